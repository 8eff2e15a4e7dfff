// Caches expression types per scope while the files stay the same: callers ask for many places of one scope in a row.
import { RecentMemo } from '../../base/collections/recentMemo.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { DependencyTracker, RememberedValue } from '../files/dependencyTracker.ts';

/** Cached answers that hold on every line of their scope. */
export class PlaceMemo {
  readonly #tracker: DependencyTracker;
  readonly #answers = new RecentMemo<RememberedValue>();
  #generation = 0;
  #notes = 0;
  #depth = 0;

  constructor(tracker: DependencyTracker) {
    this.#tracker = tracker;
  }

  /** Returns the cached or computed answer. {@link noteLine} and cuts keep answers that hold only at one place out of the cache. */
  of<T>(entry: FileEntry, key: string, compute: () => T): T {
    if (this.#generation !== this.#tracker.generation) this.#clear();
    const cachedAnswer = this.#answers.get(entry, key);
    if (cachedAnswer) {
      this.#tracker.useValue(cachedAnswer);
      return cachedAnswer.value as T;
    }
    const [notes, cuts] = [this.#notes, this.#tracker.cuts];
    this.#depth++;
    let answer: RememberedValue & { readonly value: T };
    try {
      answer = this.#tracker.trace(compute);
    } finally {
      this.#depth--;
    }
    // A cycle entered here is always entered here, so a top-level answer is complete.
    const isWhole = this.#tracker.cuts === cuts || this.#depth === 0;
    if (this.#notes === notes && isWhole) this.#answers.set(entry, key, answer);
    return answer.value;
  }

  /** Keeps at most `maxAnswers` answers. */
  trim(maxAnswers: number): void {
    this.#answers.trim(maxAnswers);
  }

  /** Call it when an answer depends on the line of the place, or on the remaining step budget. */
  noteLine(): void {
    this.#notes++;
  }

  /** Runs `compute` for a fixed place: a dependency on its line does not affect the caller's cache entry. */
  runElsewhere<T>(compute: () => T): T {
    const notes = this.#notes;
    const answer = compute();
    this.#notes = notes;
    return answer;
  }

  #clear(): void {
    this.#answers.clear();
    this.#generation = this.#tracker.generation;
  }
}
