// The terms of the whole index by number, with the number of chunks that each is in.
import { NumberList } from './growable.ts';

/** Terms to numbers. Numbers are never reused; what is no longer in any chunk goes when the index is compacted. */
export class Dictionary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #frequencies = new NumberList();
  #live = 0;

  /** Numbers given out so far. */
  get size(): number {
    return this.#ids.size;
  }

  /** Terms that are in at least one chunk. */
  get live(): number {
    return this.#live;
  }

  /** Number of a term; a new one for a term not met before. */
  add(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    this.#terms.push(term);
    this.#frequencies.push(0);
    return id;
  }

  idOf(term: string): number | undefined {
    return this.#ids.get(term);
  }

  /** The term of a number. */
  termOf(id: number): string {
    return this.#terms[id] ?? '';
  }

  /** Chunks that hold the term. */
  frequency(id: number): number {
    return this.#frequencies.at(id);
  }

  /** Notes that one more chunk holds the term, or one less. */
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
