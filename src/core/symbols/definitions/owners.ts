// Maps an offset to the symbol whose definition contains it, or that runs the code there.
import type { Grammar } from '../../syntax/language.ts';
import type { Draft } from './draft.ts';
import { OwnerSpans } from './ownerSpans.ts';

/** Owners in one file; symbols have the indexes of its facts (0 for the module). */
export interface Owners {
  /** The innermost symbol whose definition contains the offset, head and decorators included. */
  holderAt(offset: number): number;
  /** The innermost symbol that runs the code at the offset. */
  runnerAt(offset: number): number;
  /** Whether the code of a symbol starts exactly at the offset. */
  beginsAt(offset: number): boolean;
  /** The symbol around the one whose definition contains the offset; a decorator is called from there. */
  outerAt(offset: number): number;
}

/** Spans of whole definitions, with the indexes of the facts. */
export function definitionSpansOf(drafts: readonly Draft[]): OwnerSpans {
  return new OwnerSpans(
    drafts.map((draft, i) => ({ start: draft.start, end: draft.end, owner: i + 1 })),
    0,
  );
}

/**
 * Owners of the definitions and of the code that runs inside them.
 * @param heads offset of each draft after its decorators
 */
export function ownersOf(drafts: readonly Draft[], definitionSpans: OwnerSpans, heads: readonly number[], grammar: Grammar): Owners {
  const codeSpans = new OwnerSpans(
    drafts.flatMap((draft, i) => {
      // Constants and types run no code themselves: the enclosing symbol computes them.
      if (draft.kind === 'constant' || draft.kind === 'type' || draft.kind === 'interface') return [];
      return [{ start: scopeStart(draft, heads[i] ?? draft.start, grammar), end: draft.end, owner: i + 1 }];
    }),
    0,
  );
  return {
    holderAt: (offset) => definitionSpans.ownerAt(offset),
    runnerAt: (offset) => codeSpans.ownerAt(offset),
    beginsAt: (offset) => codeSpans.beginsAt(offset),
    outerAt: (offset) => {
      let at = drafts[definitionSpans.ownerAt(offset) - 1]?.enclosingSymbol ?? 0;
      while (drafts[at - 1]?.kind === 'constant') at = drafts[at - 1]?.enclosingSymbol ?? 0;
      return at;
    },
  };
}

function scopeStart(draft: Draft, head: number, grammar: Grammar): number {
  if (draft.entry) return draft.entry.scopeStart;
  const body = grammar.rules.headsRunOutside ? draft.body.childForFieldName('body') : null;
  // The construction of an anonymous class belongs to the enclosing symbol; the class body comes last.
  if (draft.kind === 'class' && draft.name === '<anonymous>') return draft.body.lastNamedChild?.startIndex ?? head;
  // `this.run = () => …` assigns around the function, so only the function's own text runs inside it.
  return body?.startIndex ?? (draft.body === draft.node ? head : Math.max(head, draft.body.startIndex));
}
