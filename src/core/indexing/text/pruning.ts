// Finds the chunks that can still be among the best, so that common words of a long question count for those alone.
import { BestChunks } from './ranking.ts';

/** Scores so far, by chunk; later terms only add to them. */
export interface PartialScores {
  readonly touched: readonly number[];
  soFar(chunk: number): number;
}

/** The check repeats when the outstanding value has fallen to this share: each check passes over all touched chunks. */
const nextLook = 0.5;
/** Tolerance: sums of the same numbers differ in their last digits. */
const slack = 1 - 1e-9;

/**
 * The MAXSCORE bound (Turtle and Flood, 1995) for scores that grow term by term: a term adds less than its value, so an untouched chunk
 * gets less than the values of all outstanding terms. The result is exactly that without pruning.
 */
export class Pruning {
  readonly #limit: number;
  readonly #factorOf: (chunk: number) => number;
  readonly #mostFactor: number;
  #lookAt: number;

  /**
   * @param limit how many of the best are wanted
   * @param factorOf factor of the final score of a chunk, at most `mostFactor`
   * @param total values of all terms
   */
  constructor(limit: number, factorOf: (chunk: number) => number, mostFactor: number, total: number) {
    this.#limit = limit;
    this.#factorOf = factorOf;
    this.#mostFactor = mostFactor;
    this.#lookAt = total * nextLook;
  }

  /**
   * Touched chunks that can still be among the best, or have the highest score before its factor. Undefined while untouched chunks can be
   * too, and while a check is not worth it. `toCome`: values of the outstanding terms.
   */
  survivors(scores: PartialScores, toCome: number): readonly number[] | undefined {
    if (toCome > this.#lookAt || toCome <= 0) return undefined;
    this.#lookAt = toCome * nextLook;
    const most = this.#mostFactor;
    const best = new BestChunks(this.#limit, () => 0);
    let highest = 0;
    let worst = 0;
    for (const chunk of scores.touched) {
      const soFar = scores.soFar(chunk);
      if (soFar > highest) highest = soFar;
      if (soFar * most <= worst) continue;
      best.offer(chunk, soFar * this.#factorOf(chunk));
      worst = best.floor;
    }
    const floor = worst * slack;
    if (toCome * most >= floor) return undefined;
    return scores.touched.filter((chunk) => {
      const atMost = scores.soFar(chunk) + toCome;
      return atMost >= highest * slack || (atMost * most >= floor && atMost * this.#factorOf(chunk) >= floor);
    });
  }
}
