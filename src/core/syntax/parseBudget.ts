// Time limit for parsing one text. Every text gets a tree in the end, but some broken ones only after minutes.

/**
 * Time in ms for any text, and for each of its characters. Sound text takes far less: of 5,300 files of eleven public projects (2026-11-23,
 * two busy cores) the slowest short one took 97 ms for 5 kB, the slowest of all 477 ms for 320 kB. 3,000 mutations of the fixtures of each
 * language (`npm run bench -- parse-fuzz 3000`) took 161 ms at most, except those that would have taken minutes.
 */
const [baseMs, msPerCharacter] = [800, 0.01];
/**
 * Longest gap that counts, in ms. The parser asks every 100 steps, some 40 ms even in a slow text; after a longer gap the machine slept or
 * was busy elsewhere.
 */
const maxGap = 100;

/** Remaining time for one text, however often it is parsed. */
export class ParseBudget {
  #msLeft: number;
  #last = Date.now();

  constructor(text: string) {
    this.#msLeft = baseMs + msPerCharacter * text.length;
  }

  /** Subtracts the time since the last call; true when nothing is left. */
  isSpent(): boolean {
    const now = Date.now();
    this.#msLeft -= Math.min(maxGap, Math.max(0, now - this.#last));
    this.#last = now;
    return this.#msLeft <= 0;
  }
}
