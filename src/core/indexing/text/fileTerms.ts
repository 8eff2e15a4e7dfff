// Numbers the terms of one file and counts them field by field.
import { eachRun, termsOfRun, type TermSource } from '../../text/tokenizer.ts';

/** The terms of one file, each once, in order of first occurrence. */
export class FileTerms {
  readonly #ids = new Map<string, number>();
  /** Counts of the current field by term; all zero between calls. */
  readonly #counts: number[] = [];
  /** Terms of earlier runs, by source: names repeat often within a file. */
  readonly #runs: Readonly<Record<TermSource, Map<string, readonly number[]>>> = { code: new Map(), prose: new Map() };

  /** The terms so far. */
  get terms(): readonly string[] {
    return [...this.#ids.keys()];
  }

  /** Counts the terms of all `texts` together: `[term, count, term, count, …]`, or undefined when there are none. */
  count(source: TermSource, texts: Iterable<string>): readonly number[] | undefined {
    const termIds: number[] = [];
    const counts = this.#counts;
    const runs = this.#runs[source];
    const takeId = (id: number): void => {
      const count = counts[id] ?? 0;
      if (count === 0) termIds.push(id);
      counts[id] = count + 1;
    };
    const takeRun = (run: string): void => {
      let ids = runs.get(run);
      if (!ids) runs.set(run, (ids = termsOfRun(run, source).map((term) => this.#idOf(term))));
      for (let at = 0; at < ids.length; at++) takeId(ids[at] ?? 0);
    };
    for (const text of texts) eachRun(text, takeRun, (term) => takeId(this.#idOf(term)));
    return termIds.length ? this.#collect(termIds) : undefined;
  }

  #idOf(term: string): number {
    const knownId = this.#ids.get(term);
    if (knownId !== undefined) return knownId;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    return id;
  }

  #collect(termIds: readonly number[]): number[] {
    const pairs: number[] = [];
    for (const id of termIds) {
      pairs.push(id, this.#counts[id] ?? 0);
      this.#counts[id] = 0;
    }
    return pairs;
  }
}
