// How much of what look-ups unpack, compute and read stays in memory: one budget for all of it, as a share of the index.

/** What may stay in memory. */
export interface LookUpRoom {
  /** Packed bytes of facts; unpacked, with the tables over them, they take some seven times as much. */
  readonly facts: number;
  /** Answers of each of the two memos; some 500 bytes each. */
  readonly answers: number;
  /** Types and expressions that were read; some 300 bytes each. */
  readonly texts: number;
  /** Characters of code without comments. */
  readonly code: number;
  /** Bytes of where comments and strings stand. */
  readonly blanked: number;
}

/** Questions of a look-up between two looks at what there is room for: one unpacks a file or two. */
export const questionsAtOnce = 16;

/** A small index takes less than the engine itself: below so many symbols nothing is saved. */
const fewest = 5000;

/**
 * The room in an index of so many symbols, which takes 5 KB of heap a symbol. Measured with 500 look-ups each in an index of 15,509 symbols and
 * one of 28,157: a third of the answers costs no time that can be measured, half of the code costs little while where its comments stand is kept.
 * Fewer facts cost most: with a third of them (and half of the code) look-ups take up to a third longer at p95, for 8 to 16 MB less.
 */
export function lookUpRoom(symbols: number): LookUpRoom {
  const size = Math.max(fewest, symbols);
  return { facts: 90 * size, answers: 0.03 * size, texts: 0.03 * size, blanked: 300 * size, code: 300 * size };
}
