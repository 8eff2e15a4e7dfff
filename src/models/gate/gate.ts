// Gate through which everything sent to a model passes. It enforces local-only, the daily cap and the person's consent; it scrubs, counts
// and reports every request verbatim.
import { tokenCost } from '../../core/base/settings/cost.ts';
import { textOfMessage } from '../../core/base/messageText.ts';
import { CancelledError, throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { Log, Model, ModelEvent, ModelInfo, ModelMessage, ModelRequest, OutboundPlace } from '../../core/ports.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import type { GateDecision } from './gateDecision.ts';
import type { Reservation, UsageLedger } from './ledger.ts';
import { SendTally } from './sendTally.ts';

/** A request that waits for the person's decision; the panel shows it as it is. */
export interface PendingRequest {
  readonly destination: string;
  readonly model: string;
  readonly local: boolean;
  /** Whether it would travel unencrypted: plain http to a public host. */
  readonly exposed: boolean;
  /** Estimate of all tokens sent. */
  readonly tokens: number;
  /** Estimate of the highest cost of the call, when a price is set. */
  readonly cost?: { readonly amount: number; readonly currency: string };
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
  /** Most further requests of the same answer; absent when there are none. */
  readonly following?: number;
  /** It needs no consent, but is shown because the strategy is new to the person. */
  readonly consented?: true;
}

/** A sent request with its text. `at` in ms since 1970, `tokens` estimated. */
export interface SentRecord {
  readonly at: number;
  readonly destination: string;
  readonly model: string;
  readonly purpose: ModelRequest['purpose'];
  readonly tokens: number;
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
  readonly messages: readonly ModelMessage[];
  /** Names of the tools offered to the model. */
  readonly tools?: readonly string[];
}

/** Remembers, for one workspace, the destinations that need no further consent. */
export interface Consents {
  isGiven(destination: string): boolean;
  remember(destination: string): PromiseLike<void>;
}

/** Dependencies of the gate of one question. Settings are functions, since they can change while a person thinks. */
export interface GateDependencies {
  /** `clew.privacy.localOnly` */
  localOnly(): boolean;
  /** `clew.model.dailyCap`, in the currency of the model's price; it holds only for models that have a price. */
  dailyCap(): number | undefined;
  readonly consents: Consents;
  /** Asks the person. May stay pending as long as it takes; after `token` is cancelled nobody waits for it. */
  consent(pending: PendingRequest, token: CancellationToken): Promise<GateDecision>;
  /** Whether to show a request despite consent: the first one of a strategy. Never when absent. */
  mustShow?(): boolean;
  /** Most requests of the question, where known: it bounds the decision "answer". */
  mostRequests?(): number;
  readonly ledger: UsageLedger;
  /** Receives every request once it was sent, also one that failed later. */
  onSent(record: SentRecord): void;
  readonly log: Log;
  /** ms since 1970. */
  now(): number;
}

/** Location of a model. */
export interface Destination {
  /** Key for consent: the origin of an endpoint, or the provider of a model of the editor. */
  readonly key: string;
  /** Whether it is this machine. */
  readonly local: boolean;
  /** Whether requests can be read on the way. */
  readonly exposed?: boolean;
  /** Whether the editor provides the model. */
  readonly ofEditor?: true;
}

/** A model and the destination of its requests. */
export interface PlacedModel {
  readonly model: Model;
  readonly destination: Destination;
}

/** Gate of one question. All its models share it, so that a person is not asked twice. */
export class Gate {
  readonly #dependencies: GateDependencies;
  readonly #allowedPlaces = new Map<string, OutboundPlace[]>();
  /** Number of requests with any content that may still go to a destination, because the person allowed this answer. */
  readonly #allowedRequests = new Map<string, number>();
  #requests = 0;
  #isDeclined = false;
  #lastDecision: Promise<unknown> = Promise.resolve();

  constructor(dependencies: GateDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Puts `model` behind this gate. Its `chat` rejects with `model-local-only`, `model-over-cap` or `model-declined` when nothing was sent.
   */
  gateModel(model: Model, destination: Destination): Model {
    return { info: model.info, chat: (request, token) => this.#chat(model, destination, request, token) };
  }

  async *#chat(
    model: Model,
    destination: Destination,
    original: ModelRequest,
    token: CancellationToken,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    throwIfCancelled(token);
    const request = scrubRequest(original);
    const pending = pendingRequest(model.info, destination, request);
    this.#assertAllowed(model.info, destination);
    (await this.#reserve(model.info, pending))?.release();
    if (!this.#hasConsent(destination, request)) {
      if (this.#isDeclined) throw new UserError('model-declined');
      yield { kind: 'consent' };
      await this.#askForConsent(destination, pending, request, token);
      this.#assertAllowed(model.info, destination);
      yield { kind: 'consented' };
    }
    throwIfCancelled(token);
    const reservation = await this.#reserve(model.info, pending);
    this.#count(destination);
    try {
      yield* this.#send(model, pending, request, token);
    } finally {
      reservation?.release();
    }
  }

  #assertAllowed({ where }: ModelInfo, { local }: Destination): void {
    if (!local && this.#dependencies.localOnly()) throw new UserError('model-local-only', [where]);
  }

  /** Reserves the highest cost of the call. */
  async #reserve({ price }: ModelInfo, { cost }: PendingRequest): Promise<Reservation | undefined> {
    const cap = this.#dependencies.dailyCap();
    if (!price || !cost || cap === undefined) return undefined;
    const reservation = await this.#dependencies.ledger.reserve(cost.amount, { amount: cap, currency: price.currency });
    if (!reservation) throw new UserError('model-over-cap', [String(cap), price.currency]);
    return reservation;
  }

  #count({ key }: Destination): void {
    this.#requests++;
    const requestsLeft = this.#allowedRequests.get(key);
    if (requestsLeft) this.#allowedRequests.set(key, requestsLeft - 1);
  }

  /** Most requests that may follow the one about to be sent. */
  get #maxFollowing(): number {
    return Math.max(0, (this.#dependencies.mostRequests?.() ?? 0) - this.#requests - 1);
  }

  /** "Once" covers all shown lines: a later call of the question with lines of the same places needs no new decision. */
  #hasConsent({ key }: Destination, { places, purpose }: ModelRequest): boolean {
    // Classifying a question is no part of a strategy.
    if (this.#dependencies.consents.isGiven(key)) return purpose === 'classify' || this.#dependencies.mustShow?.() !== true;
    if ((this.#allowedRequests.get(key) ?? 0) > 0) return true;
    const allowedPlaces = this.#allowedPlaces.get(key);
    return allowedPlaces !== undefined && places.every((place) => allowedPlaces.some((allowed) => holds(allowed, place)));
  }

  /** Asks the person one thing at a time; the decision on one request may settle the next. */
  async #askForConsent(destination: Destination, pending: PendingRequest, request: ModelRequest, token: CancellationToken): Promise<void> {
    const turn = this.#lastDecision.then(async () => {
      if (this.#isDeclined) throw new UserError('model-declined');
      if (token.isCancellationRequested || this.#hasConsent(destination, request)) return;
      await this.#decide(destination, pending, token);
    });
    this.#lastDecision = turn.catch(() => undefined);
    await cancellable(turn, token);
    throwIfCancelled(token);
  }

  async #decide({ key }: Destination, pending: PendingRequest, token: CancellationToken): Promise<void> {
    const { consents, log } = this.#dependencies;
    const following = this.#maxFollowing;
    const countedRequest = following > 0 ? { ...pending, following } : pending;
    const shownRequest = consents.isGiven(key) ? { ...countedRequest, consented: true as const } : countedRequest;
    const decision = await cancellable(this.#dependencies.consent(shownRequest, token), token);
    if (decision === 'never') {
      this.#isDeclined = true;
      throw new UserError('model-declined');
    }
    this.#allowedPlaces.set(key, [...(this.#allowedPlaces.get(key) ?? []), ...pending.places]);
    // The waiting request counts, too, as soon as it is sent.
    if (decision === 'answer') this.#allowedRequests.set(key, following + 1);
    if (decision !== 'always') return;
    try {
      await consents.remember(key);
    } catch (error) {
      log.error('The consent could not be remembered, so it holds for this question only', error);
    }
  }

  async *#send(
    model: Model,
    { destination, tokens }: PendingRequest,
    request: ModelRequest,
    token: CancellationToken,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    const dependencies = this.#dependencies;
    const { purpose, places } = request;
    const record = sentRecord(model.info, request, dependencies.now());
    const tally = new SendTally(() => dependencies.onSent(record));
    const settle = async (): Promise<void> => {
      const use = tally.end(tokens);
      if (use) await dependencies.ledger.record({ ...use, model: model.info.name, where: destination, price: model.info.price });
    };
    dependencies.log.info(
      `To ${destination} (${model.info.name}, ${purpose}): about ${tokens} tokens, ${places.length} places of the workspace`,
    );
    try {
      for await (const event of model.chat(request, token)) {
        tally.add(event);
        // After the end event the reader may not come back, and may end the process.
        if (event.kind === 'end') await settle();
        yield event;
      }
    } catch (error) {
      tally.noteFailure(error);
      throw error;
    } finally {
      await settle();
    }
  }
}

/** Report of `request`, which is scrubbed. `at` in ms since 1970. */
function sentRecord(info: ModelInfo, request: ModelRequest, at: number): SentRecord {
  const { purpose, places, secretsReplaced, messages, tools } = request;
  const record = { at, destination: info.where, model: info.name, purpose, tokens: tokensOf(request), places, secretsReplaced, messages };
  return tools?.length ? { ...record, tools: tools.map(({ name }) => name) } : record;
}

/** Returns `request` as the gate would report it if it were sent now. `at` in ms since 1970. */
export function previewRecord(info: ModelInfo, request: ModelRequest, at: number): SentRecord {
  return sentRecord(info, scrubRequest(request), at);
}

function tokensOf({ messages, tools = [] }: ModelRequest): number {
  const toolTokens = tools.length ? estimateTokens(JSON.stringify(tools)) : 0;
  return messages.reduce((sum, message) => sum + estimateTokens(textOfMessage(message)), toolTokens);
}

function scrubRequest(request: ModelRequest): ModelRequest {
  let { secretsReplaced } = request;
  const scrubText = (rawText: string): string => {
    const { text, count } = scrub(rawText);
    secretsReplaced += count;
    return text;
  };
  const messages = request.messages.map((message): ModelMessage => {
    const content = scrubText(message.content);
    if (message.role !== 'assistant' || !message.calls) return { ...message, content };
    // Text of a model goes back to it, and may repeat secrets that it read elsewhere.
    return { ...message, content, calls: message.calls.map((call) => ({ ...call, args: scrubText(call.args) })) };
  });
  return { ...request, messages, secretsReplaced };
}

function pendingRequest(info: ModelInfo, { local, exposed = false }: Destination, request: ModelRequest): PendingRequest {
  const tokens = tokensOf(request);
  const counts = { promptTokens: tokens, completionTokens: request.maxTokens, cachedTokens: 0 };
  const { price } = info;
  return {
    destination: info.where,
    model: info.name,
    local,
    exposed,
    tokens,
    ...(price ? { cost: { amount: tokenCost(counts, price), currency: price.currency } } : {}),
    places: request.places,
    secretsReplaced: request.secretsReplaced,
  };
}

function holds(outer: OutboundPlace, inner: OutboundPlace): boolean {
  return outer.root === inner.root && outer.file === inner.file && outer.lineStart <= inner.lineStart && inner.lineEnd <= outer.lineEnd;
}

/** Awaits `promise`, and rejects with CancelledError as soon as `token` is cancelled. */
async function cancellable<T>(promise: Promise<T>, token: CancellationToken): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const listener = token.onCancellationRequested(() => reject(new CancelledError()));
    promise.then(resolve, reject).finally(() => listener.dispose());
  });
}
