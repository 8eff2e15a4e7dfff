// Finds out which chunks can still be among the best, so that the common words of a long question are counted for those alone.
import { BestChunks } from './ranking.ts';

/** Scores so far, by chunk; what is still to come only adds to them. */
export interface PartialScores {
  readonly touched: readonly number[];
  soFar(chunk: number): number;
}

/** It is looked again when what is to come has fallen to this share of what it was: each look passes over all chunks that were met. */
const nextLook = 0.5;
/** Sums of the same numbers differ in their last digits. */
const slack = 1 - 1e-9;

/**
 * The MAXSCORE bound (Turtle and Flood, 1995) for scores that grow term by term: a term adds less than its value, so that a chunk that has not been
 * met gets less than the values of all terms to come. What is found is exactly what is found without it.
 */
export class Pruning {
  readonly #limit: number;
  readonly #factorOf: (chunk: number) => number;
  readonly #mostFactor: number;
  #lookAt: number;

  /**
   * @param limit how many of the best are wanted
   * @param factorOf by which the score of a chunk is multiplied in the end, at most `mostFactor`
   * @param total values of all terms
   */
  constructor(limit: number, factorOf: (chunk: number) => number, mostFactor: number, total: number) {
    this.#limit = limit;
    this.#factorOf = factorOf;
    this.#mostFactor = mostFactor;
    this.#lookAt = total * nextLook;
  }

  /**
   * Of the chunks that were met those that can still be among the best, or have the highest score before its factor; undefined while chunks that
   * were not met can be too, and while it is not worth looking. `toCome`: values of the terms that have not been counted.
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
