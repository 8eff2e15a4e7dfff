// Index of this window: opens the engine for the workspace folders, keeps it in line with files and overlays, and knows its state.
import * as vscode from 'vscode';
import { CancellationSource, CancelledError } from '../../core/base/cancellation.ts';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { Emitter } from '../../core/base/event.ts';
import type { IndexProgress } from '../../core/indexing/indexProgress.ts';
import type { FileRef, Log, Root } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import type { PersistentFlag } from '../../node/persistentFlag.ts';
import type { IndexView } from '../../protocol/toPanel.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { indexView } from './indexView.ts';
import { fileRefOf, rootsOf } from './roots.ts';
import { rootRules, ruleSections } from './folderRules.ts';
import { settingsIn } from '../settings/editorSettings.ts';
import { paceOf, storeLimitOf } from '../settings/indexSettings.ts';
import { codebaseOptions, readSettings, type GetSetting } from '../settings/settings.ts';
import { OverlaySender } from './overlaySender.ts';
import { watchFolders } from './watcher.ts';

/** Reads a setting of VS Code by its full name. */
export const getSetting: GetSetting = settingsIn();

export interface WorkspaceIndexDependencies {
  readonly client: EngineClient;
  readonly log: Log;
  readonly storeFolder: string;
  /** Stores that the person paused indexing. */
  readonly pauseFlag: PersistentFlag;
  /** Called before the workspace opens, to give the engine what it needs by then. */
  prepare(): Promise<void>;
}

