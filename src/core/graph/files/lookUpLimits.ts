// Memory budget for data that lookups unpack, compute and parse, in proportion to the index. The measurements behind it are in
// docs/ranking.md and docs/measurements/uses.md.

/** Limits of data in memory. */
export interface LookUpLimits {
  /** Packed bytes of facts; unpacked, with their tables, they take some seven times as much. */
  readonly facts: number;
  /** Entries of each of the two caches; some 500 bytes each. */
  readonly answers: number;
  /** Parsed types and expressions; some 300 bytes each. */
  readonly texts: number;
  /** Characters of code without comments. */
  readonly code: number;
  /** Bytes of the positions of comments and strings. */
  readonly blankPositions: number;
}

/** Number of lookup queries between two checks of the budget: one query unpacks a file or two. */
export const queriesAtOnce = 16;

/** Minimum number of symbols for the budget: a smaller index takes less memory than the engine itself. */
const minSymbols = 5000;

/**
 * Budget for an index with the given number of symbols, which takes 5 KB of heap a symbol. Facts are worth the most: with a third of them
 * lookups take up to a third longer.
 */
export function lookUpLimits(symbols: number): LookUpLimits {
  const size = Math.max(minSymbols, symbols);
  return { facts: 90 * size, answers: 0.03 * size, texts: 0.03 * size, blankPositions: 300 * size, code: 300 * size };
}
