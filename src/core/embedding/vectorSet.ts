// Vectors of one embedder in Orama: documents of an id and a vector. A full scan grows beyond what a search may take, so candidates are chosen first.
import { components, create, insert, remove, search, type AnyDocument, type AnyOrama } from '@orama/orama';
import { Signatures } from './signatures.ts';

/** A vector by its slot, with its cosine to the one that was asked for. */
export interface Near {
  readonly slot: number;
  readonly cosine: number;
}

/** Up to so many vectors are all compared exactly; from more, so many candidates are chosen by their signs, see {@link Signatures}. */
const fewestCandidates = 1500;
const candidatesPerHit = 5;

/** Vectors of one length, by slot. Slots are small numbers that whoever uses the set gives out. */
export class VectorSet {
  readonly dimensions: number;
  readonly #signatures: Signatures;
  readonly #db: AnyOrama;
  readonly #slots = new Set<number>();
  /** Slots as a list, for scans; made anew when the set has changed. */
  #list: Uint32Array | undefined;

  constructor(dimensions: number) {
    this.dimensions = dimensions;
    this.#signatures = new Signatures(dimensions);
    this.#db = createDatabase(dimensions);
  }

  get size(): number {
    return this.#slots.size;
  }

  has(slot: number): boolean {
    return this.#slots.has(slot);
  }

  /** Sets the vector of a slot. A vector of zeros alone is near to nothing: the slot counts as done and is never found. */
  put(slot: number, vector: Float32Array): void {
    this.remove(slot);
    this.#slots.add(slot);
    this.#list = undefined;
    this.#signatures.set(slot, vector);
    if (vector.some((value) => value !== 0)) void insert(this.#db, { id: String(slot), vector: plain(vector) });
  }

  remove(slot: number): void {
    if (!this.#slots.delete(slot)) return;
    this.#list = undefined;
    void remove(this.#db, String(slot));
  }

  /**
   * The nearest vectors, `limit` or, when several are as near as the last one, some more; nearest first and only those with a positive cosine.
   * With `accepts` only among those whose slots are accepted.
   */
  async nearest(vector: Float32Array, limit: number, accepts?: (slot: number) => boolean): Promise<readonly Near[]> {
    this.#list ??= Uint32Array.from(this.#slots);
    const inside = accepts ? this.#list.filter(accepts) : this.#list;
    const routed = this.#signatures.best(vector, inside, Math.max(fewestCandidates, candidatesPerHit * limit));
    if (routed.length === 0) return [];
    const { hits } = await search(this.#db, {
      mode: 'vector',
      vector: { value: plain(vector), property: 'vector' },
      similarity: Number.MIN_VALUE,
      limit: routed.length,
      ...(routed.length < this.#slots.size ? { where: { id: { in: Array.from(routed, String) } } } : {}),
    });
    const last = hits[limit - 1]?.score ?? 0;
    return hits.filter(({ score }) => score >= last).map(({ id, score }) => ({ slot: Number(id), cosine: score }));
  }
}

/** Orama takes plain arrays only. */
function plain(vector: Float32Array): number[] {
  const numbers: number[] = new Array<number>(vector.length);
  for (let i = 0; i < vector.length; i++) numbers[i] = vector[i] ?? 0;
  return numbers;
}

/** What {@link VectorSet.nearest} gives as `where`: the slots to which the search is kept. */
interface Routed {
  readonly id: { readonly in: readonly string[] };
}

/**
 * A database with two parts of its own. Its document store keeps no second copy of each vector (Orama stores documents as they came: eight
 * bytes a number beside the four in its index). Its filter takes the routed slots as they are, where Orama's own would need a tree over ids.
 */
function createDatabase(dimensions: number): AnyOrama {
  const documents = components.documentsStore.createDocumentsStore();
  const database: AnyOrama = create({
    schema: { vector: `vector[${dimensions}]` },
    sort: { enabled: false },
    components: {
      documentsStore: {
        ...documents,
        store: (store, id, number, document: AnyDocument) => documents.store(store, id, number, { id: document.id, vector: [] }),
      },
      index: {
        ...components.index.createIndex(),
        searchByWhereClause: (_index, _tokenizer, filters) => {
          const { idToInternalId } = database.internalDocumentIDStore;
          return new Set((filters as Routed).id.in.flatMap((slot) => idToInternalId.get(slot) ?? []));
        },
      },
    },
  });
  return database;
}