/** Keeps the engine's index up to date. Nothing happens before {@link start}. */
export class WorkspaceIndex implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changeEmitter = this.#store.add(new Emitter<IndexView>());
  readonly #client: EngineClient;
  readonly #log: Log;
  readonly #storeFolder: string;
  readonly #pauseFlag: PersistentFlag;
  readonly #prepare: WorkspaceIndexDependencies['prepare'];
  #roots: readonly Root[] = rootsOf(vscode.workspace.workspaceFolders ?? []);
  #watcher: Disposable | undefined;
  #overlaySender: OverlaySender | undefined;
  #opening: Promise<void> | undefined;
  #progress: IndexProgress | undefined;
  #skippedByReason: Readonly<Record<string, number>> = {};
  #failure: string | undefined;
  #fileCountToApprove: number | undefined;
  #runCancellation = new CancellationSource();

  readonly #readEmitter = this.#store.add(new Emitter<readonly FileRef[] | undefined>());

  readonly onDidChange = this.#changeEmitter.event;
  /** Fires the files whose text was read again; undefined when all may have been. */
  readonly onDidReadFiles = this.#readEmitter.event;

  constructor({ client, log, storeFolder, pauseFlag, prepare }: WorkspaceIndexDependencies) {
    this.#client = client;
    this.#log = log;
    this.#storeFolder = storeFolder;
    this.#pauseFlag = pauseFlag;
    this.#prepare = prepare;
    this.#store.add(client.onProgress((progress) => this.#setProgress(progress)));
    this.#store.add(client.onDidChangeState(({ state }) => this.#setEngineState(state)));
    this.#store.add(vscode.workspace.onDidChangeWorkspaceFolders(() => this.#updateRoots()));
    this.#store.add(vscode.workspace.onDidGrantWorkspaceTrust(() => this.#reopen()));
    this.#store.add(vscode.workspace.onDidChangeConfiguration((event) => this.#applySettings(event)));
  }

  get roots(): readonly Root[] {
    return this.#roots;
  }

  get view(): IndexView {
    return indexView({
      folders: this.#roots.length,
      started: this.#opening !== undefined,
      paused: this.#pauseFlag.isSet,
      progress: this.#progress,
      skippedByReason: this.#skippedByReason,
      failure: this.#failure,
      restricted: !vscode.workspace.isTrusted,
      fileCountToApprove: this.#fileCountToApprove,
    });
  }

  /** Shows in the panel that the index waits for consent, since there are more than `files` files. */
  waitForConsent(files: number): void {
    this.#fileCountToApprove = files;
    this.#fireChange();
  }

  /** Opens the workspace in the engine and starts indexing. Resolves when questions can be asked; indexing goes on meanwhile. */
  start(): Promise<void> {
    if (!this.#roots.length) return Promise.reject(new UserError('no-folder'));
    this.#opening ??= this.#open();
    this.#fireChange();
    return this.#opening;
  }

  /** Resolves when the engine has read the text of a document as it is now. */
  async readUnsaved(document: vscode.TextDocument): Promise<void> {
    await this.#overlaySender?.sendNow(document);
  }

  /** Parses everything anew; resolves when done. */
  async rebuild(): Promise<void> {
    await this.start();
    await this.resume();
    await this.#index(true);
  }

  /** Stops all background work until {@link resume}, in later windows too; questions use what is indexed by then. */
  pause(): void {
    if (this.#pauseFlag.isSet || !this.#opening) return;
    this.#storePauseFlag(true);
    this.#overlaySender?.hold();
    this.#updatePace();
    this.#runCancellation.cancel();
    this.#fireChange();
  }

  /** Resumes with everything that has changed meanwhile. */
  async resume(): Promise<void> {
    if (!this.#pauseFlag.isSet) return;
    this.#storePauseFlag(false);
    this.#updatePace();
    this.#fireChange();
    await this.start();
    this.#overlaySender?.release();
    void this.#index(false);
  }

  /** Deletes the stored data of all workspaces; the index of this window is empty until it starts again. */
  async deleteData(): Promise<void> {
    await this.start();
    await this.#client.deleteData();
    this.#opening = undefined;
    this.#storePauseFlag(false);
    this.#progress = undefined;
    this.#skippedByReason = {};
    this.#fireChange();
  }

  dispose(): void {
    this.#overlaySender?.dispose();
    this.#watcher?.dispose();
    this.#store.dispose();
  }

  async #open(): Promise<void> {
    this.#failure = undefined;
    this.#progress = undefined;
    this.#updatePace();
    await this.#logFailure(this.#prepare());
    const settings = readSettings(getSetting);
    const opening = this.#client.open({
      roots: this.#roots,
      options: {
        ...codebaseOptions(settings, getSetting),
        rootRules: rootRules(vscode.workspace.workspaceFolders ?? [], this.#roots, this.#log),
      },
      storeFolder: this.#storeFolder,
      storeLimit: storeLimitOf(settings),
      trusted: vscode.workspace.isTrusted,
      openFiles: this.#openFiles(),
      l10n: vscode.l10n.bundle,
    });
    try {
      await opening;
    } catch (error) {
      this.#opening = undefined;
      this.#setFailure(error);
      throw error;
    }
    this.#watchChanges();
    if (!this.#pauseFlag.isSet) void this.#index(false);
  }

  /** Files of all editors, also those that VS Code has not loaded yet. */
  #openFiles(): FileRef[] {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    return tabs.flatMap(({ input }) => (input instanceof vscode.TabInputText && fileRefOf(input.uri, this.#roots)) || []);
  }

  #watchChanges(): void {
    const locate = (uri: vscode.Uri): FileRef | undefined => fileRefOf(uri, this.#roots);
    this.#watcher?.dispose();
    this.#watcher = watchFolders(vscode.workspace.workspaceFolders ?? [], locate, async (changes) => {
      // Everything is checked again when indexing resumes.
      if (this.#pauseFlag.isSet) return;
      await this.#logFailure(this.#client.apply(changes));
      this.#readEmitter.fire(changes);
      await this.#refreshStatus();
    });
    this.#overlaySender ??= new OverlaySender({
      locate,
      overlay: ({ root, path }, text) =>
        this.#logFailure(this.#client.overlay(root, path, text)).then(() => this.#readEmitter.fire([{ root, path }])),
    });
    this.#overlaySender.sendAll();
  }

  /** Never rejects: the view shows how it ended. */
  async #index(rebuild: boolean): Promise<void> {
    this.#runCancellation = new CancellationSource();
    try {
      const report = await this.#client.index({ rebuild }, this.#runCancellation.token);
      this.#skippedByReason = report.skipped;
      this.#failure = undefined;
      this.#readEmitter.fire(undefined);
      this.#log.info(`Indexed ${report.files} files in ${Math.round(report.ms.total)} ms, ${report.fromStore} of them from the store`);
    } catch (error) {
      if (!(error instanceof CancelledError)) this.#setFailure(error);
    }
    this.#fireChange();
  }

  async #refreshStatus(): Promise<void> {
    const status = await this.#logFailure(this.#client.status());
    if (!status) return;
    this.#skippedByReason = status.skipped;
    this.#progress = status.progress;
    this.#fireChange();
  }

  /** Logs failures of background work; the next change tries again. */
  async #logFailure<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      this.#log.warn(`In the background: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  #setProgress(progress: IndexProgress): void {
    this.#progress = progress;
    this.#fireChange();
  }

  #setEngineState(state: EngineClient['lastChange']['state']): void {
    if (state === 'failed') this.#setFailure(new UserError('engine-down'));
    else if (state === 'ready') this.#failure = undefined;
    this.#fireChange();
  }

  #setFailure(error: unknown): void {
    this.#failure = failureSentence(error, this.#log);
    this.#fireChange();
  }

  #updateRoots(): void {
    this.#roots = rootsOf(vscode.workspace.workspaceFolders ?? []);
    this.#reopen();
  }

  #applySettings(event: vscode.ConfigurationChangeEvent): void {
    if (event.affectsConfiguration('clew.index.priority')) this.#updatePace();
    if (ruleSections.some((section) => event.affectsConfiguration(section))) this.#reopen();
  }

  #storePauseFlag(paused: boolean): void {
    try {
      this.#pauseFlag.set(paused);
    } catch (error) {
      this.#log.warn(`That indexing is paused or goes on is not kept for the next window: ${String(error)}`);
    }
  }

  #updatePace(): void {
    this.#client.setPace(paceOf(readSettings(getSetting), this.#pauseFlag.isSet));
  }

  #reopen(): void {
    const wasOpen = this.#opening !== undefined;
    this.#opening = undefined;
    this.#skippedByReason = {};
    // The view shows a failure by now, and no caller waits for it.
    if (wasOpen && this.#roots.length) this.start().catch((error: unknown) => this.#log.warn(String(error)));
    else this.#fireChange();
  }

  #fireChange(): void {
    this.#changeEmitter.fire(this.view);
  }
}
