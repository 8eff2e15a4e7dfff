// Gate for embedding, with a consent of its own that shows counts, since it sends nearly all of a workspace. It never waits for a person: a
// request without consent is refused at once, and embedding starts again after the answer.
import { tokenCost } from '../../core/base/settings/cost.ts';
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { Embedder, EmbedderInfo, EmbedRequest, Log } from '../../core/ports.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import type { CountedEmbedder } from '../embedding/embeddings.ts';
import type { Destination } from './gate.ts';
import type { Reservation, UsageLedger } from './ledger.ts';
import type { EmbeddingCall } from '../embedding/embedderSettings.ts';

/** Texts of a call to keep for display: all of them would be a copy of the workspace. */
const sampleSize = 2;

/** Texts sent for embedding. `at` in ms since 1970; `tokens` as counted by the server, else estimated. */
export interface EmbeddedRecord {
  readonly at: number;
  readonly destination: string;
  readonly model: string;
  readonly kind: EmbedRequest['kind'];
  readonly texts: number;
  readonly tokens: number;
  readonly secretsReplaced: number;
  /** Files that the request held lines of, as `root/path`. */
  readonly files: readonly string[];
  /** The first texts, word for word. */
  readonly sample: readonly string[];
}

/** The person's answer about embedding this workspace at a destination; undefined before any. */
export type EmbedConsent = 'given' | 'declined' | undefined;

/** Dependencies of the gate. Settings are functions, since they can change while the workspace is embedded. */
export interface EmbedGateDependencies {
  /** `clew.privacy.localOnly` */
  localOnly(): boolean;
  /** `clew.model.dailyCap`, in the currency of the price of the embedder. */
  dailyCap(): number | undefined;
  /** The person's consent for the key of a destination. */
  consent(destination: string): EmbedConsent;
  /** Whether the person paused embedding; questions are still embedded. */
  paused(): boolean;
  /** Called when a request was refused because nobody has consented yet, so that the person can be asked. */
  onConsentWanted(): void;
  readonly ledger: UsageLedger;
  /** Receives each call once it was sent, also one that failed later. */
  onSent(record: EmbeddedRecord): void;
  readonly log: Log;
  /** ms since 1970. */
  now(): number;
}

/**
 * Puts `embedder` behind the gate. It rejects with `embedder-local-only`, `-consent`, `-declined`, `-paused` or `-over-cap` before sending.
 */
export function gatedEmbedder(embedder: CountedEmbedder, destination: Destination, dependencies: EmbedGateDependencies): Embedder {
  return { info: embedder.info, embed: (request, token) => embedBehindGate(embedder, destination, dependencies, request, token) };
}

async function embedBehindGate(
  embedder: CountedEmbedder,
  destination: Destination,
  dependencies: EmbedGateDependencies,
  request: EmbedRequest,
  token: CancellationToken,
): Promise<readonly Float32Array[]> {
  throwIfCancelled(token);
  const { info } = embedder;
  assertAllowed(info, destination, dependencies, request);
  const scrubResults = request.texts.map((text) => scrub(text));
  const texts = scrubResults.map(({ text }) => text);
  const reservation = await reserve(info, dependencies, texts);
  const secretsReplaced = scrubResults.reduce((sum, { count }) => sum + count, 0);
  const calls = new CallCounter(info, dependencies, { ...request, texts }, secretsReplaced);
  try {
    throwIfCancelled(token);
    assertAllowed(info, destination, dependencies, request);
    return await embedder.embed({ ...request, texts }, token, (call) => calls.add(call));
  } finally {
    reservation?.release();
    await calls.whenRecorded();
  }
}

function assertAllowed(
  { where }: EmbedderInfo,
  { key, local }: Destination,
  dependencies: EmbedGateDependencies,
  { kind }: EmbedRequest,
): void {
  if (!local && dependencies.localOnly()) throw new UserError('embedder-local-only', [where]);
  const consent = dependencies.consent(key);
  if (consent === 'declined') throw new UserError('embedder-declined', [where]);
  if (consent === undefined) {
    dependencies.onConsentWanted();
    throw new UserError('embedder-consent', [where]);
  }
  if (kind === 'code' && dependencies.paused()) throw new UserError('embedder-paused');
}

/** Reserves the highest cost of the request. */
async function reserve(
  { price }: EmbedderInfo,
  dependencies: EmbedGateDependencies,
  texts: readonly string[],
): Promise<Reservation | undefined> {
  const cap = dependencies.dailyCap();
  if (!price || cap === undefined) return undefined;
  const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  const reservation = await dependencies.ledger.reserve(tokenCost(promptUsage(tokens), price), { amount: cap, currency: price.currency });
  if (!reservation) throw new UserError('embedder-over-cap', [String(cap), price.currency]);
  return reservation;
}

/** Counts and reports the calls of one request. */
class CallCounter {
  readonly #info: EmbedderInfo;
  readonly #dependencies: EmbedGateDependencies;
  readonly #request: EmbedRequest;
  #secretsReplaced: number;
  #writes: Promise<unknown> = Promise.resolve();

  /** `request` is scrubbed; `secretsReplaced` is the number of replaced secrets, reported with its first call. */
  constructor(info: EmbedderInfo, dependencies: EmbedGateDependencies, request: EmbedRequest, secretsReplaced: number) {
    this.#info = info;
    this.#dependencies = dependencies;
    this.#request = request;
    this.#secretsReplaced = secretsReplaced;
  }

  add({ texts, promptTokens }: EmbeddingCall): void {
    const { name, where, price } = this.#info;
    const { ledger, log } = this.#dependencies;
    const tokens = promptTokens ?? texts.reduce((sum, text) => sum + estimateTokens(text), 0);
    this.#report(texts, tokens);
    log.trace(`To ${where} (${name}, embedding): ${String(texts.length)} texts, ${String(tokens)} tokens`);
    const entry = {
      kind: 'embedding',
      model: name,
      where,
      usage: promptUsage(tokens),
      estimated: promptTokens === undefined,
      price,
    } as const;
    this.#writes = Promise.all([this.#writes, ledger.record(entry)]);
  }

  async whenRecorded(): Promise<void> {
    await this.#writes;
  }

  #report(texts: readonly string[], tokens: number): void {
    const { kind, places } = this.#request;
    this.#dependencies.onSent({
      at: this.#dependencies.now(),
      destination: this.#info.where,
      model: this.#info.name,
      kind,
      texts: texts.length,
      tokens,
      secretsReplaced: this.#secretsReplaced,
      files: [...new Set(places.map(({ root, file }) => (root ? `${root}/${file}` : file)))],
      sample: texts.slice(0, sampleSize),
    });
    this.#secretsReplaced = 0;
  }
}

function promptUsage(promptTokens: number): { promptTokens: number; completionTokens: number; cachedTokens: number } {
  return { promptTokens, completionTokens: 0, cachedTokens: 0 };
}
