// How an embedder is reached, and what is known of one of its calls.
import type { ModelPrice } from '../../core/ports.ts';
import type { EndpointTimeouts } from '../endpoint/endpointSettings.ts';

/** How to reach an embedder. */
export interface EmbedderSettings {
  /** As the user has set it; `address.ts` tells how it is read. */
  readonly baseUrl: string;
  /** The name by which the server knows the model. */
  readonly model: string;
  readonly key?: string;
  /** Most numbers of a vector that are kept. */
  readonly dimensions: number;
  /** What the model wants in front of a question and of a piece of the workspace; empty for most. */
  readonly queryPrefix: string;
  readonly documentPrefix: string;
  readonly maxInputTokens?: number;
  readonly price?: ModelPrice;
  /** `firstByte` bounds a whole call here: its reply comes in one piece. */
  readonly timeouts: Pick<EndpointTimeouts, 'connect' | 'firstByte'>;
  /** Wait before the first retry in ms, 500 by default. */
  readonly backOffMs?: number;
}

/** One HTTP call that has left, or may have. */
export interface EmbeddingCall {
  readonly texts: readonly string[];
  /** As the server counted them; undefined when it did not. */
  readonly promptTokens: number | undefined;
}
