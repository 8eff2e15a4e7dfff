// Finds calls as written. Their places are found once for all finders of special calls: loggers, tests, routes, mutating methods.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, capturedAs, type Captures } from '../captures.ts';
import type { FileContext } from '../fileContext.ts';
import type { CallFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import { toDots, fold, type Source } from '../source.ts';
import { writtenType } from '../types/writtenTypes.ts';
import type { CallSite } from './callSite.ts';

const receiverLimit = 300;
const nameLimit = 200;

/** All places of calls, constructions, decorators and components. */
export function findCallSites(captures: Captures, source: Source): CallSite[] {
  const sites = new Map<number, CallSite>();
  for (const match of captures('call')) {
    const call = capturedAs(match, 'call');
    if (!call) continue;
    const { node, kind } = call;
    // A decorator with arguments also matches as a plain call; the specific match wins.
    const callOffset = offsetOf(node, kind);
    if (sites.has(callOffset) && kind !== 'decorator') continue;
    const callText = source.foldedText(node, nameLimit);
    const path = kind === 'path' || (kind === 'new' && /::|\\/.test(callText)) ? pathOf(callText) : undefined;
    const name =
      path?.name ?? (kind === 'function' ? '<anonymous>' : kind === 'computed' ? '<computed>' : source.foldedText(node, nameLimit));
    const receiver = kind === 'computed' ? node : captureOf(match, 'receiver');
    // Lower-case tags are HTML elements, not components.
    if (kind === 'component' && !receiver && /^[a-z]/.test(name)) continue;
    const how = kind === 'new' || kind === 'decorator' || kind === 'reference' ? kind : 'call';
    sites.set(callOffset, {
      node,
      offset: callOffset,
      name,
      receiver,
      ...(path ? { scope: path.scope } : {}),
      arguments: captureOf(match, 'arguments'),
      how,
    });
  }
  return [...sites.values()];
}

/** Splits `a::b<T>::f<U>` into scope `a::b` and name `f`. */
function pathOf(text: string): { readonly scope: string; readonly name: string } {
  const path = toDots(text.replace(/<[^<>]*>/g, '').replace(/<[^<>]*>/g, '')).replace(/[<\s][^]*$/, '');
  const dot = path.lastIndexOf('.');
  return { scope: path.slice(0, Math.max(dot, 0)), name: path.slice(dot + 1) };
}

/** Both calls in `f()()` start at `f`; the outer one is placed at the bracket that ends its callee. */
function offsetOf(node: SyntaxNode, kind: string): number {
  return kind === 'computed' ? node.endIndex - 1 : node.startIndex;
}

/** Facts of the calls, keyed by offset of the called name, so that the finder of reads and references skips these places. */
export function callFacts(
  sites: readonly CallSite[],
  source: Source,
  owners: Owners,
  argumentsTextOf: (list: SyntaxNode | undefined) => string,
  literalTypes: ReadonlyMap<string, string> | undefined,
): Map<number, CallFact> {
  const calls = new Map<number, CallFact>();
  for (const { node, offset: callOffset, name, receiver, scope, arguments: list, how } of sites) {
    const start = node.startIndex;
    const argumentTerms = argumentsTextOf(list);
    // Java writes `new a.b.C()` with a single name.
    const dot = how === 'new' && !receiver ? name.lastIndexOf('.') : -1;
    const receiverName = receiver ? receiverText(receiver, source) : (scope ?? name.slice(0, Math.max(dot, 0)));
    calls.set(callOffset, {
      // A decorator and an immediately called function run in the enclosing symbol.
      caller: how === 'decorator' || name === '<anonymous>' ? owners.outerAt(start) : owners.runnerAt(start),
      name: name.slice(dot + 1),
      ...(receiverName ? { receiver: receiverName } : {}),
      ...(receiver && isPath(source.text.slice(receiver.endIndex, start)) ? { inPath: true } : {}),
      ...(name === '<computed>' ? source.position(callOffset) : { line: node.startPosition.row, column: node.startPosition.column }),
      how,
      arguments: list?.namedChildCount ?? 0,
      ...(argumentTerms ? { passed: argumentTerms } : {}),
      ...literalsOf(list, literalTypes, source),
      ...typeArgumentsOf(list, source),
    });
  }
  return calls;
}

/** Whether the text between a receiver and a name separates the parts of a path. */
function isPath(separator: string): boolean {
  return separator.trim() === '::';
}

/** Types of literal arguments; a suffix distinguishes numbers of the same form. */
function literalsOf(
  list: SyntaxNode | undefined,
  types: ReadonlyMap<string, string> | undefined,
  { text }: Source,
): { readonly literals?: string } {
  if (!list?.namedChildCount || !types) return {};
  const typeNames = list.namedChildren.map(({ type, endIndex }) => {
    const name = types.get(type) ?? '';
    const lastCharacter = text.charAt(endIndex - 1).toLowerCase();
    return name === 'int' && lastCharacter === 'l' ? 'long' : name === 'double' && lastCharacter === 'f' ? 'float' : name;
  });
  return typeNames.some((type) => type !== '') ? { literals: typeNames.join() } : {};
}

/** Type arguments of a TypeScript call: `make<A, B>(…)`. */
function typeArgumentsOf(list: SyntaxNode | undefined, source: Source): { readonly types?: string } {
  const types = list?.parent?.childForFieldName('type_arguments');
  const text = types?.type === 'type_arguments' ? writtenType(types, source) : '';
  return text.length > 2 && text.length < maxTypesLength ? { types: text.slice(1, -1) } : {};
}

const maxTypesLength = 400;

function receiverText(node: SyntaxNode, source: Source): string {
  const { startIndex, endIndex } = node;
  const text = source.text.slice(startIndex, Math.min(endIndex, startIndex + 4 * receiverLimit));
  return fold(text, Number.MAX_SAFE_INTEGER).slice(0, receiverLimit);
}

/** References to anonymous functions from their place, so that they stay reachable. */
export function anonymousReferences({ captures, drafts, calls, owners, source }: FileContext): CallFact[] {
  const decorators = captures('decorator').flatMap((match) => captureOf(match, 'decorator') ?? []);
  // Functions in a decorator run when the file is loaded, not when the class is constructed.
  const isInDecorator = (at: number): boolean => decorators.some(({ startIndex, endIndex }) => startIndex < at && at < endIndex);
  return drafts.flatMap((draft): CallFact[] => {
    if (draft.name !== '<anonymous>' || calls.has(draft.start)) return [];
    const { line, column } = source.position(draft.start);
    const caller = isInDecorator(draft.start) ? 0 : owners.outerAt(draft.start);
    return [{ caller, name: draft.name, line, column, how: 'reference', arguments: 0 }];
  });
}

/** Calls in text order. */
export function sortCalls(calls: CallFact[]): CallFact[] {
  return calls.sort((a, b) => a.line - b.line || a.column - b.column);
}
