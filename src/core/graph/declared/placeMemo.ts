// Remembers what expressions are, by the scope that they stand in, as long as the files stay the same: one is asked about line by line.
import { RecentMemo } from '../../base/collections/recentMemo.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Dependencies, RememberedValue } from '../files/dependencies.ts';

/** Answers that hold on every line of their scope. */
export class PlaceMemo {
  readonly #dependencies: Dependencies;
  readonly #answers = new RecentMemo<RememberedValue>();
  #generation = 0;
  #notes = 0;
  #depth = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `compute`, which is told by {@link noteLine} and by cuts that its answer may be another one elsewhere. */
  of<T>(entry: FileEntry, key: string, compute: () => T): T {
    if (this.#generation !== this.#dependencies.generation) this.#clear();
    const known = this.#answers.get(entry, key);
    if (known) {
      this.#dependencies.take(known);
      return known.value as T;
    }
    const [notes, cuts] = [this.#notes, this.#dependencies.cuts];
    this.#depth++;
    let answer: RememberedValue & { readonly value: T };
    try {
      answer = this.#dependencies.traced(compute);
    } finally {
      this.#depth--;
    }
    // A circle that was entered here is always entered here.
    const isWhole = this.#dependencies.cuts === cuts || this.#depth === 0;
    if (this.#notes === notes && isWhole) this.#answers.set(entry, key, answer);
    return answer.value;
  }

  /** Keeps at most `most` answers. */
  trim(most: number): void {
    this.#answers.trim(most);
  }

  /** To be called where the line of the place, or how much was computed before, decides. */
  noteLine(): void {
    this.#notes++;
  }

  /** `compute` for a place of its own: what its line decides holds for all who ask. */
  elsewhere<T>(compute: () => T): T {
    const notes = this.#notes;
    const answer = compute();
    this.#notes = notes;
    return answer;
  }

  #clear(): void {
    this.#answers.clear();
    this.#generation = this.#dependencies.generation;
  }
}
