// Numbers the terms of one file and counts them field by field.
import { eachTerm, type TermSource } from './terms.ts';

/** The terms of one file, each once, in the order in which they were first met. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  /** Counts of the field at hand by term; all zero between calls. */
  readonly #counts: number[] = [];

  /** The terms met so far. */
  get terms(): readonly string[] {
    return [...this.#ids.keys()];
  }

  /** Counts the terms of all `texts` together: `[term, count, term, count, …]`, or undefined when there are none. */
  count(source: TermSource, texts: Iterable<string>): readonly number[] | undefined {
    const seen: number[] = [];
    const take = (term: string): void => {
      const id = this.#idOf(term);
      const count = this.#counts[id] ?? 0;
      if (count === 0) seen.push(id);
      this.#counts[id] = count + 1;
    };
    for (const text of texts) eachTerm(text, source, take);
    return seen.length ? this.#collect(seen) : undefined;
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    return id;
  }

  #collect(seen: readonly number[]): number[] {
    const pairs: number[] = [];
    for (const id of seen) {
      pairs.push(id, this.#counts[id] ?? 0);
      this.#counts[id] = 0;
    }
    return pairs;
  }
}
