// One request for embeddings, in as many HTTP calls as it takes: leaves out refused parameters, and retries passing failures.
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { LruMap } from '../../core/base/collections/lru.ts';
import { whereOf } from '../endpoint/address.ts';
import type { BodyState } from '../endpoint/boundedBody.ts';
import { unwrapError } from '../endpoint/callFailure.ts';
import { CallScope } from '../endpoint/callScope.ts';
import { ConnectionWatch } from '../endpoint/connectionWatch.ts';
import { HttpRefusal } from '../endpoint/httpRefusal.ts';
import { openaiClient } from '../endpoint/openaiClient.ts';
import { waitBeforeRetry, type RetryRule } from '../endpoint/retryRule.ts';
import { readServerError } from '../endpoint/serverText.ts';
import { isSizeRefusal } from './sizeRefusal.ts';
import type { EndpointDependencies } from '../endpoint/endpointSettings.ts';
import type { EmbedderSettings } from './embedderSettings.ts';

/** Optional parameters: a server that refuses one is asked without it. */
interface OptionalParameters {
  readonly dimensions: boolean;
  readonly encodingFormat: boolean;
}

/** Parameters that servers accept, by address and model, until the process ends. */
const parametersByModel = new LruMap<string, OptionalParameters>(200);

/** Bounds of one request. */
export interface CallLimits extends RetryRule {
  /** For each HTTP call, in ms. */
  readonly replyMs: number;
}

/** A server and model, and the means to reach it. */
export interface EmbeddingEndpoint {
  readonly settings: EmbedderSettings;
  readonly dependencies: EndpointDependencies;
}

/** Receives each HTTP call that may have been sent; `reply` is undefined when there was none to read. */
export type OnReply = (reply: unknown) => void;

/** Returns the raw reply for `embeddingsReply.ts`. Rejects with `HttpRefusal`, `UserError`, `CancelledError`, or the network's error. */
export async function callEmbeddings(
  texts: readonly string[],
  { settings, dependencies }: EmbeddingEndpoint,
  limits: CallLimits,
  token: CancellationToken,
  onReply: OnReply,
): Promise<unknown> {
  const { baseUrl, model, dimensions } = settings;
  const cacheKey = `${baseUrl} ${model} ${String(dimensions)}`;
  for (let failures = 0; ;) {
    const parameters = parametersByModel.get(cacheKey) ?? { dimensions: true, encodingFormat: true };
    const attempt: EmbeddingAttempt = {
      scope: new CallScope(token),
      parameters,
      state: { bytes: 0, done: false },
      replyMs: limits.replyMs,
    };
    try {
      const reply = await post(texts, { settings, dependencies }, attempt);
      onReply(reply);
      return reply;
    } catch (thrown) {
      const error = attempt.scope.reason ?? unwrapError(thrown, baseUrl);
      if (mayHaveWorked(error, attempt.state)) onReply(undefined);
      const fewerParameters = withoutRefusedParameter(parameters, error);
      if (fewerParameters) {
        parametersByModel.set(cacheKey, fewerParameters);
        dependencies.log.info(`${whereOf(baseUrl)} refused a part of a request for embeddings; asked again without it`);
        continue;
      }
      const waitMs = isSizeRefusal(error) ? undefined : waitBeforeRetry(error, ++failures, limits);
      if (waitMs === undefined) throw error;
      dependencies.log.info(`${whereOf(baseUrl)}: ${String(error)}; embedded again in ${String(waitMs)} ms`);
      await pause(waitMs, token);
    } finally {
      attempt.scope.dispose();
    }
  }
}

interface EmbeddingAttempt {
  readonly scope: CallScope;
  readonly parameters: OptionalParameters;
  readonly state: BodyState;
  readonly replyMs: number;
}

async function post(texts: readonly string[], { settings, dependencies }: EmbeddingEndpoint, attempt: EmbeddingAttempt): Promise<unknown> {
  const { baseUrl, key, model, dimensions, timeouts } = settings;
  const { scope, parameters, state, replyMs } = attempt;
  const client = await openaiClient({ fetch: dependencies.fetch, baseUrl, key, state, stream: false });
  const timeoutError = (code: 'model-connect-timeout' | 'embedder-timeout', ms: number) => (): UserError =>
    new UserError(code, [whereOf(baseUrl), String(Math.round(ms / 100) / 10)]);
  const watch = new ConnectionWatch(client.buildURL('/embeddings', undefined));
  const connectTimeoutError = timeoutError('model-connect-timeout', timeouts.connect);
  const timer = setTimeout(() => watch.stillConnecting && scope.end(connectTimeoutError()), timeouts.connect);
  const body = {
    model,
    input: texts,
    ...(parameters.dimensions ? { dimensions } : {}),
    // A quarter of the size of decimal numbers; servers that do not know it send numbers.
    ...(parameters.encodingFormat ? { encoding_format: 'base64' } : {}),
  };
  try {
    // `embeddings.create` would decode the reply before it could be checked.
    const reply = client.post<unknown>('/embeddings', { body, signal: scope.signal });
    return await scope.within(reply, replyMs, timeoutError('embedder-timeout', replyMs));
  } finally {
    clearTimeout(timer);
    watch.dispose();
  }
}

async function pause(ms: number, token: CancellationToken): Promise<void> {
  const scope = new CallScope(token);
  try {
    await scope.pause(ms);
  } finally {
    scope.dispose();
  }
}

/** Returns the parameters without the refused one. Models that were not trained to be cut refuse `dimensions`. */
function withoutRefusedParameter(parameters: OptionalParameters, error: unknown): OptionalParameters | undefined {
  if (!(error instanceof HttpRefusal) || ![400, 404, 405, 415, 422, 500, 501].includes(error.status)) return undefined;
  const { lowerCaseBody, param } = readServerError(error.body);
  if (parameters.dimensions && (param === 'dimensions' || /dimensions|matryoshka/.test(lowerCaseBody)))
    return { ...parameters, dimensions: false };
  if (parameters.encodingFormat && (param === 'encoding_format' || /encoding_?format|base64/.test(lowerCaseBody)))
    return { ...parameters, encodingFormat: false };
  return undefined;
}

/** Whether the server got the texts, and may charge for them, though there is no reply. */
function mayHaveWorked(error: unknown, { bytes }: BodyState): boolean {
  if (bytes > 0 || error instanceof CancelledError) return true;
  return error instanceof UserError && ['embedder-timeout', 'model-bad-response', 'model-too-long'].includes(error.code);
}
