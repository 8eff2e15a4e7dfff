// Any OpenAI-compatible server as an embedder: the settings it is made of, what is known of it before it is asked, and its face.
// `embeddingsRun.ts` cuts what is asked into calls, `embeddingsCall.ts` makes them.
import { createHash } from 'node:crypto';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { EmbedderInfo, EmbedRequest, ModelPrice } from '../../core/ports.ts';
import { apiBase, urlForPeople, whereOf } from '../endpoint/address.ts';
import { embedderFailure } from './embedderFailure.ts';
import { EmbeddingsRun } from './embeddingsRun.ts';
import type { EndpointDeps, EndpointTimeouts } from '../endpoint/endpoint.ts';

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

/** An embedder that tells of each of its calls, so that they can be counted one by one. */
export interface CountedEmbedder {
  readonly info: EmbedderInfo;
  /** Numbers of a vector as the server sends it, before it is cut; undefined before the first call. */
  readonly sentDimensions: number | undefined;
  /** As `Embedder.embed`; `onCall` is told of each call once it is over, also of one whose reply was of no use. */
  embed(request: EmbedRequest, token: CancellationToken, onCall: (call: EmbeddingCall) => void): Promise<readonly Float32Array[]>;
}

/**
 * The embedder that `settings` name. Nothing is sent, and no library loaded, before the first call.
 * @throws UserError `embedder-unset`, `embedder-bad-url`
 */
export function createEndpointEmbedder(settings: EmbedderSettings, deps: EndpointDeps): CountedEmbedder {
  if (settings.model === '') throw new UserError('embedder-unset');
  const baseUrl = addressOf(settings.baseUrl);
  const { model, dimensions, maxInputTokens, price } = settings;
  const info: EmbedderInfo = {
    stamp: stampOf({ ...settings, baseUrl }),
    name: model,
    where: whereOf(baseUrl),
    dimensions,
    maxInputTokens,
    ...(price ? { price } : {}),
  };
  const run = new EmbeddingsRun({ ...settings, baseUrl }, deps, info);
  return {
    info,
    get sentDimensions() {
      return run.sentDimensions;
    },
    embed: (request, token, onCall) => run.embed(request, token, onCall),
  };
}

/** A stamp that is longer is replaced by its digest. */
const longestStamp = 400;

/** What vectors are kept under. Without the query of the address, which may hold what is nobody's business. */
function stampOf({ baseUrl, model, dimensions, documentPrefix }: EmbedderSettings): string {
  const stamp = JSON.stringify([urlForPeople(baseUrl), model, dimensions, documentPrefix]);
  return stamp.length > longestStamp ? createHash('sha256').update(stamp).digest('base64url') : stamp;
}

function addressOf(baseUrl: string): string {
  try {
    return apiBase(baseUrl);
  } catch (error) {
    throw embedderFailure(error);
  }
}
