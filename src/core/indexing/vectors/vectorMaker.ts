// What makes vectors: the trained table that ships with Clew, or an embedder that is lent. Both fill a set that is searched alike.
import type { CancellationToken } from '../../base/cancellation.ts';
import type { Near } from '../../embedding/vectorSet.ts';
import type { SearchQuery } from '../types.ts';

/** What a question offers for being embedded. */
export type VectorQuery = Pick<SearchQuery, 'text' | 'terms'>;

/** What is still without a vector: files, and an estimate of the tokens in their chunks. */
export interface Remaining {
  readonly files: number;
  readonly tokens: number;
}

/** Makes the vectors of one embedder for the chunks of an index, by their slots. */
export interface VectorMaker {
  readonly name: string;
  readonly where: string;
  /** See `VectorSearch.closeFrom`. */
  readonly closeFrom?: number;
  /** Chunks that have their vector. */
  readonly size: number;
  readonly remaining: Remaining;
  /**
   * Makes what is missing or stale; calls `moved` now and then. Rejects with a `UserError` when the embedder cannot go on, or with
   * `CancelledError`; what was made until then stays.
   */
  run(token: CancellationToken, moved: () => void): Promise<void>;
  /** The nearest chunks by slot. Rejects with a `UserError` when the question cannot be embedded. */
  nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly Near[]>;
  /** Cosines of chunks by slot, only the positive ones. Rejects as {@link nearest} does. */
  cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The chunk of this slot is gone. */
  release(slot: number): void;
}
