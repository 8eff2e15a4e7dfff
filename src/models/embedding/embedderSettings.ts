// Settings to reach an embedder, and the record of one of its calls.
import type { ModelPrice } from '../../core/ports.ts';
import type { EndpointTimeouts } from '../endpoint/endpointSettings.ts';

/** How to reach an embedder. */
export interface EmbedderSettings {
  /** As the user has set it; `address.ts` parses it. */
  readonly baseUrl: string;
  /** The name by which the server knows the model. */
  readonly model: string;
  readonly key?: string;
  /** Numbers of a vector to keep, at most. */
  readonly dimensions: number;
  /** Prefixes that the model expects before a question and before a piece of the workspace; empty for most. */
  readonly queryPrefix: string;
  readonly documentPrefix: string;
  readonly maxInputTokens?: number;
  readonly price?: ModelPrice;
  /** `firstByte` bounds a whole call here, since the reply comes in one piece. */
  readonly timeouts: Pick<EndpointTimeouts, 'connect' | 'firstByte'>;
  /** Wait before the first retry in ms, 500 by default. */
  readonly backOffMs?: number;
}

/** One HTTP call that was sent, or may have been. */
export interface EmbeddingCall {
  readonly texts: readonly string[];
  /** As counted by the server; undefined when it did not count. */
  readonly promptTokens: number | undefined;
}
