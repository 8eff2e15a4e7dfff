// Memory budget for data that lookups unpack, compute and parse, as a share of the index.

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

/** Minimum number of symbols for the budget: a smaller index takes less than the engine itself, so a smaller budget saves nothing. */
const minSymbols = 5000;

/**
 * Budget for an index with the given number of symbols, which takes 5 KB of heap a symbol. Measured with 500 lookups each in an index of
 * 15,509 symbols and one of 28,157. A third of the answers costs no measurable time; half of the code costs little while comment
 * positions stay in memory. Fewer facts cost most: with a third of them (and half of the code) lookups take up to a third longer at p95,
 * for 8 to 16 MB less.
 */
export function lookUpLimits(symbols: number): LookUpLimits {
  const size = Math.max(minSymbols, symbols);
  return { facts: 90 * size, answers: 0.03 * size, texts: 0.03 * size, blankPositions: 300 * size, code: 300 * size };
}
