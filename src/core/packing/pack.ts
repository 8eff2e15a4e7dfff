// Selects the pieces that fit the token budget, in the given order (best first), each cut to its maximum share.
import type { Budget } from './budget.ts';
import { cutSource, neededFor, type CutSource } from './cut.ts';

/** A piece that needs tokens. `keep`: offsets of lines that must remain when it is cut. */
export interface PackItem {
  readonly lines: readonly string[];
  readonly language: string;
  readonly documentation: boolean;
  readonly keep?: readonly number[];
  /** Offsets of documentation lines: they are cut first. */
  readonly prose?: readonly number[];
  /** Offsets of lines shown before: they take no tokens. */
  readonly omit?: ReadonlySet<number>;
  /** Whether the piece was requested: it is shown whole if possible. */
  readonly isRequested?: boolean;
}

/** A packed piece. `index` is its position in the input. */
export interface PackedPiece extends CutSource {
  readonly index: number;
}

/** Result of packing; `left` pieces did not fit. Tokens are estimates. */
export interface PackResult {
  readonly packed: readonly PackedPiece[];
  readonly tokens: number;
  readonly left: number;
}

/**
 * The part of a budget that packing uses. `evenly`: small pieces are shown whole and the others share the rest; the value is the minimum
 * per piece.
 */
export type Room = Pick<Budget, 'initial' | 'documents' | 'source'> &
  Partial<Pick<Budget, 'cut' | 'bodies'>> & { readonly evenly?: number };

/** Minimum size of a piece: with fewer tokens left it is dropped. */
const smallestPiece = 60;

/** Maximum share of a piece that was not requested: docs/ranking.md, "Packing". */
const largestPart = 1 / 4;
/** Tokens that a piece may take in any budget: a whole function is worth more than two halves. Set by judgement. */
const smallestPart = 300;
/** Maximum share of one of several requested pieces, such as the frames of a trace. */
const largestAsked = 1 / 2;

/**
 * Packs `items` under `budget`, each as whole as possible. A piece that was not requested takes at most a quarter, so that one long
 * function cannot displace the rest.
 */
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
    // A piece that may not be cut must fit whole.
    if (cut.tokens > free && (packed.length || budget.cut?.cuts === false)) return;
    room[kind] -= cut.tokens;
    tokens += cut.tokens;
    packed.push({ ...cut, index });
  });
  return { packed, tokens, left: items.length - packed.length };
}

/** Tokens per item so that all of `items` fill the budget: items that need less leave the rest to the others. */
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
