// Finds the chunks that can still be among the best, so that common words of a long question count for those alone.
import { BestChunks } from './ranking.ts';

/** Scores so far, by chunk; later terms only add to them. */
export interface PartialScores {
  readonly touchedChunks: readonly number[];
  partialScore(chunk: number): number;
}

/** A check repeats when the outstanding value has fallen to this share, because each check passes over all touched chunks. */
const nextCheckShare = 0.5;
/** Tolerance: sums of the same numbers differ in their last digits. */
const slack = 1 - 1e-9;

/**
 * The MAXSCORE bound (Turtle and Flood, 1995) for scores that grow term by term: a term adds less than its value, so an untouched chunk
 * gets less than the values of all outstanding terms. The result is exactly that without pruning.
 */
export class Pruning {
  readonly #limit: number;
  readonly #factorOf: (chunk: number) => number;
  readonly #maxFactor: number;
  #checkAt: number;

  /**
   * @param limit how many of the best are wanted
   * @param factorOf factor of the final score of a chunk, at most `maxFactor`
   * @param total values of all terms
   */
  constructor(limit: number, factorOf: (chunk: number) => number, maxFactor: number, total: number) {
    this.#limit = limit;
    this.#factorOf = factorOf;
    this.#maxFactor = maxFactor;
    this.#checkAt = total * nextCheckShare;
  }

  /**
   * Touched chunks that can still be among the best, or have the highest score before its factor. Undefined while untouched chunks can be
   * too, and while a check is not worth it. `outstandingValue`: values of the outstanding terms.
   */
  survivors(scores: PartialScores, outstandingValue: number): readonly number[] | undefined {
    if (outstandingValue > this.#checkAt || outstandingValue <= 0) return undefined;
    this.#checkAt = outstandingValue * nextCheckShare;
    const maxFactor = this.#maxFactor;
    const best = new BestChunks(this.#limit, () => 0);
    let highest = 0;
    let worst = 0;
    for (const chunk of scores.touchedChunks) {
      const partialScore = scores.partialScore(chunk);
      if (partialScore > highest) highest = partialScore;
      if (partialScore * maxFactor <= worst) continue;
      best.offer(chunk, partialScore * this.#factorOf(chunk));
      worst = best.floor;
    }
    const floor = worst * slack;
    if (outstandingValue * maxFactor >= floor) return undefined;
    return scores.touchedChunks.filter((chunk) => {
      const upperBound = scores.partialScore(chunk) + outstandingValue;
      return upperBound >= highest * slack || (upperBound * maxFactor >= floor && upperBound * this.#factorOf(chunk) >= floor);
    });
  }
}
