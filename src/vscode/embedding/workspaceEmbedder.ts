// Embedder of this window: creates it from the settings, puts it behind its gate and lends it to the engine. Asks the person before
// embedding a workspace, and pauses and resumes it.
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { Emitter } from '../../core/base/event.ts';
import { noVectors, type EmbeddingChoice, type VectorStatus } from '../../core/embedding/vectorStatus.ts';
import type { Embedder, EmbedderInfo, Log } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import { EmbeddedLog } from '../../models/gate/embeddedLog.ts';
import type { CountedEmbedder } from '../../models/embedding/embeddings.ts';
import type { EmbedConsent, EmbedGateDependencies, gatedEmbedder as gatedEmbedderType } from '../../models/gate/embedGate.ts';
import type { Destination } from '../../models/gate/gate.ts';
import type { UsageLedger } from '../../models/gate/ledger.ts';
import type { ModelLender } from '../models/modelLender.ts';
import { endpointDependencies } from '../models/modelSource.ts';
import { embedderSettings } from './embedderSource.ts';
import type { EmbeddingState } from './embeddingState.ts';
import { consentQuestion, type Workload } from './embeddingSentences.ts';

/** Settings that change the embedder, or whether it may be used. */
const settingSections = ['clew.embedding', 'clew.privacy', 'clew.model.timeout'];

/** Average in projects of several languages; for an embedder that is not in use and so has counted nothing. */
const tokensPerChunk = 150;

export interface WorkspaceEmbedderDependencies {
  readonly client: EngineClient;
  readonly modelLender: ModelLender;
  readonly state: EmbeddingState;
  readonly log: Log;
}

/** An embedder and its destination. */
interface EmbedderAtDestination {
  readonly info: EmbedderInfo;
  readonly destination: Destination;
}

