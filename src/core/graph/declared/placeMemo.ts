// Remembers what expressions are, by the scope that they stand in, as long as the files stay the same: one is asked about line by line.
import type { FileEntry } from '../fileEntry.ts';
import type { Dependencies, Remembered } from '../dependencies.ts';

/** Answers of all files. Set by judgement: a large project asks for some thousand until it changes. */
const mostAnswers = 30_000;

/** Answers that hold on every line of their scope. */
export class PlaceMemo {
  readonly #dependencies: Dependencies;
  readonly #answers = new Map<FileEntry, Map<string, Remembered>>();
  #generation = 0;
  #size = 0;
  #notes = 0;
  #depth = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `compute`, which is told by {@link noteLine} and by cuts that its answer may be another one elsewhere. */
  of<T>(entry: FileEntry, key: string, compute: () => T): T {
    if (this.#generation !== this.#dependencies.generation) this.#clear();
    const known = this.#answers.get(entry)?.get(key);
    if (known) {
      this.#dependencies.take(known);
      return known.value as T;
    }
    const [notes, cuts] = [this.#notes, this.#dependencies.cuts];
    this.#depth++;
    let answer: Remembered & { readonly value: T };
    try {
      answer = this.#dependencies.traced(compute);
    } finally {
      this.#depth--;
    }
    // A circle that was entered here is always entered here.
    const isWhole = this.#dependencies.cuts === cuts || this.#depth === 0;
    if (this.#notes === notes && isWhole) this.#set(entry, key, answer);
    return answer.value;
  }

  #set(entry: FileEntry, key: string, answer: Remembered): void {
    if (++this.#size > mostAnswers) this.#clear();
    const answers = this.#answers.get(entry) ?? new Map<string, Remembered>();
    this.#answers.set(entry, answers.set(key, answer));
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
    this.#size = 0;
    this.#generation = this.#dependencies.generation;
  }
}
