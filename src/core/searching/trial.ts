// Tries several sets of weights on one question and caches the look-ups that do not depend on them.
import type { Hit, SearchIndex } from '../indexing/searchIndex.ts';
import type { VectorHit, VectorSearch } from '../indexing/vectorSearch.ts';
import type { Sources } from './inquiry.ts';
import type { RerankFeatures } from './reranking/features.ts';
import type { WeightValues } from './weights/rankingWeights.ts';

/** One set of weights for a question. */
export interface Trial {
  readonly weights: WeightValues;
  /** Shared by all trials of one question only. */
  readonly lookUps: LookUps;
  /** See `Inquiry.onFeatures`. */
  readonly onFeatures?: (features: RerankFeatures) => void;
}

/** Cache of the look-ups of one question by their arguments; the index must not change meanwhile. */
export class LookUps {
  readonly #hits = new Map<string, Promise<readonly Hit[]>>();
  readonly #nearest = new Map<string, Promise<readonly VectorHit[]>>();
  readonly #cosines = new Map<string, Promise<ReadonlyMap<number, number>>>();

  /** `sources` with cached look-ups. */
  withCache(sources: Sources): Sources {
    const { fullText, vectors } = sources;
    return { ...sources, fullText: this.#search(fullText), ...(vectors ? { vectors: this.#vectors(vectors) } : {}) };
  }

  #search(search: SearchIndex): SearchIndex {
    return {
      update: (change) => search.update(change),
      inFile: (root, path) => search.inFile(root, path),
      has: (term) => search.has(term),
      rarity: (term) => search.rarity(term),
      unitScores: (bag, files) => search.unitScores(bag, files),
      filesWith: (terms, scope) => search.filesWith(terms, scope),
      counts: search.counts,
      search: (query) => {
        const { text, scope, limit, roles, ranksByTfIdf, extraSlots = [] } = query;
        return lookUpOnce(this.#hits, [text, scope, limit, roles, ranksByTfIdf, [...extraSlots]], () => search.search(query));
      },
    };
  }

  #vectors(vectors: VectorSearch): VectorSearch {
    return {
      servedShare: vectors.servedShare,
      closeFrom: vectors.closeFrom,
      lengthOf: (term) => vectors.lengthOf(term),
      nearest: (query) => lookUpOnce(this.#nearest, [query.text, query.scope, query.limit], () => vectors.nearest(query)),
      cosines: (query, slots) => lookUpOnce(this.#cosines, [query.text, slots], () => vectors.cosines(query, slots)),
    };
  }
}

function lookUpOnce<T>(cache: Map<string, Promise<T>>, keyParts: readonly unknown[], find: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(keyParts);
  const result = cache.get(key) ?? find();
  cache.set(key, result);
  return result;
}
