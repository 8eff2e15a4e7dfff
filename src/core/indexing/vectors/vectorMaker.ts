// Interface of vector makers: the trained table that ships with Clew, or a lent embedder. Both fill a set that is searched alike.
import type { CancellationToken } from '../../base/cancellation.ts';
import type { NearVector } from '../../embedding/vectorSet.ts';
import type { SearchQuery } from '../searchIndex.ts';

/** The parts of a question that can be embedded. */
export type VectorQuery = Pick<SearchQuery, 'text' | 'terms'>;

/** Files that lack vectors, and an estimate of the tokens in their chunks. */
export interface RemainingWork {
  readonly files: number;
  readonly tokens: number;
}

/** Makes the vectors of one embedder for the chunks of an index, by their slots. */
export interface VectorMaker {
  readonly name: string;
  readonly where: string;
  /** See `VectorSearch.closeFrom`. */
  readonly closeFrom?: number;
  /** Number of chunks with a vector. */
  readonly size: number;
  readonly remaining: RemainingWork;
  /**
   * Makes missing or stale vectors and calls `onProgress` now and then. Rejects with a `UserError` when the embedder cannot go on, or with
   * `CancelledError`; vectors made until then stay.
   */
  run(token: CancellationToken, onProgress: () => void): Promise<void>;
  /** The nearest chunks by slot. Rejects with a `UserError` when the question cannot be embedded. */
  nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly NearVector[]>;
  /** The positive cosines of chunks by slot. Rejects like {@link nearest}. */
  cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Drops the vector of a slot whose chunk is gone. */
  release(slot: number): void;
}
