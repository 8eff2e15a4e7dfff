// How much of what look-ups unpack, compute and read stays in memory: one budget for all of it, as a share of the index.

/** What may stay in memory. */
export interface LookUpRoom {
  /** Packed bytes of facts; unpacked, with the tables over them, they take some five times as much. */
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

/** A small index takes less than the engine itself: below so many symbols nothing is saved. */
const fewest = 5000;

/**
 * The room in an index of so many symbols, which takes 4.8 KB of heap a symbol (apollo-client 4.9, typeorm 4.75). Measured with 500 look-ups in
 * apollo-client: answers need no more (20,000 are computed in place of 13,600 with room for all, for 16 MB less), code needs room for nearly all
 * of it (6 MB; a twentieth of that doubles the p95), facts are unpacked anew six times as often as with room for all, for 40 MB less.
 */
export function lookUpRoom(symbols: number): LookUpRoom {
  const size = Math.max(fewest, symbols);
  return { facts: 160 * size, answers: 0.1 * size, texts: 0.1 * size, blanked: 60 * size, code: 600 * size };
}
