// Settings of a model at an endpoint: address, time limits, and dependencies on the process.
import type { Log, ModelPrice } from '../../core/ports.ts';

/** How to reach a model. */
export interface EndpointSettings {
  /** As the user has set it; `address.ts` parses it. */
  readonly baseUrl: string;
  /** The name by which the server knows the model. */
  readonly model: string;
  readonly key?: string;
  readonly maxInputTokens?: number;
  readonly price?: ModelPrice;
  readonly timeouts: EndpointTimeouts;
  /** Retries of a call after a failure that may pass. */
  readonly retries: number;
  /** Wait in ms before the first retry, 500 by default; doubled for each further one, up to 8 s. */
  readonly backOffMs?: number;
}

/** Bounds of time, in ms. */
export interface EndpointTimeouts {
  /** Until the connection is open. Where `fetch` hides that, undici's own 10 s hold. */
  readonly connect: number;
  /** Until the first piece of an answer, from the start of the request. */
  readonly firstByte: number;
  /** Between two pieces. */
  readonly silence: number;
  /** For the whole answer, retries included: one that comes byte by byte, or a model that thinks without end, is never silent. */
  readonly total: number;
}

/** Dependencies of an endpoint model on its process. */
export interface EndpointDependencies {
  /** The host's `fetch`, which knows proxies and certificates. */
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  /** Whether this process runs on a remote machine, so that `localhost` is not the user's own. */
  readonly remote: boolean;
}
