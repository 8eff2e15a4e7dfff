// Lends models to questions: creates them for each one, puts the gate in front, and serves the engine's calls.
import * as vscode from 'vscode';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import { Emitter } from '../../core/base/event.ts';
import type { Log } from '../../core/ports.ts';
import type { HostModels } from '../../engine/host/modelRequests.ts';
import type { Consents, Gate, PendingRequest, SentRecord } from '../../models/gate/gate.ts';
import type { GateDecision } from '../../models/gate/gateDecision.ts';
import type { DayUsage, UsageLedger } from '../../models/gate/ledger.ts';
import type { ModelView } from '../../protocol/toPanel.ts';
import { answerOptions, type AnswerOptions } from '../settings/answerOptions.ts';
import { readSettings, type GetSetting, type Settings } from '../settings/settings.ts';
import { WorkspaceConsents } from './consents.ts';
import { gatedModels, noQuestionModels, type QuestionModels } from './gatedModels.ts';
import { Keys } from './keys.ts';
import { chosenModels, placedEditorModel, type ChosenModels } from './modelSource.ts';
import { modelView } from './modelView.ts';

/** Key of the usage in `globalState`. */
const usageKey = 'clew.usage';

/** Answers the gate's requests for one question. */
export interface GateKeeper {
  /** Asks the person. */
  consent(pending: PendingRequest, token: CancellationToken): Promise<GateDecision>;
  /** Whether to show a request to the person despite consent. */
  mustShow?(): boolean;
  /** Most requests of the question, where known. */
  mostRequests?(): number;
  /** Called when a request was sent. */
  onSent(record: SentRecord): void;
}

/** The models of this window. */
export class ModelLender implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changeEmitter = this.#store.add(new Emitter<ModelView>());
  readonly #access: vscode.LanguageModelAccessInformation;
  readonly #state: vscode.Memento;
  readonly #log: Log;
  readonly #get: GetSetting;
  #ledger: Promise<UsageLedger> | undefined;

  readonly keys: Keys;
  readonly consents: WorkspaceConsents;
  /** Fires when settings or keys have changed. */
  readonly onDidChange = this.#changeEmitter.event;

  constructor(context: vscode.ExtensionContext, log: Log, get: GetSetting) {
    this.#access = context.languageModelAccessInformation;
    this.#state = context.globalState;
    this.#log = log;
    this.#get = get;
    this.keys = this.#store.add(new Keys(context.secrets, context.globalState));
    this.consents = new WorkspaceConsents(context.workspaceState);
    this.#store.add(this.keys.onDidChange(() => this.#changeEmitter.fire(this.view)));
    this.#store.add(
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('clew.model') || event.affectsConfiguration('clew.privacy')) this.#changeEmitter.fire(this.view);
      }),
    );
  }

  /** The model of the next question, as the panel shows it. */
  get view(): ModelView {
    return modelView(this.settings);
  }

  get settings(): Settings {
    return readSettings(this.#get);
  }

  /** The settings' part of every answer's options. */
  get answerOptions(): AnswerOptions {
    return answerOptions(this.settings);
  }

  /** The configured models without a gate, for callers that send them nothing. */
  chosenModels(model?: string): Promise<ChosenModels> {
    // The set context length and price belong to the configured model.
    const overrides = model === undefined ? {} : { 'model.large': model, 'model.maxInputTokens': 0, 'model.price': {} };
    return chosenModels(
      { ...this.settings, ...overrides },
      { keys: this.keys, log: this.#log, mayAsk: (model) => this.#access.canSendRequest(model) },
    );
  }

  /** Models for one question; `model` replaces the configured one. Every call passes the gate, which asks `keeper`. */
  async lend(keeper: GateKeeper, model?: string): Promise<HostModels> {
    const { large, small, problem } = await this.chosenModels(model);
    if (!large) return noQuestionModels(problem);
    return this.#putBehindGate({ large, small }, keeper);
  }

  /** The model of an editor's chat for one question, behind the same gate; no other configured model takes part. */
  async lendChatModel(keeper: GateKeeper, chat: vscode.LanguageModelChat): Promise<HostModels> {
    return this.#putBehindGate({ large: await placedEditorModel(chat, this.settings, this.#access.canSendRequest(chat)) }, keeper);
  }

  async #putBehindGate(models: QuestionModels, keeper: GateKeeper): Promise<HostModels> {
    const gate = await this.#createGate(keeper);
    return gatedModels(models, gate, { consents: this.consents, classifyByModel: this.settings['classify.byModel'] });
  }

  /** Calls, tokens and cost by day, newest first. */
  async usage(): Promise<readonly DayUsage[]> {
    return (await this.ledger()).days();
  }

  /** The counts of usage, whose code is loaded on first use. */
  ledger(): Promise<UsageLedger> {
    this.#ledger ??= import('../../models/gate/ledger.ts').then(
      ({ UsageLedger }) =>
        new UsageLedger({ get: () => this.#state.get(usageKey), update: (value) => this.#state.update(usageKey, value) }, this.#log),
    );
    return this.#ledger;
  }

  /** Deletes keys, consents and the usage. */
  async deleteData(): Promise<void> {
    for (const origin of this.keys.origins) await this.keys.remove(origin);
    await this.consents.forget();
    await this.#state.update(usageKey, undefined);
  }

  dispose(): void {
    this.#store.dispose();
  }

  /** The gate for requests that hold nothing of a workspace, so that no consent is needed; local-only and the cap still hold. */
  testGate(): Promise<Gate> {
    const consentToAll: Consents = { isGiven: () => true, remember: () => Promise.resolve() };
    return this.#createGate({ consent: () => Promise.resolve('once'), onSent: () => undefined }, consentToAll);
  }

  async #createGate(keeper: GateKeeper, consents: Consents = this.consents): Promise<Gate> {
    const [gate, ledger] = await Promise.all([import('../../models/gate/gate.ts'), this.ledger()]);
    return new gate.Gate({
      localOnly: () => this.settings['privacy.localOnly'],
      dailyCap: () => this.settings['model.dailyCap'] || undefined,
      consents,
      consent: (pending, token) => keeper.consent(pending, token),
      mustShow: () => keeper.mustShow?.() ?? false,
      mostRequests: () => keeper.mostRequests?.() ?? 0,
      onSent: (record) => keeper.onSent(record),
      ledger,
      log: this.#log,
      now: Date.now,
    });
  }
}
