// Vectors of one embedder in Orama: documents of an id and a vector. A full scan grows beyond what a search may take, so candidates are chosen first.
import { components, create, insert, remove, search, type AnyOrama } from '@orama/orama';
import { Signatures } from './signatures.ts';

/** A vector by its slot, with its cosine to the one that was asked for. */
export interface Near {
  readonly slot: number;
  readonly cosine: number;
}

/** Up to so many vectors are all compared exactly; from more, so many candidates are chosen by their signs, see {@link Signatures}. */
const fewestCandidates = 1000;
const candidatesPerHit = 5;
/** Below this a cosine is rounding. */
const leastCosine = 1e-6;

/** Vectors of one length, by slot. Slots are small numbers that whoever uses the set gives out. */
export class VectorSet {
  readonly dimensions: number;
  readonly #signatures: Signatures;
  readonly #db: AnyOrama;
  readonly #slots = new Set<number>();
  /** The vectors that Orama searches, the same objects: it has no way to ask for one of them. */
  readonly #vectors: (Float32Array | undefined)[] = [];
  /** Orama's own number of each slot, as it tells its index; it stays the same as long as the database lives. */
  readonly #numbers: number[] = [];
  /** What documents have as their vector: Orama wants numbers in each, and would hold on to eight bytes for every one. */
  readonly #blank: number[];
  /** Slots as a list, for scans; made anew when the set has changed. */
  #list: Uint32Array | undefined;

  constructor(dimensions: number) {
    this.dimensions = dimensions;
    this.#signatures = new Signatures(dimensions);
    this.#blank = new Array<number>(dimensions).fill(0);
    this.#db = this.#createDatabase();
  }

  get size(): number {
    return this.#slots.size;
  }

  has(slot: number): boolean {
    return this.#slots.has(slot);
  }

  /**
   * Sets the vector of a slot, which must not change any more. A vector of zeros alone is near to nothing: the slot counts as done and is never
   * found.
   */
  put(slot: number, vector: Float32Array): void {
    this.remove(slot);
    this.#slots.add(slot);
    this.#list = undefined;
    this.#signatures.set(slot, vector);
    if (!vector.some((value) => value !== 0)) return;
    this.#vectors[slot] = vector;
    void insert(this.#db, { id: String(slot), vector: this.#blank });
  }

  /** The vector of a slot; undefined where there is none, or only zeros. */
  vectorOf(slot: number): Float32Array | undefined {
    return this.#vectors[slot];
  }

  remove(slot: number): void {
    if (!this.#slots.delete(slot)) return;
    this.#list = undefined;
    this.#vectors[slot] = undefined;
    void remove(this.#db, String(slot));
  }

  /**
   * The nearest vectors, nearest first and only those with a positive cosine; with `accepts` only among those whose slots are accepted. At most
   * `limit`: several that are equally near come together or not at all, so that the choice does not depend on slots. Only when all are equally
   * near, all of them come.
   */
  async nearest(vector: Float32Array, limit: number, accepts?: (slot: number) => boolean): Promise<readonly Near[]> {
    this.#list ??= Uint32Array.from(this.#slots);
    const inside = accepts ? this.#list.filter(accepts) : this.#list;
    const routed = this.#signatures.best(vector, inside, Math.max(fewestCandidates, candidatesPerHit * limit));
    if (routed.length === 0) return [];
    const numbers = routed.length < this.#slots.size ? Array.from(routed, (slot) => this.#numbers[slot] ?? 0) : undefined;
    const hits = await this.#search(vector, limit + 1, numbers);
    const last = hits[limit]?.cosine ?? 0;
    const nearer = hits.filter(({ cosine }) => cosine > last);
    // Nothing but equals: then the caller has to choose among all of them.
    return nearer.length > 0 || hits.length <= limit ? nearer : this.#search(vector, routed.length, numbers);
  }

  /** Cosines of the vectors of `slots`, only the positive ones. */
  async cosines(vector: Float32Array, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const there = slots.filter((slot) => this.#slots.has(slot));
    const numbers = there.map((slot) => this.#numbers[slot] ?? 0);
    const nears = there.length ? await this.#search(vector, there.length, numbers) : [];
    return new Map(nears.map(({ slot, cosine }) => [slot, cosine]));
  }

  async #search(vector: Float32Array, limit: number, numbers: number[] | undefined): Promise<readonly Near[]> {
    const { hits } = await search(this.#db, {
      mode: 'vector',
      vector: { value: vector, property: 'vector' },
      similarity: leastCosine,
      limit,
      ...(numbers ? { where: { id: { in: numbers } } } : {}),
    });
    return hits.map(({ id, score }) => ({ slot: Number(id), cosine: score }));
  }

  /**
   * A database with an index component of its own, which Orama provides for (https://docs.orama.com, "Components"). It indexes the vector of a
   * slot instead of the blank one of the document. Its filter takes numbers of documents as they are, where Orama's own would need a tree over ids.
   */
  #createDatabase(): AnyOrama {
    const standard = components.index.createIndex();
    return create({
      schema: { vector: `vector[${this.dimensions}]` },
      sort: { enabled: false },
      components: {
        index: {
          ...standard,
          insert: (implementation, index, property, id, number, value, ...rest) => {
            const slot = Number(id);
            this.#numbers[slot] = number;
            standard.insert(implementation, index, property, id, number, this.#vectors[slot] ?? value, ...rest);
          },
          searchByWhereClause: (_index, _tokenizer, filters) => new Set((filters as DocumentFilter).id.in),
        },
      },
    });
  }
}

/** What {@link VectorSet.nearest} gives as `where`: Orama's numbers of the documents to which the search is kept. */
interface DocumentFilter {
  readonly id: { readonly in: readonly number[] };
}