/** Owns the embedder. Nothing is created before {@link lend}, which the index calls before it opens the workspace. */
export class WorkspaceEmbedder implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changeEmitter = this.#store.add(new Emitter<VectorStatus>());
  readonly #dependencies: WorkspaceEmbedderDependencies;
  readonly embeddedLog = new EmbeddedLog();
  #status = noVectors;
  #currentEmbedder: EmbedderAtDestination | undefined;
  #hasLent = false;
  /** The person is choosing an embedder: no consent is asked for until that is done. */
  #isChoosing = false;
  /** The person has just asked for vectors, so a modal question is acceptable. */
  #canAskModally = false;
  /** The embedder of the open consent question, or of one that went unanswered in this window. */
  #askedStamp: string | undefined;
  #lastLend: Promise<unknown> = Promise.resolve();

  /** Fires when the progress of the vectors changes. */
  readonly onDidChange = this.#changeEmitter.event;

  constructor(dependencies: WorkspaceEmbedderDependencies) {
    this.#dependencies = dependencies;
    const { client, modelLender } = dependencies;
    this.#store.add(client.onVectors((status) => this.#setStatus(status)));
    this.#store.add(modelLender.keys.onDidChange(() => this.#lendAgain()));
    this.#store.add(
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (settingSections.some((section) => event.affectsConfiguration(section))) this.#lendAgain();
      }),
    );
  }

  get status(): VectorStatus {
    return this.#status;
  }

  get state(): EmbeddingState {
    return this.#dependencies.state;
  }

  /**
   * Lends the embedder of the settings. One that was lent before continues with missing vectors.
   * @param hasConsent the person has just asked for it
   */
  lend(hasConsent = false): Promise<void> {
    const nextLend = this.#lastLend.then(async () => {
      const oldStamp = this.#currentEmbedder?.info.stamp;
      const choice = await this.createChoice();
      // Lending it again accepts the model that has the name now, and everything is sent anew.
      const isOtherModel = this.#status.problem?.code === 'embedder-changed' && this.#currentEmbedder?.info.stamp === oldStamp;
      if (isOtherModel && !(hasConsent && (await this.#agreesToOtherModel()))) return;
      this.#hasLent = true;
      await this.#dependencies.client.lendEmbedder(choice);
    });
    this.#lastLend = nextLend.catch(() => undefined);
    return nextLend;
  }

  /** Pauses embedding in this workspace, in later windows too. */
  async pause(): Promise<void> {
    await this.state.pause(true);
  }

  /** Runs a dialogue that changes the embedder; `run` resolves with whether to use it now. */
  async whileChoosing(run: () => Promise<boolean>): Promise<void> {
    this.#isChoosing = true;
    try {
      if (!(await run())) return;
    } finally {
      this.#isChoosing = false;
    }
    await this.resume();
  }

  /** Resumes embedding, and asks again after a refusal or no answer. */
  async resume(): Promise<void> {
    await this.state.pause(false);
    const stamp = this.#currentEmbedder?.info.stamp;
    this.#askedStamp = undefined;
    this.#canAskModally = true;
    if (stamp && this.state.consent(stamp) === 'declined') await this.state.decide(stamp, undefined);
    await this.lend(true);
  }

  /** Stores the person's decision on the lent embedder, and acts on it. */
  async decide(consent: EmbedConsent): Promise<void> {
    if (!this.#currentEmbedder) return;
    await this.state.decide(this.#currentEmbedder.info.stamp, consent);
    await this.lend();
  }

  dispose(): void {
    this.#store.dispose();
  }

  /** Returns the choice by the settings. Wrong settings become the `problem`. */
  async createChoice(): Promise<EmbeddingChoice> {
    this.#currentEmbedder = undefined;
    const provider = this.#dependencies.modelLender.settings['embedding.provider'];
    if (provider !== 'endpoint') return { provider };
    try {
      return { provider: 'lent', embedder: await this.#endpointEmbedder() };
    } catch (error) {
      if (error instanceof UserError) return { provider: 'off', problem: { code: error.code, args: error.args } };
      throw error;
    }
  }

  /** The embedder of the settings behind a gate without consent, for callers that send nothing of a workspace. @throws UserError */
  async embedderForTest(): Promise<{ readonly embedder: CountedEmbedder; readonly gateEmbedder: (embedder: CountedEmbedder) => Embedder }> {
    const { embedder, destination, gatedEmbedder, gateDependencies } = await this.#createEmbedder();
    const testDependencies: EmbedGateDependencies = {
      ...gateDependencies,
      consent: () => 'given',
      paused: () => false,
      onSent: () => undefined,
    };
    return { embedder, gateEmbedder: (innerEmbedder) => gatedEmbedder(innerEmbedder, destination, testDependencies) };
  }

  /**
   * The configured endpoint embedder, in use or not, once the person has agreed to embed the workspace there. Undefined when there is none,
   * or the person does not want it measured.
   */
  async embedderForMeasuring(): Promise<Embedder | 'cancelled' | undefined> {
    const { settings } = this.#dependencies.modelLender;
    if (!settings['embedding.baseUrl'] || !settings['embedding.model']) return undefined;
    const { embedder, destination, gatedEmbedder, gateDependencies } = await this.#createEmbedder();
    const { info } = embedder;
    if (this.state.consent(info.stamp) !== 'given') {
      const [yes, no] = [vscode.l10n.t('Embed and Measure'), vscode.l10n.t('Only the Built-In One')];
      const answer = await vscode.window.showInformationMessage(
        await this.#consentQuestionFor(info, destination),
        { modal: true },
        yes,
        no,
      );
      if (answer === undefined) return 'cancelled';
      if (answer === no) return undefined;
      await this.state.decide(info.stamp, 'given');
    }
    return gatedEmbedder(embedder, destination, { ...gateDependencies, paused: () => false });
  }

  async #endpointEmbedder(): Promise<Embedder> {
    const { embedder, destination, gatedEmbedder, gateDependencies } = await this.#createEmbedder();
    this.#currentEmbedder = { info: embedder.info, destination };
    return gatedEmbedder(embedder, destination, gateDependencies);
  }

  /** Creates the endpoint's embedder, whose code is loaded only here. @throws UserError for wrong settings */
  async #createEmbedder(): Promise<{
    readonly embedder: CountedEmbedder;
    readonly destination: Destination;
    readonly gatedEmbedder: typeof gatedEmbedderType;
    readonly gateDependencies: EmbedGateDependencies;
  }> {
    const { modelLender, log } = this.#dependencies;
    const { settings, keys } = modelLender;
    const [{ createEndpointEmbedder }, { gatedEmbedder }, { destinationOf }, ledger, endpoint] = await Promise.all([
      import('../../models/embedding/embeddings.ts'),
      import('../../models/gate/embedGate.ts'),
      import('../../models/endpoint/address.ts'),
      modelLender.ledger(),
      embedderSettings(settings, keys),
    ]);
    const embedder = createEndpointEmbedder(endpoint, endpointDependencies(log));
    // Consent covers this model of this server: another one would be sent everything anew.
    const destination: Destination = { ...destinationOf(endpoint.baseUrl), key: embedder.info.stamp };
    return { embedder, destination, gatedEmbedder, gateDependencies: this.#createGateDependencies(ledger) };
  }

  #createGateDependencies(ledger: UsageLedger): EmbedGateDependencies {
    const { modelLender, state, log } = this.#dependencies;
    return {
      localOnly: () => modelLender.settings['privacy.localOnly'],
      dailyCap: () => modelLender.settings['model.dailyCap'] || undefined,
      consent: (stamp) => state.consent(stamp),
      paused: () => state.paused,
      onConsentWanted: () => void this.#askForConsent(),
      ledger,
      onSent: (record) => this.embeddedLog.add(record),
      log,
      now: Date.now,
    };
  }

  /** Asks once per window, and again after `resume`. A dismissed message is no answer. */
  async #askForConsent(): Promise<void> {
    const current = this.#currentEmbedder;
    if (!current || this.#isChoosing || this.#askedStamp === current.info.stamp) return;
    const { info, destination } = current;
    this.#askedStamp = info.stamp;
    const { log } = this.#dependencies;
    const [yes, no] = [vscode.l10n.t('Embed'), vscode.l10n.t('Do Not Send')];
    const modal = this.#canAskModally;
    this.#canAskModally = false;
    const answer = await vscode.window.showInformationMessage(await this.#consentQuestionFor(info, destination), { modal }, yes, no);
    if (answer === undefined || this.#currentEmbedder?.info.stamp !== info.stamp) return;
    await this.decide(answer === yes ? 'given' : 'declined').catch((error: unknown) => log.error('The embedder could not be lent', error));
  }

  async #agreesToOtherModel(): Promise<boolean> {
    if (!this.#currentEmbedder) return true;
    const { info, destination } = this.#currentEmbedder;
    const yes = vscode.l10n.t('Embed Again');
    const words = vscode.l10n.t('The name {0} now stands for another model, so the workspace has to be embedded again.', info.name);
    return (await vscode.window.showWarningMessage(`${words} ${await this.#consentQuestionFor(info, destination)}`, yes)) === yes;
  }

  async #consentQuestionFor(info: EmbedderInfo, destination: Destination): Promise<string> {
    return consentQuestion(
      info,
      destination,
      await this.#remainingWork(info),
      this.#dependencies.modelLender.settings['model.dailyCap'] || undefined,
    );
  }

  /** Remaining work, counted by the engine before its first call. */
  async #remainingWork({ name, where }: EmbedderInfo): Promise<Workload> {
    try {
      const { vectors, progress } = await this.#dependencies.client.status();
      if (vectors.provider === 'lent' && vectors.name === name && vectors.where === where) return vectors;
      return { done: 0, total: progress.chunks, files: progress.files, tokens: progress.chunks * tokensPerChunk };
    } catch (error) {
      this.#dependencies.log.warn(`How much there is to embed could not be counted: ${String(error)}`);
      return this.#status;
    }
  }

  #setStatus(status: VectorStatus): void {
    this.#status = status;
    this.#changeEmitter.fire(status);
  }

  /** Only after the first lending, which opening the workspace does. */
  #lendAgain(): void {
    if (!this.#hasLent) return;
    this.lend().catch((error: unknown) => this.#dependencies.log.error('The embedder could not be lent', error));
  }
}
