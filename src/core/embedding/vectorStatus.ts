// Status of the embedder for people: which one makes the vectors, and its progress.
import type { Notice } from '../base/wording/errors.ts';
import type { Embedder } from '../ports.ts';

/** The embedder of a workspace. `problem`: why there is none although one is configured. */
export type EmbeddingChoice =
  | { readonly provider: 'builtIn' }
  | { readonly provider: 'lent'; readonly embedder: Embedder }
  | { readonly provider: 'off'; readonly problem?: Notice };

/**
 * Progress of the vectors. `waiting`: text and graph come first. `stopped`: nothing more is embedded until a person chooses an embedder
 * again; `problem` says why.
 */
export interface VectorStatus {
  readonly provider: EmbeddingChoice['provider'];
  /** Name of the model, and the destination of texts; both empty when nothing leaves this process. */
  readonly name: string;
  readonly where: string;
  readonly phase: 'off' | 'waiting' | 'embedding' | 'ready' | 'stopped';
  /** Chunks that have a vector, out of `total` that need one. */
  readonly done: number;
  readonly total: number;
  /** Files with chunks that lack a vector, and an estimate of the tokens of these chunks. */
  readonly files: number;
  readonly tokens: number;
  readonly problem?: Notice;
}

/** No vectors, and none to come. */
export const noVectors: VectorStatus = { provider: 'off', name: '', where: '', phase: 'off', done: 0, total: 0, files: 0, tokens: 0 };
