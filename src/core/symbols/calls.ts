// Calls as written, and functions that are named without being called.
import type { Node } from 'web-tree-sitter';
import { captured, capturedAs, type Captures } from './captures.ts';
import type { FileContext } from './context.ts';
import type { CallFact } from './facts.ts';
import { fold, type Source } from './source.ts';
import type { Owners } from './owners.ts';

const receiverLimit = 100;

/** Calls by the offset of the name called, so that reads and references know these places are spoken for. */
export function findCalls(captures: Captures, source: Source, owners: Owners): Map<number, CallFact> {
  const calls = new Map<number, CallFact>();
  for (const match of captures('call')) {
    const call = capturedAs(match, 'call');
    if (!call) continue;
    const { node, kind } = call;
    const start = node.startIndex;
    // A decorator with arguments also matches as a plain call; the first telling match stays.
    if (calls.has(start) && kind !== 'decorator') continue;
    const name = kind === 'function' ? '<anonymous>' : source.folded(node, 200);
    if (kind === 'component' && /^[a-z]/.test(name) && !captured(match, 'receiver')) continue;
    const receiver = captured(match, 'receiver');
    const dotted = kind === 'new' && name.includes('.') ? name.lastIndexOf('.') : -1;
    calls.set(start, {
      caller: kind === 'decorator' ? owners.outside(start) : owners.running(start),
      name: dotted < 0 ? name : name.slice(dotted + 1),
      ...(receiver || dotted > 0 ? { receiver: receiver ? receiverText(receiver, source) : name.slice(0, dotted) } : {}),
      line: node.startPosition.row,
      column: node.startPosition.column,
      how: kind === 'new' || kind === 'decorator' || kind === 'reference' ? kind : 'call',
      arguments: captured(match, 'arguments')?.namedChildCount ?? 0,
    });
  }
  return calls;
}

function receiverText(node: Node, source: Source): string {
  const { startIndex, endIndex } = node;
  return fold(source.text.slice(startIndex, Math.min(endIndex, startIndex + 4 * receiverLimit)), Number.MAX_SAFE_INTEGER).slice(
    0,
    receiverLimit,
  );
}

/** Nameless functions as references from where they stand, so that the way into them is not lost. */
export function namelessReferences({ drafts, calls, owners, source }: FileContext): CallFact[] {
  return drafts.flatMap((draft): CallFact[] => {
    if (draft.name !== '<anonymous>' || calls.has(draft.start)) return [];
    const { line, column } = source.position(draft.start);
    return [{ caller: owners.outside(draft.start), name: draft.name, line, column, how: 'reference', arguments: 0 }];
  });
}

/** Calls in the order of the text. */
export function inOrder(calls: CallFact[]): CallFact[] {
  return calls.sort((a, b) => a.line - b.line || a.column - b.column);
}
