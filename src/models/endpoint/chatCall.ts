// One question to a model at an endpoint, as one stream of events. It takes as many HTTP calls as needed: refused parameters are left out,
// and passing failures are retried.
import type { OpenAI } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { Stream } from 'openai/streaming';
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { ModelEvent, ModelRequest } from '../../core/ports.ts';
import { apiBase, isExposed, whereOf } from './address.ts';
import type { BodyState } from './boundedBody.ts';
import { callFailure, unwrapError } from './callFailure.ts';
import { CallScope } from './callScope.ts';
import { chatBody } from './chatBody.ts';
import { ConnectionWatch } from './connectionWatch.ts';
import { dialectOf, rememberDialect, refusesTools, withoutRefusedPart, type Dialect } from './dialect.ts';
import { HttpRefusal } from './httpRefusal.ts';
import { openaiClient } from './openaiClient.ts';
import { ReplyEvents } from './replyEvents.ts';
import { waitBeforeRetry } from './retryRule.ts';
import type { EndpointDependencies, EndpointSettings } from './endpointSettings.ts';

/** Forms of a request to try for one question: each parameter can be refused once. */
const maxForms = 7;

/** Wait in ms before the first retry, where the settings name none. */
const defaultBackOffMs = 500;

/** Characters of a token, at the most: four are usual, and only blanks and rules come in longer tokens. */
const maxTokenLength = 20;

/** Characters that an answer may have beyond that: some servers finish a sentence. */
const slackLength = 10_000;

/** Longest run in ms of reading chunks that already wait; then timers, Stop and other work of the host get their turn. */
const sliceMs = 8;

/** One HTTP call and its progress. */
class ChatAttempt {
  readonly reply: ReplyEvents;
  readonly body: BodyState = { bytes: 0, done: false };
  readonly dialect: Dialect;
  readonly startedAt = performance.now();

  constructor(dialect: Dialect, request: ModelRequest) {
    this.dialect = dialect;
    this.reply = new ReplyEvents(request);
  }
}

/** Asks the model. `endpoint.ts` lists the errors. */
export async function* chatCall(
  settings: EndpointSettings,
  dependencies: EndpointDependencies,
  request: ModelRequest,
  token: CancellationToken,
): AsyncGenerator<ModelEvent, void, undefined> {
  throwIfCancelled(token);
  if (settings.model === '') throw new UserError('model-unset');
  const call = new ChatCall({ ...settings, baseUrl: apiBase(settings.baseUrl) }, dependencies, request, token);
  try {
    yield* call.run();
  } finally {
    call.dispose();
  }
}

class ChatCall {
  readonly #settings: EndpointSettings;
  readonly #dependencies: EndpointDependencies;
  readonly #request: ModelRequest;
  readonly #scope: CallScope;
  readonly #where: string;

  /** `settings.baseUrl` is already the URL to call. */
  constructor(settings: EndpointSettings, dependencies: EndpointDependencies, request: ModelRequest, token: CancellationToken) {
    this.#settings = settings;
    this.#dependencies = dependencies;
    this.#request = request;
    this.#scope = new CallScope(token);
    this.#where = whereOf(settings.baseUrl);
    if (isExposed(settings.baseUrl))
      dependencies.log.warn(`${this.#where} is called over plain http: everybody on the way can read key and code`);
  }

  dispose(): void {
    this.#scope.dispose();
  }

