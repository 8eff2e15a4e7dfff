// Embedder for any OpenAI-compatible server. `embeddingsRun.ts` splits requests into calls, `embeddingsCall.ts` makes them.
import { createHash } from 'node:crypto';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { EmbedderInfo, EmbedRequest } from '../../core/ports.ts';
import { apiBase, urlForPeople, whereOf } from '../endpoint/address.ts';
import { embedderFailure } from './embedderFailure.ts';
import { EmbeddingsRun } from './embeddingsRun.ts';
import type { EndpointDependencies } from '../endpoint/endpointSettings.ts';
import type { EmbedderSettings, EmbeddingCall } from './embedderSettings.ts';

/** An embedder that reports each of its calls, so that they can be counted one by one. */
export interface CountedEmbedder {
  readonly info: EmbedderInfo;
  /** Length of a vector as the server sends it, before it is cut; undefined before the first call. */
  readonly sentDimensions: number | undefined;
  /** As `Embedder.embed`; `onCall` receives each call once it is over, also one whose reply was unusable. */
  embed(request: EmbedRequest, token: CancellationToken, onCall: (call: EmbeddingCall) => void): Promise<readonly Float32Array[]>;
}

/**
 * Creates the embedder of `settings`. Nothing is sent, and no library loaded, before the first call.
 * @throws UserError `embedder-unset`, `embedder-bad-url`
 */
export function createEndpointEmbedder(settings: EmbedderSettings, dependencies: EndpointDependencies): CountedEmbedder {
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
  const run = new EmbeddingsRun({ ...settings, baseUrl }, dependencies, info);
  return {
    info,
    get sentDimensions() {
      return run.sentDimensions;
    },
    embed: (request, token, onCall) => run.embed(request, token, onCall),
  };
}

/** Longer stamps are replaced by their digest. */
const maxStampLength = 400;

/** Key under which vectors are stored. Leaves out the query of the address, which may hold secrets. */
function stampOf({ baseUrl, model, dimensions, documentPrefix }: EmbedderSettings): string {
  const stamp = JSON.stringify([urlForPeople(baseUrl), model, dimensions, documentPrefix]);
  return stamp.length > maxStampLength ? createHash('sha256').update(stamp).digest('base64url') : stamp;
}

function addressOf(baseUrl: string): string {
  try {
    return apiBase(baseUrl);
  } catch (error) {
    throw embedderFailure(error);
  }
}
