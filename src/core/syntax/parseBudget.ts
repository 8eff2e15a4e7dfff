// Limits the time for parsing one text: some broken texts get a tree only after minutes.

/** Time for any text, in ms. Sound text takes far less: docs/ranking.md, "Looking through texts". */
const baseMs = 800;
/** Further time for each character, in ms. */
const msPerCharacter = 0.01;
/**
 * Maximum time between two calls that counts, in ms. The parser calls every 100 steps, some 40 ms even in a slow text. After a longer time
 * the machine slept or was busy elsewhere.
 */
const maxGap = 100;

/** Remaining time for one text, however often it is parsed. */
export class ParseBudget {
  #msLeft: number;
  #last = Date.now();

  constructor(text: string) {
    this.#msLeft = baseMs + msPerCharacter * text.length;
  }

  /** Subtracts the time since the last call. Returns whether nothing is left. */
  isSpent(): boolean {
    const now = Date.now();
    this.#msLeft -= Math.min(maxGap, Math.max(0, now - this.#last));
    this.#last = now;
    return this.#msLeft <= 0;
  }
}
