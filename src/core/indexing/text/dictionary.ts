// Dictionary of all terms in the index: their numbers, and the number of chunks with each.
import { NumberList } from './numberList.ts';

/** The terms by number, and the number of chunks with each. */
export interface SavedDictionary {
  readonly terms: readonly string[];
  readonly frequencies: Uint32Array<ArrayBuffer>;
}

/** Maps terms to numbers. Numbers are never reused; compaction drops terms without a chunk. */
export class Dictionary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[];
  readonly #frequencies: NumberList;
  #live = 0;

  /** @param savedDictionary result of {@link save} */
  constructor(savedDictionary?: SavedDictionary) {
    this.#terms = [...(savedDictionary?.terms ?? [])];
    this.#frequencies = savedDictionary ? NumberList.of(savedDictionary.frequencies) : new NumberList();
    for (const [id, term] of this.#terms.entries()) this.#ids.set(term, id);
    for (let id = 0; id < this.#terms.length; id++) if (this.#frequencies.at(id) > 0) this.#live++;
  }

  /** All terms by their numbers, for another dictionary; valid until this one changes. */
  save(): SavedDictionary {
    return { terms: this.#terms, frequencies: this.#frequencies.all() };
  }

  /** Numbers given out so far. */
  get size(): number {
    return this.#ids.size;
  }

  /** Terms that are in at least one chunk. */
  get live(): number {
    return this.#live;
  }

  /** Number of a term; a new term gets a new one. */
  add(term: string): number {
    const knownId = this.#ids.get(term);
    if (knownId !== undefined) return knownId;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    this.#terms.push(term);
    this.#frequencies.push(0);
    return id;
  }

  idOf(term: string): number | undefined {
    return this.#ids.get(term);
  }

  termOf(id: number): string {
    return this.#terms[id] ?? '';
  }

  /** Chunks that hold the term. */
  frequency(id: number): number {
    return this.#frequencies.at(id);
  }

  /** Counts one chunk more or less with the term. */
  count(id: number, by: 1 | -1): void {
    const before = this.#frequencies.at(id);
    this.#frequencies.set(id, before + by);
    if (before === 0) this.#live++;
    else if (before === 1 && by < 0) this.#live--;
  }

  entries(): IterableIterator<[term: string, id: number]> {
    return this.#ids.entries();
  }
}
