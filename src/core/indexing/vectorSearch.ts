// The interface of search by vectors. Search knows only this, so that a workspace without vectors needs no case of its own.
import type { ChunkRef, SearchQuery } from './searchIndex.ts';

/** A chunk and the cosine between its vector and that of the question. */
export interface VectorHit {
  readonly chunk: ChunkRef;
  readonly cosine: number;
}

/** Vectors of chunks, beside the full text. */
export interface VectorSearch {
  /** Share 0..1 of the chunks that have a vector. While it is low, a vector hit says more about the order of embedding than about content. */
  readonly servedShare: number;
  /** Cosine from which a chunk probably matches a description; undefined for an embedder that was not measured. */
  readonly closeFrom: number | undefined;
  /**
   * The nearest chunks inside the scope, nearest first, at most `limit`. `terms` are those of the full-text search. Empty when no vectors
   * can be had (none made yet, the endpoint fails); the implementation reports that itself.
   */
  nearest(query: Pick<SearchQuery, 'text' | 'terms' | 'scope' | 'limit'>): Promise<readonly VectorHit[]>;
  /** Length of the trained vector of a term, about 0..1: the longer, the more it tells of code. Undefined without the built-in embedder. */
  lengthOf(term: string): number | undefined;
  /** The positive cosines of chunks by their slots; none where {@link nearest} would find nothing. */
  cosines(query: Pick<SearchQuery, 'text' | 'terms'>, slots: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
