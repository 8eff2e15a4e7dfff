// The gate: the one place through which everything leaves for a model. Nothing passes that local-only, the cap of the day or the person
// forbids; what passes is scrubbed once more, counted, and reported word for word.
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

/** A request that waits for a person's word; the panel shows it as it is. */
export interface PendingRequest {
  readonly destination: string;
  readonly model: string;
  readonly local: boolean;
  /** It would travel readable: plain http to a public host. */
  readonly exposed: boolean;
  /** Estimate of all that is sent. */
  readonly tokens: number;
  /** Estimate of what the call may cost at most, when a price is set. */
  readonly cost?: { readonly amount: number; readonly currency: string };
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
  /** Requests of the same answer that may come after it, at most; absent when there are none. */
  readonly following?: number;
  /** It may be sent without asking, and is shown since the strategy is new to the person. */
  readonly consented?: true;
}

/** A request that has left, with the words that left. `at` in ms since 1970, `tokens` estimated. */
export interface SentRecord {
  readonly at: number;
  readonly destination: string;
  readonly model: string;
  readonly purpose: ModelRequest['purpose'];
  readonly tokens: number;
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
  readonly messages: readonly ModelMessage[];
  /** Names of the tools that the model was told of. */
  readonly tools?: readonly string[];
}

/** Remembers, for one workspace, which destinations may be sent to without asking. */
export interface Consents {
  given(destination: string): boolean;
  remember(destination: string): PromiseLike<void>;
}

/** What the gate of one question asks of its surroundings. The settings are functions, since they can change while a person thinks. */
export interface GateContext {
  /** `clew.privacy.localOnly` */
  localOnly(): boolean;
  /** `clew.model.dailyCap`, in the currency of the price of the model; it holds only for models that have a price. */
  dailyCap(): number | undefined;
  readonly consents: Consents;
  /** Asks the person. May stay pending for as long as it takes; when `token` is cancelled nobody waits for it any more. */
  consent(pending: PendingRequest, token: CancellationToken): Promise<GateDecision>;
  /** Whether the person is to see a request although they have given consent: the first one of a strategy. Never when absent. */
  introduces?(): boolean;
  /** Requests that the question may take at most, where that is known: what "answer" lets out is bounded by it. */
  mostRequests?(): number;
  readonly ledger: UsageLedger;
  /** Is told of every request once it has left, also of one that failed later. */
  onSent(sent: SentRecord): void;
  readonly log: Log;
  /** ms since 1970. */
  now(): number;
}

/** Where a model is. */
export interface Destination {
  /** What consent is given for: the origin of an endpoint, or who provides a model of the editor. */
  readonly key: string;
  /** It is the machine that this runs on. */
  readonly local: boolean;
  /** What is sent there can be read on the way. */
  readonly exposed?: boolean;
  /** The editor provides the model. */
  readonly ofEditor?: true;
}

/** A model and where what it is asked goes. */
export interface PlacedModel {
  readonly model: Model;
  readonly destination: Destination;
}

/** The gate of one question: every model that the question may use goes through the same one, so that a person is not asked twice. */
export class Gate {
  readonly #context: GateContext;
  readonly #allowed = new Map<string, OutboundPlace[]>();
  /** Requests that may still leave for a destination, whatever they hold: what the person allowed for this answer. */
  readonly #following = new Map<string, number>();
  #requests = 0;
  #declined = false;
  #asking: Promise<unknown> = Promise.resolve();

  constructor(context: GateContext) {
    this.#context = context;
  }

  /**
   * `model` behind this gate. Its `chat` rejects with `model-local-only`, `model-over-cap` or `model-declined` when nothing was sent.
   */
  gated(model: Model, destination: Destination): Model {
    return { info: model.info, chat: (request, token) => this.#chat(model, destination, request, token) };
  }

  async *#chat(
    model: Model,
    to: Destination,
    original: ModelRequest,
    token: CancellationToken,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    throwIfCancelled(token);
    const request = scrubbed(original);
    const pending = pendingRequest(model.info, to, request);
    this.#mustBeAllowed(model.info, to);
    (await this.#reserve(model.info, pending))?.release();
    if (!this.#consented(to, request)) {
      if (this.#declined) throw new UserError('model-declined');
      yield { kind: 'consent' };
      await this.#askForConsent(to, pending, request, token);
      this.#mustBeAllowed(model.info, to);
      yield { kind: 'consented' };
    }
    throwIfCancelled(token);
    const reservation = await this.#reserve(model.info, pending);
    this.#count(to);
    try {
      yield* this.#send(model, pending, request, token);
    } finally {
      reservation?.release();
    }
  }

  #mustBeAllowed({ where }: ModelInfo, { local }: Destination): void {
    if (!local && this.#context.localOnly()) throw new UserError('model-local-only', [where]);
  }

  /** Sets aside what the call may cost at most. */
  async #reserve({ price }: ModelInfo, { cost }: PendingRequest): Promise<Reservation | undefined> {
    const cap = this.#context.dailyCap();
    if (!price || !cost || cap === undefined) return undefined;
    const reservation = await this.#context.ledger.reserve(cost.amount, { amount: cap, currency: price.currency });
    if (!reservation) throw new UserError('model-over-cap', [String(cap), price.currency]);
    return reservation;
  }

  #count({ key }: Destination): void {
    this.#requests++;
    const left = this.#following.get(key);
    if (left) this.#following.set(key, left - 1);
  }

