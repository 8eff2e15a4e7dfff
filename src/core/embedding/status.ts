// Which embedder makes the vectors, and how far it is: what people are told of it.
import type { Notice } from '../base/wording/errors.ts';
import type { Embedder } from '../ports.ts';

/** The embedder that a workspace is to use. `problem`: why there is none although one is wanted. */
export type EmbeddingChoice =
  | { readonly provider: 'builtIn' }
  | { readonly provider: 'lent'; readonly embedder: Embedder }
  | { readonly provider: 'off'; readonly problem?: Notice };

/**
 * How far the vectors are. `waiting`: text and graph come first. `stopped`: nothing more is embedded before the embedder is chosen again;
 * `problem` says why.
 */
export interface VectorStatus {
  readonly provider: EmbeddingChoice['provider'];
  /** Name of the model, and where texts go; both empty when nothing leaves this process. */
  readonly name: string;
  readonly where: string;
  readonly phase: 'off' | 'waiting' | 'embedding' | 'ready' | 'stopped';
  /** Chunks that have their vector, of all that are to have one. */
  readonly done: number;
  readonly total: number;
  /** Files with chunks that have none yet, and an estimate of the tokens of these chunks. */
  readonly files: number;
  readonly tokens: number;
  readonly problem?: Notice;
}

/** No vectors, and none to come. */
export const noVectors: VectorStatus = { provider: 'off', name: '', where: '', phase: 'off', done: 0, total: 0, files: 0, tokens: 0 };
