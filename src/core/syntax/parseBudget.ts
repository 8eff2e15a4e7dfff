// How long the parser may take for one text. Every text gets a tree in the end, but some broken ones only after minutes.

/**
 * Time in ms for any text, and for each of its characters. Sound text takes far less: of 5,300 files of eleven public projects (2026-11-23,
 * two busy cores) the slowest short one took 97 ms for 5 kB, the slowest of all 477 ms for 320 kB; 3,000 mutations of the fixtures of each
 * language (`npm run bench -- parse-fuzz 3000`) took 161 ms at most, but for those that would have taken minutes.
 */
const [forAny, forCharacter] = [800, 0.01];
/** The parser asks every 100 steps, which even a slow text takes some 40 ms for. A longer gap means that the machine slept or was busy elsewhere. */
const longestGap = 100;

/** What is left of the time for one text, however often it is parsed. */
export class ParseBudget {
  #left: number;
  #last = Date.now();

  constructor(text: string) {
    this.#left = forAny + forCharacter * text.length;
  }

  /** Takes the time since the last call off the budget. */
  isSpent(): boolean {
    const now = Date.now();
    this.#left -= Math.min(longestGap, Math.max(0, now - this.#last));
    this.#last = now;
    return this.#left <= 0;
  }
}