  async *run(): AsyncGenerator<ModelEvent, void, undefined> {
    const { baseUrl, model, timeouts, retries, backOffMs = defaultBackOffMs } = this.#settings;
    let dialect = dialectOf(baseUrl, model);
    this.#scope.limitTotal(timeouts.total, this.#timeoutError('model-endless'));
    for (let failures = 0, forms = 1; ;) {
      const attempt = new ChatAttempt(dialect, this.#request);
      try {
        return yield* this.#runAttempt(attempt);
      } catch (thrown) {
        const error = this.#scope.reason ?? unwrapError(thrown, baseUrl);
        const otherDialect = this.#otherDialect(error, attempt);
        if (otherDialect && forms++ < maxForms) {
          dialect = otherDialect;
          continue;
        }
        if (this.#refusesTools(error)) throw new UserError('model-no-tools', [model], { cause: error });
        const waitMs = attempt.reply.hasText ? undefined : waitBeforeRetry(error, ++failures, { retries, backOffMs });
        if (waitMs === undefined) throw this.#failure(error, attempt);
        this.#dependencies.log.info(`${this.#where}: ${String(error)}; tried again in ${String(waitMs)} ms`);
        yield { kind: 'retry', attempt: failures, waitMs };
        await this.#scope.pause(waitMs);
      }
    }
  }

  async *#runAttempt(attempt: ChatAttempt): AsyncGenerator<ModelEvent, void, undefined> {
    const { baseUrl, model, timeouts } = this.#settings;
    const chunks = (await this.#open(attempt))[Symbol.asyncIterator]();
    let sliceStart = performance.now();
    for (let first = true; ; first = false) {
      const next = chunks.next();
      const { done, value } = first
        ? await this.#awaitFirst(next, attempt)
        : await this.#scope.within(next, timeouts.silence, this.#timeoutError('model-silent'));
      if (done) break;
      if (first) rememberDialect(baseUrl, model, attempt.dialect);
      yield* attempt.reply.readChunk(value);
      this.#boundText(attempt.reply);
      if (performance.now() - sliceStart < sliceMs) continue;
      await new Promise((resolve) => setImmediate(resolve));
      sliceStart = performance.now();
    }
    // The library ends an aborted stream as if it were complete.
    if (this.#scope.reason) throw this.#scope.reason;
    yield* attempt.reply.end(attempt.body.done, model, this.#where, this.#request.maxTokens);
  }

  /** Cuts off a server that ignores the output limit: a page of that length would keep the panel busy, and nobody reads it. */
  #boundText({ textLength }: ReplyEvents): void {
    const maxLength = this.#request.maxTokens * maxTokenLength + slackLength;
    if (textLength > maxLength) throw new UserError('model-too-long', [this.#where, String(Math.ceil(maxLength / 1e4) / 100)]);
  }

  /** Sends the request; resolves when the response headers are there. */
  async #open(attempt: ChatAttempt): Promise<Stream<ChatCompletionChunk>> {
    const { model, timeouts } = this.#settings;
    const client = await this.#client(attempt);
    const watch = new ConnectionWatch(client.buildURL('/chat/completions', undefined));
    const timeoutError = this.#timeoutError('model-connect-timeout');
    const timer = setTimeout(() => watch.stillConnecting && this.#scope.end(timeoutError()), timeouts.connect);
    const body = chatBody(this.#request, model, attempt.dialect);
    try {
      // Like `chat.completions.create`, which reads a stream only when the request asks for one; here the guard turns every reply into one.
      return await this.#awaitFirst(
        client.post<Stream<ChatCompletionChunk>>('/chat/completions', { body, stream: true, signal: this.#scope.signal }),
        attempt,
      );
    } finally {
      clearTimeout(timer);
      watch.dispose();
    }
  }

  /** Awaits `work` within the rest of the time for the first piece. */
  #awaitFirst<T>(work: Promise<T>, { startedAt }: ChatAttempt): Promise<T> {
    const remainingMs = this.#settings.timeouts.firstByte - (performance.now() - startedAt);
    return this.#scope.within(work, remainingMs, this.#timeoutError('model-first-timeout'));
  }

  #client(attempt: ChatAttempt): Promise<OpenAI> {
    const { baseUrl, key } = this.#settings;
    return openaiClient({ fetch: this.#dependencies.fetch, baseUrl, key, state: attempt.body, stream: true });
  }

  /** Returns the form to try next when the server refused a part of the request. */
  #otherDialect(error: unknown, { reply, dialect }: ChatAttempt): Dialect | undefined {
    if (!(error instanceof HttpRefusal) || reply.hasText) return undefined;
    const otherDialect = withoutRefusedPart(dialect, error);
    if (otherDialect)
      this.#dependencies.log.info(`${this.#where} refused a part of the request (${String(error.status)}); asked again without it`);
    return otherDialect;
  }

  #refusesTools(error: unknown): boolean {
    return (this.#request.tools?.length ?? 0) > 0 && error instanceof HttpRefusal && refusesTools(error);
  }

  #failure(error: unknown, { body }: ChatAttempt): Error {
    const failure = callFailure(error, { ...this.#settings, remote: this.#dependencies.remote }, body.bytes > 0);
    if (failure instanceof UserError) this.#dependencies.log.warn(`${this.#where}: ${failure.message}`);
    return failure;
  }

  #timeoutError(code: 'model-connect-timeout' | 'model-first-timeout' | 'model-silent' | 'model-endless'): () => UserError {
    const { connect, firstByte, silence, total } = this.#settings.timeouts;
    const limits = { 'model-connect-timeout': connect, 'model-first-timeout': firstByte, 'model-silent': silence, 'model-endless': total };
    const ms = limits[code];
    return () => new UserError(code, [this.#where, String(Math.round(ms / 100) / 10)]);
  }
}
