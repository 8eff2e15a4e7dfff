// Embeds any number of texts: splits them into calls, halves texts that are too long, and returns one checked unit vector for each.
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { EmbedderInfo, EmbedRequest } from '../../core/ports.ts';
import { isExposed } from '../endpoint/address.ts';
import { BatchSize } from './batchSize.ts';
import { callFailure } from '../endpoint/callFailure.ts';
import { embedderFailure } from './embedderFailure.ts';
import { callEmbeddings, type CallLimits, type EmbeddingEndpoint } from './embeddingsCall.ts';
import { fitVector, readVectors, tokensOf } from './embeddingsReply.ts';
import { isSizeRefusal } from './sizeRefusal.ts';
import type { EndpointDependencies } from '../endpoint/endpointSettings.ts';
import type { EmbedderSettings, EmbeddingCall } from './embedderSettings.ts';

const defaultBackOffMs = 500;

/** A person waits for the vectors of a question. */
const queryLimits = { replyMs: 10_000, retries: 1, longestWaitMs: 2_000 };
/** The workspace is embedded in the background, and servers limit calls per minute. */
const codeLimits = { retries: 6, longestWaitMs: 65_000 };

/** Least characters of a text that may be halved. */
const shortestHalf = 200;

/** One embedder at work. What it learns about its server applies to all its requests. */
export class EmbeddingsRun {
  readonly #settings: EmbedderSettings;
  readonly #dependencies: EndpointDependencies;
  readonly #info: EmbedderInfo;
  readonly #batchSize = new BatchSize();
  /** Length of a vector as the server sends it, which is constant for a model. */
  #vectorLength: number | undefined;

  /** `settings.baseUrl` is already the URL to call. */
  constructor(settings: EmbedderSettings, dependencies: EndpointDependencies, info: EmbedderInfo) {
    this.#settings = settings;
    this.#dependencies = dependencies;
    this.#info = info;
    if (isExposed(settings.baseUrl))
      dependencies.log.warn(`${info.where} is called over plain http: everybody on the way can read key and code`);
  }

  /** See `CountedEmbedder`. */
  get sentDimensions(): number | undefined {
    return this.#vectorLength;
  }

  /** See `CountedEmbedder`. */
  async embed(request: EmbedRequest, token: CancellationToken, onCall: (call: EmbeddingCall) => void): Promise<readonly Float32Array[]> {
    const { queryPrefix, documentPrefix, dimensions } = this.#settings;
    const prefix = request.kind === 'query' ? queryPrefix : documentPrefix;
    const limits = this.#limits(request.kind);
    const texts = request.texts.map((text) => prefix + text);
    const vectors: Float32Array[] = [];
    while (vectors.length < texts.length) {
      throwIfCancelled(token);
      const batch = this.#batchSize.nextBatch(texts, vectors.length);
      const raw = await this.#embedBatch(batch, limits, token, onCall);
      vectors.push(...raw.map((vector) => fitVector(vector, dimensions, this.#info.name)));
    }
    return vectors;
  }

  #limits(kind: EmbedRequest['kind']): CallLimits {
    const { timeouts, backOffMs = defaultBackOffMs } = this.#settings;
    const { firstByte } = timeouts;
    if (kind === 'query') return { ...queryLimits, backOffMs, replyMs: Math.min(firstByte, queryLimits.replyMs) };
    return { ...codeLimits, backOffMs, replyMs: firstByte };
  }

  /** Returns one vector for each of `texts`, as the server sent them; uses several calls where it does not take them in one. */
  async #embedBatch(
    texts: readonly string[],
    limits: CallLimits,
    token: CancellationToken,
    onCall: (call: EmbeddingCall) => void,
  ): Promise<readonly Float32Array[]> {
    const startedAt = performance.now();
    try {
      const vectors = await this.#requestVectors(texts, limits, token, onCall);
      this.#batchSize.noteSuccess(texts.length, performance.now() - startedAt);
      return vectors;
    } catch (error) {
      const failure = this.#failure(error);
      if (!mayBeSizeRefusal(error, failure)) throw failure;
      if (texts.length > 1) {
        this.#dependencies.log.info(
          `${this.#info.where} did not take ${String(texts.length)} texts at once; asked again with half of them`,
        );
        this.#batchSize.noteRefusal(texts.length);
        return await runInHalves(texts, (half) => this.#embedBatch(half, limits, token, onCall));
      }
      const [text = ''] = texts;
      if (!isSizeRefusal(error) || text.length < shortestHalf) throw failure;
      // The mean of its halves stands for the text, so that no part is lost.
      const halves = await runInHalves([...halvesOf(text)], (half) => this.#embedBatch(half, limits, token, onCall));
      return [meanOf(halves)];
    }
  }

  async #requestVectors(
    texts: readonly string[],
    limits: CallLimits,
    token: CancellationToken,
    onCall: (call: EmbeddingCall) => void,
  ): Promise<readonly Float32Array[]> {
    const { name } = this.#info;
    const endpoint: EmbeddingEndpoint = { settings: this.#settings, dependencies: this.#dependencies };
    const reply = await callEmbeddings(texts, endpoint, limits, token, (rawReply) => onCall({ texts, promptTokens: tokensOf(rawReply) }));
    const vectors = readVectors(reply, texts.length, name);
    const [{ length } = { length: 0 }] = vectors;
    if (this.#vectorLength !== undefined && length !== this.#vectorLength)
      throw new UserError('embedder-wrong-dimension', [name, String(length), String(this.#vectorLength)]);
    this.#vectorLength = length;
    return vectors;
  }

  #failure(error: unknown): unknown {
    const failure = embedderFailure(callFailure(error, { ...this.#settings, remote: this.#dependencies.remote }, false));
    if (failure instanceof UserError) this.#dependencies.log.warn(`${this.#info.where}: ${failure.message}`);
    return failure;
  }
}

/** Whether fewer or shorter texts may go through; servers word this in too many ways to match the message. */
function mayBeSizeRefusal(error: unknown, failure: unknown): boolean {
  if (failure instanceof UserError && ['model-too-long', 'embedder-rejected', 'embedder-too-long'].includes(failure.code)) return true;
  return isSizeRefusal(error);
}

async function runInHalves<T>(items: readonly T[], run: (half: readonly T[]) => Promise<readonly Float32Array[]>): Promise<Float32Array[]> {
  const middle = Math.ceil(items.length / 2);
  const first = await run(items.slice(0, middle));
  return [...first, ...(await run(items.slice(middle)))];
}

/** Cuts at a line end in the second quarter, where there is one. */
function halvesOf(text: string): readonly [string, string] {
  const middle = Math.floor(text.length / 2);
  const line = text.lastIndexOf('\n', middle);
  const at = line > text.length / 4 ? line + 1 : middle;
  return [text.slice(0, at), text.slice(at)];
}

/** Mean of unit vectors. The caller scales it to unit length, to match the vectors that it is compared with. */
function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const [first] = vectors;
  if (!first) return new Float32Array();
  const sum = new Float32Array(first.length);
  for (const vector of vectors) {
    const length = Math.hypot(...vector);
    for (const [i, value] of vector.entries()) sum[i] = (sum[i] ?? 0) + value / length;
  }
  return sum;
}
