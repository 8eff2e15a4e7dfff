// Vectors of one embedder in Orama: documents of an id and a vector. A full scan becomes too slow for a search, so signs choose candidates first.
import { components, create, insert, remove, search, type AnyOrama } from '@orama/orama';
import { Signatures } from './signatures.ts';

/** Slot of a vector, with its cosine to the query. */
export interface NearVector {
  readonly slot: number;
  readonly cosine: number;
}

/** Up to this many vectors are all compared exactly. Beyond that, {@link Signatures} choose at least so many candidates. */
const minCandidates = 1000;
/** Candidates for each wanted hit, where that makes more. */
const candidatesPerHit = 5;
/** A cosine below this is a rounding error. */
const minCosine = 1e-6;

/** Vectors of one length, by slot. Slots are small numbers that the user of the set assigns. */
export class VectorSet {
  readonly dimensions: number;
  readonly #signatures: Signatures;
  readonly #db: AnyOrama;
  readonly #slots = new Set<number>();
  /** The vectors that Orama searches, the same objects: Orama has no call to read one of them. */
  readonly #vectors: (Float32Array | undefined)[] = [];
  /** Orama's own number for each slot, as its index receives it; it stays the same as long as the database lives. */
  readonly #numbers: number[] = [];
  /** Vector of every document: Orama requires numbers in each, and would hold on to eight bytes for every one. */
  readonly #blank: number[];
  /** Slots as a list, for scans; rebuilt after each change of the set. */
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
   * Sets the vector of a slot; the vector must not change afterwards. A zero vector has no neighbours: its slot counts as done and is never
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

  /** The vector of a slot; undefined for an empty slot or a zero vector. */
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
   * The nearest vectors with a positive cosine, nearest first, at most `limit`; with `accepts` only among accepted slots. Equally near
   * vectors come all or not at all, so that the choice does not depend on slots. If all candidates are equally near, all of them come, even
   * beyond `limit`.
   */
  async nearest(vector: Float32Array, limit: number, accepts?: (slot: number) => boolean): Promise<readonly NearVector[]> {
    this.#list ??= Uint32Array.from(this.#slots);
    const acceptedSlots = accepts ? this.#list.filter(accepts) : this.#list;
    const candidateSlots = this.#signatures.best(vector, acceptedSlots, Math.max(minCandidates, candidatesPerHit * limit));
    if (candidateSlots.length === 0) return [];
    const numbers = candidateSlots.length < this.#slots.size ? Array.from(candidateSlots, (slot) => this.#numbers[slot] ?? 0) : undefined;
    const hits = await this.#search(vector, limit + 1, numbers);
    const last = hits[limit]?.cosine ?? 0;
    const nearer = hits.filter(({ cosine }) => cosine > last);
    // All are equally near: the caller has to choose among them.
    return nearer.length > 0 || hits.length <= limit ? nearer : this.#search(vector, candidateSlots.length, numbers);
  }

  /** The positive cosines of the vectors of `slots`. */
  async cosines(vector: Float32Array, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const slotsWithVector = slots.filter((slot) => this.#slots.has(slot));
    const numbers = slotsWithVector.map((slot) => this.#numbers[slot] ?? 0);
    const nearVectors = slotsWithVector.length ? await this.#search(vector, slotsWithVector.length, numbers) : [];
    return new Map(nearVectors.map(({ slot, cosine }) => [slot, cosine]));
  }

  async #search(vector: Float32Array, limit: number, numbers: number[] | undefined): Promise<readonly NearVector[]> {
    const { hits } = await search(this.#db, {
      mode: 'vector',
      vector: { value: vector, property: 'vector' },
      similarity: minCosine,
      limit,
      ...(numbers ? { where: { id: { in: numbers } } } : {}),
    });
    return hits.map(({ id, score }) => ({ slot: Number(id), cosine: score }));
  }

  /**
   * Database with its own index component, as Orama allows (https://docs.orama.com, "Components"). It indexes the vector of a slot instead
   * of the blank one of the document. Its filter takes document numbers as they are, where Orama's own would need a tree over ids.
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

/** The `where` of {@link VectorSet.nearest}: Orama's numbers of the documents to search. */
interface DocumentFilter {
  readonly id: { readonly in: readonly number[] };
}
