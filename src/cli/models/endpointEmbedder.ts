// Embedder at a server on the command line, behind the same gate as in the editor. Naming it is consent. Before a large first run the
// person at a terminal must still confirm the counts, and the command prints the sent amounts.
import * as l10n from '@vscode/l10n';
import type { Codebase } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { tokenCost } from '../../core/base/settings/cost.ts';
import type { EmbeddingChoice, VectorStatus } from '../../core/embedding/vectorStatus.ts';
import type { Embedder, Log } from '../../core/ports.ts';
import { destinationOf } from '../../models/endpoint/address.ts';
import { EmbeddedLog } from '../../models/gate/embeddedLog.ts';
import { gatedEmbedder, type EmbedConsent, type EmbeddedRecord, type EmbedGateDependencies } from '../../models/gate/embedGate.ts';
import { createEndpointEmbedder, type CountedEmbedder } from '../../models/embedding/embeddings.ts';
import type { Flags } from '../command.ts';
import type { EmbedderChoice } from './embedderChoice.ts';
import { storeEmbedConsent, hasEmbedConsent } from '../settings/embedConsentFile.ts';
import { ledgerFor } from './askModels.ts';
import { modelSettingsFrom } from './modelSettings.ts';
import { prepareNetwork } from './network.ts';
import { defaultStoreFolder } from '../settings/storeFolder.ts';
import { confirm } from '../confirm.ts';
import { say } from '../say.ts';
import { explainMissingVectors, type CommandEmbedder } from './commandEmbedder.ts';

/** Up to this many chunks are embedded without a prompt. */
const maxUnaskedChunks = 1000;

export type EndpointChoice = Extract<EmbedderChoice, { provider: 'endpoint' }>;

/** Creates the embedder of a command. @throws UserError `embedder-bad-url` */
export function endpointEmbedder(choice: EndpointChoice, flags: Flags, log: Log): CommandEmbedder {
  const run = new EndpointRun(choice, flags, log);
  return { choice: run.choice, settle: (codebase, token) => run.settle(codebase, token) };
}

/** An embedder and its destination for the gate. */
export interface PlacedEmbedder {
  readonly embedder: CountedEmbedder;
  /** Whether it runs on this machine. */
  readonly local: boolean;
  gateEmbedder(embedder: CountedEmbedder): Embedder;
}

/** Creates the embedder; prints warnings about key and address to standard error. @throws UserError `embedder-bad-url` */
export function createPlacedEmbedder(
  { settings, keyOrigin }: EndpointChoice,
  flags: Flags,
  log: Log,
  consentAnswers: Pick<EmbedGateDependencies, 'consent' | 'onSent'>,
): PlacedEmbedder {
  const models = modelSettingsFrom(process.env, flags);
  prepareNetwork({ ...models, baseUrl: settings.baseUrl, keyOrigin: undefined });
  if (keyOrigin !== undefined)
    say(l10n.t('The key was set for {0} and is not sent to {1}: set CLEW_EMBEDDING_API_KEY for that one.', keyOrigin, settings.baseUrl));
  // The failure is reported once, in a sentence.
  const quietLog = { ...log, warn: (message: string) => log.info(message) };
  const embedder = createEndpointEmbedder(settings, { fetch: globalThis.fetch, log: quietLog, remote: false });
  const destination = destinationOf(settings.baseUrl);
  const dependencies: EmbedGateDependencies = {
    ...consentAnswers,
    localOnly: () => models.localOnly,
    dailyCap: () => models.dailyCap,
    paused: () => false,
    onConsentWanted: () => undefined,
    ledger: ledgerFor(flags, quietLog),
    log: quietLog,
    now: Date.now,
  };
  return {
    embedder,
    local: destination.local,
    gateEmbedder: (countedEmbedder) => gatedEmbedder(countedEmbedder, destination, dependencies),
  };
}

class EndpointRun {
  readonly choice: EmbeddingChoice;
  readonly #embedder: Embedder;
  readonly #local: boolean;
  readonly #flags: Flags;
  readonly #sentLog = new EmbeddedLog();
  #consent: EmbedConsent;

  constructor(choice: EndpointChoice, flags: Flags, log: Log) {
    this.#flags = flags;
    const answers = { consent: () => this.#consent, onSent: (record: EmbeddedRecord) => this.#sentLog.add(record) };
    const { embedder, gateEmbedder, local } = createPlacedEmbedder(choice, flags, log, answers);
    this.#local = local;
    this.#embedder = gateEmbedder(embedder);
    this.choice = { provider: 'lent', embedder: this.#embedder };
  }

  /** First without consent, so that all is counted before anything is sent. */
  async settle(codebase: Codebase, token: CancellationToken): Promise<void> {
    await codebase.waitForVectors(token);
    const { vectors, roots } = await codebase.status();
    if (vectors.problem?.code === 'embedder-consent') {
      this.#consent = (await this.#askToAgree(vectors, roots.map(({ uri }) => uri).join(' '), token)) ? 'given' : 'declined';
      await this.#embedAgain(codebase, token);
    }
    const changed = (await codebase.status()).vectors.problem?.code === 'embedder-changed';
    // Choosing it again accepts the model that the server has now.
    if (changed && this.#flags.has('yes')) await this.#embedAgain(codebase, token);
    for (const { texts, tokens, files } of this.#sentLog.totals) this.#saySentAmounts(texts, tokens, files);
    await explainMissingVectors(codebase);
  }

  async #embedAgain(codebase: Codebase, token: CancellationToken): Promise<void> {
    codebase.useEmbedding(this.choice);
    await codebase.waitForVectors(token);
  }

  /** Scripts have nobody to ask, and named the server. */
  async #askToAgree(vectors: VectorStatus, folder: string, token: CancellationToken): Promise<boolean> {
    const chunks = vectors.total - vectors.done;
    const isLarge = chunks > maxUnaskedChunks && !this.#local;
    if (!isLarge || this.#flags.has('yes') || !process.stdin.isTTY) return true;
    const { name, where, stamp } = this.#embedder.info;
    const store = this.#flags.get('store') ?? defaultStoreFolder();
    if (await hasEmbedConsent(store, folder, stamp)) return true;
    say(
      l10n.t(
        'Up to {0} pieces of {1} files, about {2} tokens, go to {3} to be embedded with {4}.',
        count(chunks),
        count(vectors.files),
        count(vectors.tokens),
        where,
        name,
      ),
    );
    say(`${this.#cost(vectors.tokens)}${l10n.t('What was embedded before is taken from the index and not sent again.')}`);
    const agreed = await confirm(l10n.t('Continue? (y/n)'), token);
    if (agreed) await storeEmbedConsent(store, folder, stamp);
    return agreed;
  }

  #cost(tokens: number): string {
    const { price } = this.#embedder.info;
    if (!price) return '';
    const cost = tokenCost({ promptTokens: tokens, completionTokens: 0, cachedTokens: 0 }, price);
    return `${l10n.t('That costs about {0} {1}.', cost.toFixed(4), price.currency)} `;
  }

  #saySentAmounts(texts: number, tokens: number, files: number): void {
    const { where, name } = this.#embedder.info;
    if (files === 0) return;
    const words = l10n.t(
      '{0} pieces of {1} files, {2} tokens, were embedded with {3} at {4}.',
      count(texts),
      count(files),
      count(tokens),
      name,
      where,
    );
    say(`${words} ${this.#cost(tokens)}`.trim());
  }
}

function count(value: number): string {
  return value.toLocaleString('en');
}
