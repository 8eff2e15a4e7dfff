// Chooses what fits the token budget, in the order given (best first), each piece cut to its share at most.
import type { Budget } from './budget.ts';
import { cutSource, neededFor, type CutSource } from './cut.ts';

/** A piece of the workspace that asks for room. `keep`: offsets of lines that must stay when it is cut. */
export interface PackItem {
  readonly lines: readonly string[];
  readonly language: string;
  readonly documentation: boolean;
  readonly keep?: readonly number[];
  /** Offsets of lines of documentation: they go first when it is cut. */
  readonly prose?: readonly number[];
  /** Offsets of lines that were shown before: they take no room. */
  readonly omit?: ReadonlySet<number>;
  /** It was asked for: shown whole as far as there is room. */
  readonly isRequested?: boolean;
}

/** A piece that got room. `index` is its place in what was given. */
export interface PackedPiece extends CutSource {
  readonly index: number;
}

/** Result of packing; `left` pieces found no room. Tokens are estimates. */
export interface PackResult {
  readonly packed: readonly PackedPiece[];
  readonly tokens: number;
  readonly left: number;
}

/** What a budget says to packing. `evenly`: small pieces are shown whole, and the others share what those leave; each gets so many tokens at least. */
export type Room = Pick<Budget, 'initial' | 'documents' | 'source'> &
  Partial<Pick<Budget, 'cut' | 'bodies'>> & { readonly evenly?: number };

/** A piece is not cut below this; with less room than that it is left out. */
const smallestPiece = 60;

/** Part of the room that one piece takes at most unless it was asked for: docs/ranking.md, "Packing". */
const largestPart = 1 / 4;
/** In little room a piece may take so many tokens all the same: a usual function is worth more than two halves. Set by judgement. */
const smallestPart = 300;
/** The same for one of several that were asked for, such as the frames of a trace. */
const largestAsked = 1 / 2;

/** Packs `items` under `budget`, each as whole as there is room. What was not asked for takes a quarter at most, so that one long function cannot push out the rest. */
export function pack(items: readonly PackItem[], budget: Room, lineTokens = 0): PackResult {
  const room = { documents: Math.min(budget.documents, budget.initial), source: Math.min(budget.source, budget.initial) };
  const packed: PackedPiece[] = [];
  let tokens = 0;
  const several = items.filter(({ isRequested }) => isRequested).length > 1;
  const level = budget.evenly === undefined ? Infinity : Math.max(budget.evenly, levelOf(items, budget, lineTokens));
  items.forEach((item, index) => {
    const kind = item.documentation ? 'documents' : 'source';
    const free = Math.min(room[kind], budget.initial - tokens);
    if (free < smallestPiece) return;
    const largest = item.isRequested ? (several ? largestAsked : 1) : largestPart;
    const part = Math.max(smallestPart, largest * Math.min(budget[kind], budget.initial));
    const share = Math.min(free, budget.evenly === undefined ? part : level);
    const cut = cutSource(
      item.lines,
      item.language,
      share,
      { keep: item.keep, prose: item.prose, omit: item.omit, lineTokens },
      budget.cut,
    );
    // A piece that may not be cut needs room for all of it.
    if (cut.tokens > free && (packed.length || budget.cut?.cuts === false)) return;
    room[kind] -= cut.tokens;
    tokens += cut.tokens;
    packed.push({ ...cut, index });
  });
  return { packed, tokens, left: items.length - packed.length };
}

/** So many tokens for each of `items` that all of them together take the room: those that need less leave the rest to others. */
function levelOf(items: readonly PackItem[], { initial, cut }: Room, lineTokens: number): number {
  const needs = items.map(({ lines, omit }) => neededFor(lines, { omit, lineTokens }, cut?.mostLines)).sort((a, b) => a - b);
  let left = initial;
  for (const [i, need] of needs.entries()) {
    const even = left / (needs.length - i);
    if (need > even) return Math.floor(even);
    left -= need;
  }
  return Infinity;
}