  /** Requests that may come after one that is about to be sent. */
  get #mayFollow(): number {
    return Math.max(0, (this.#context.mostRequests?.() ?? 0) - this.#requests - 1);
  }

  /** Once means what was shown: a later call of the question with lines of the same places is the same decision. */
  #consented({ key }: Destination, { places, purpose }: ModelRequest): boolean {
    // That a question is read is no part of a strategy.
    if (this.#context.consents.given(key)) return purpose === 'classify' || this.#context.introduces?.() !== true;
    if ((this.#following.get(key) ?? 0) > 0) return true;
    const outboundPlaces = this.#allowed.get(key);
    return outboundPlaces !== undefined && places.every((place) => outboundPlaces.some((one) => holds(one, place)));
  }

  /** One question to the person at a time; the decision on one may settle the next. */
  async #askForConsent(to: Destination, pending: PendingRequest, request: ModelRequest, token: CancellationToken): Promise<void> {
    const turn = this.#asking.then(async () => {
      if (this.#declined) throw new UserError('model-declined');
      if (token.isCancellationRequested || this.#consented(to, request)) return;
      await this.#decide(to, pending, token);
    });
    this.#asking = turn.catch(() => undefined);
    await cancellable(turn, token);
    throwIfCancelled(token);
  }

  async #decide({ key }: Destination, pending: PendingRequest, token: CancellationToken): Promise<void> {
    const { consents, log } = this.#context;
    const following = this.#mayFollow;
    const told = following > 0 ? { ...pending, following } : pending;
    const known = consents.given(key) ? { ...told, consented: true as const } : told;
    const decision = await cancellable(this.#context.consent(known, token), token);
    if (decision === 'never') {
      this.#declined = true;
      throw new UserError('model-declined');
    }
    this.#allowed.set(key, [...(this.#allowed.get(key) ?? []), ...pending.places]);
    // The one that waits counts, too, as soon as it leaves.
    if (decision === 'answer') this.#following.set(key, following + 1);
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
    const context = this.#context;
    const { purpose, places } = request;
    const sent = sentRecord(model.info, request, context.now());
    const tally = new SendTally(() => context.onSent(sent));
    const settle = async (): Promise<void> => {
      const use = tally.end(tokens);
      if (use) await context.ledger.record({ ...use, model: model.info.name, where: destination, price: model.info.price });
    };
    context.log.info(
      `To ${destination} (${model.info.name}, ${purpose}): about ${tokens} tokens, ${places.length} places of the workspace`,
    );
    try {
      for await (const event of model.chat(request, token)) {
        tally.add(event);
        // Who has seen the end may not come back, and may end the process.
        if (event.kind === 'end') await settle();
        yield event;
      }
    } catch (error) {
      tally.failed(error);
      throw error;
    } finally {
      await settle();
    }
  }
}

/** What is reported of `request`, which is scrubbed. `at` in ms since 1970. */
function sentRecord(info: ModelInfo, request: ModelRequest, at: number): SentRecord {
  const { purpose, places, secretsReplaced, messages, tools } = request;
  const sent = { at, destination: info.where, model: info.name, purpose, tokens: tokensOf(request), places, secretsReplaced, messages };
  return tools?.length ? { ...sent, tools: tools.map(({ name }) => name) } : sent;
}

/** `request` as the gate would report it if it were sent now. `at` in ms since 1970. */
export function asSent(info: ModelInfo, request: ModelRequest, at: number): SentRecord {
  return sentRecord(info, scrubbed(request), at);
}

function tokensOf({ messages, tools = [] }: ModelRequest): number {
  const toolTokens = tools.length ? estimateTokens(JSON.stringify(tools)) : 0;
  return messages.reduce((sum, message) => sum + estimateTokens(textOfMessage(message)), toolTokens);
}

function scrubbed(request: ModelRequest): ModelRequest {
  let { secretsReplaced } = request;
  const clean = (said: string): string => {
    const { text, count } = scrub(said);
    secretsReplaced += count;
    return text;
  };
  const messages = request.messages.map((message): ModelMessage => {
    const content = clean(message.content);
    if (message.role !== 'assistant' || !message.calls) return { ...message, content };
    // What a model wrote goes back to it, and with it what it may have read of secrets elsewhere.
    return { ...message, content, calls: message.calls.map((call) => ({ ...call, args: clean(call.args) })) };
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

/** `promise`, or a rejection with CancelledError as soon as `token` is cancelled. */
async function cancellable<T>(promise: Promise<T>, token: CancellationToken): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const listener = token.onCancellationRequested(() => reject(new CancelledError()));
    promise.then(resolve, reject).finally(() => listener.dispose());
  });
}
