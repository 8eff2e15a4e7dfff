// Any OpenAI-compatible server as a model: the settings and the means it is made of, and its face. `chatCall.ts` makes the calls.
import type { Log, Model, ModelPrice } from '../../core/ports.ts';
import { whereOf } from './address.ts';
import { chatCall } from './chatCall.ts';

export { listModels } from './modelList.ts';

/** How to reach a model. */
export interface EndpointSettings {
  /** As the user has set it; `address.ts` tells how it is read. */
  readonly baseUrl: string;
  /** The name by which the server knows the model. */
  readonly model: string;
  readonly key?: string;
  readonly maxInputTokens?: number;
  readonly price?: ModelPrice;
  readonly timeouts: EndpointTimeouts;
  /** Times that a call is made again when it failed in a way that may pass. */
  readonly retries: number;
  /** Wait before the first of them in ms, 500 by default; doubled for each further one, up to 8 s. */
  readonly backOffMs?: number;
}

/** Bounds of time, in ms. */
export interface EndpointTimeouts {
  /** Until there is a connection. Where `fetch` does not let that be seen, undici's own 10 s hold. */
  readonly connect: number;
  /** Until the first piece of an answer, from the start of the request. */
  readonly firstByte: number;
  /** Between two pieces. */
  readonly silence: number;
}

/** What a model at an endpoint needs of the process it runs in. */
export interface EndpointDeps {
  /** The host's: it knows proxies and certificates. */
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  /** This process runs on a remote machine, so that `localhost` is not the user's own. */
  readonly remote: boolean;
}

/**
 * The model that `settings` name. Nothing is sent, and no library loaded, before the first call.
 * Its `chat` rejects with `UserError` of the codes `model-…` that are about servers, or with `CancelledError`.
 */
export function createEndpointModel(settings: EndpointSettings, deps: EndpointDeps): Model {
  const { model, baseUrl, maxInputTokens, price } = settings;
  return {
    info: {
      name: model,
      where: whereOf(baseUrl),
      maxInputTokens,
      capabilities: { system: true, json: true, tools: true, usage: true },
      ...(price ? { price } : {}),
    },
    chat: (request, token) => chatCall(settings, deps, request, token),
  };
}
