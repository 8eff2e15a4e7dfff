// Index of this window: opens the engine for the workspace folders, keeps it in line with files and buffers, and knows its state.
import * as vscode from 'vscode';
import { CancellationSource, CancelledError } from '../../core/base/cancellation.ts';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { Emitter } from '../../core/base/event.ts';
import type { IndexProgress } from '../../core/indexing/types.ts';
import type { FileRef, Log, Root } from '../../core/ports.ts';
import type { EngineClient } from '../../engine/host/client.ts';
import type { LastingFlag } from '../../node/lastingFlag.ts';
import type { IndexView } from '../../protocol.ts';
import { sayFailure } from '../failure.ts';
import { indexView } from './indexView.ts';
import { fileRefOf, rootsOf } from './roots.ts';
import { rootRules, ruleSections } from './rootRules.ts';
import { settingsIn } from '../settings/configuration.ts';
import { paceOf, storeLimitOf } from '../settings/indexSettings.ts';
import { codebaseOptions, readSettings, type GetSetting } from '../settings/settings.ts';
import { UnsavedText } from './unsavedText.ts';
import { watchFolders } from './watcher.ts';

/** Reads a setting of VS Code by its full name. */
export const getSetting: GetSetting = settingsIn();

/** Dependencies of the index. */
export interface IndexParts {
  readonly client: EngineClient;
  readonly log: Log;
  readonly storeFolder: string;
  /** Stores that the person paused indexing. */
  readonly paused: LastingFlag;
  /** Called before the workspace opens, to give the engine what it needs by then. */
  prepare(): Promise<void>;
}

/** Keeps the engine's index up to date. Nothing happens before {@link start}. */
export class WorkspaceIndex implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changed = this.#store.add(new Emitter<IndexView>());
  readonly #client: EngineClient;
  readonly #log: Log;
  readonly #storeFolder: string;
  readonly #paused: LastingFlag;
  readonly #prepare: IndexParts['prepare'];
  #roots: readonly Root[] = rootsOf(vscode.workspace.workspaceFolders ?? []);
  #watch: Disposable | undefined;
  #unsaved: UnsavedText | undefined;
  #opening: Promise<void> | undefined;
  #progress: IndexProgress | undefined;
  #skipped: Readonly<Record<string, number>> = {};
  #failure: string | undefined;
  #waitingWith: number | undefined;
  #running = new CancellationSource();

  readonly #tookIn = this.#store.add(new Emitter<readonly FileRef[] | undefined>());

  readonly onDidChange = this.#changed.event;
  /** Fires the files whose text was read again; undefined when all may have been. */
  readonly onDidTakeIn = this.#tookIn.event;

  constructor({ client, log, storeFolder, paused, prepare }: IndexParts) {
    this.#client = client;
    this.#log = log;
    this.#storeFolder = storeFolder;
    this.#paused = paused;
    this.#prepare = prepare;
    this.#store.add(client.onProgress((progress) => this.#progressed(progress)));
    this.#store.add(client.onDidChangeState(({ state }) => this.#engineChanged(state)));
    this.#store.add(vscode.workspace.onDidChangeWorkspaceFolders(() => this.#foldersChanged()));
    this.#store.add(vscode.workspace.onDidGrantWorkspaceTrust(() => this.#reopen()));
    this.#store.add(vscode.workspace.onDidChangeConfiguration((event) => this.#settingsChanged(event)));
  }

  get roots(): readonly Root[] {
    return this.#roots;
  }

  get view(): IndexView {
    return indexView({
      folders: this.#roots.length,
      started: this.#opening !== undefined,
      paused: this.#paused.isSet,
      progress: this.#progress,
      skipped: this.#skipped,
      failure: this.#failure,
      restricted: !vscode.workspace.isTrusted,
      waitingWith: this.#waitingWith,
    });
  }

  /** Shows in the panel that the index waits for consent, since there are more than `files` files. */
  waitForWord(files: number): void {
    this.#waitingWith = files;
    this.#fire();
  }

  /** Opens the workspace in the engine and starts indexing. Resolves when questions can be asked; indexing goes on meanwhile. */
  start(): Promise<void> {
    if (!this.#roots.length) return Promise.reject(new UserError('no-folder'));
    this.#opening ??= this.#open();
    this.#fire();
    return this.#opening;
  }

  /** Parses everything anew; resolves when done. */
  async rebuild(): Promise<void> {
    await this.start();
    await this.resume();
    await this.#index(true);
  }

  /** Stops all background work until {@link resume}, in later windows too; questions use what is indexed by then. */
  pause(): void {
    if (this.#paused.isSet || !this.#opening) return;
    this.#setPaused(true);
    this.#unsaved?.hold();
    this.#pace();
    this.#running.cancel();
    this.#fire();
  }

  /** Resumes with everything that has changed meanwhile. */
  async resume(): Promise<void> {
    if (!this.#paused.isSet) return;
    this.#setPaused(false);
    this.#pace();
    this.#fire();
    await this.start();
    this.#unsaved?.release();
    void this.#index(false);
  }

  /** Deletes the stored data of all workspaces; the index of this window is empty until it starts again. */
  async deleteData(): Promise<void> {
    await this.start();
    await this.#client.deleteData();
    this.#opening = undefined;
    this.#setPaused(false);
    this.#progress = undefined;
    this.#skipped = {};
    this.#fire();
  }

  dispose(): void {
    this.#unsaved?.dispose();
    this.#watch?.dispose();
    this.#store.dispose();
  }

  async #open(): Promise<void> {
    this.#failure = undefined;
    this.#progress = undefined;
    this.#pace();
    await this.#quietly(this.#prepare());
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
      this.#failed(error);
      throw error;
    }
    this.#follow();
    if (!this.#paused.isSet) void this.#index(false);
  }

  /** Files of all editors, also those that VS Code has not loaded yet. */
  #openFiles(): FileRef[] {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    return tabs.flatMap(({ input }) => (input instanceof vscode.TabInputText && fileRefOf(input.uri, this.#roots)) || []);
  }

  #follow(): void {
    const place = (uri: vscode.Uri): FileRef | undefined => fileRefOf(uri, this.#roots);
    this.#watch?.dispose();
    this.#watch = watchFolders(vscode.workspace.workspaceFolders ?? [], place, async (changes) => {
      // Everything is checked again when indexing resumes.
      if (this.#paused.isSet) return;
      await this.#quietly(this.#client.apply(changes));
      this.#tookIn.fire(changes);
      await this.#countSkipped();
    });
    this.#unsaved ??= new UnsavedText({
      place,
      overlay: ({ root, path }, text) =>
        void this.#quietly(this.#client.overlay(root, path, text)).then(() => this.#tookIn.fire([{ root, path }])),
    });
    this.#unsaved.sendAll();
  }

  /** Never rejects: the view shows how it ended. */
  async #index(rebuild: boolean): Promise<void> {
    this.#running = new CancellationSource();
    try {
      const report = await this.#client.index({ rebuild }, this.#running.token);
      this.#skipped = report.skipped;
      this.#failure = undefined;
      this.#tookIn.fire(undefined);
      this.#log.info(`Indexed ${report.files} files in ${Math.round(report.ms.total)} ms, ${report.fromStore} of them from the store`);
    } catch (error) {
      if (!(error instanceof CancelledError)) this.#failed(error);
    }
    this.#fire();
  }

  async #countSkipped(): Promise<void> {
    const status = await this.#quietly(this.#client.status());
    if (!status) return;
    this.#skipped = status.skipped;
    this.#progress = status.progress;
    this.#fire();
  }

  /** Logs failures of background work; the next change tries again. */
  async #quietly<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      this.#log.warn(`In the background: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  #progressed(progress: IndexProgress): void {
    this.#progress = progress;
    this.#fire();
  }

  #engineChanged(state: EngineClient['state']['state']): void {
    if (state === 'failed') this.#failed(new UserError('engine-down'));
    else if (state === 'ready') this.#failure = undefined;
    this.#fire();
  }

  #failed(error: unknown): void {
    this.#failure = sayFailure(error, this.#log);
    this.#fire();
  }

  #foldersChanged(): void {
    this.#roots = rootsOf(vscode.workspace.workspaceFolders ?? []);
    this.#reopen();
  }

  #settingsChanged(event: vscode.ConfigurationChangeEvent): void {
    if (event.affectsConfiguration('clew.index.priority')) this.#pace();
    if (ruleSections.some((section) => event.affectsConfiguration(section))) this.#reopen();
  }

  #setPaused(paused: boolean): void {
    try {
      this.#paused.set(paused);
    } catch (error) {
      this.#log.warn(`That indexing is paused or goes on is not kept for the next window: ${String(error)}`);
    }
  }

  #pace(): void {
    this.#client.setPace(paceOf(readSettings(getSetting), this.#paused.isSet));
  }

  #reopen(): void {
    const wasOpen = this.#opening !== undefined;
    this.#opening = undefined;
    this.#skipped = {};
    // The view shows a failure by now, and no caller waits for it.
    if (wasOpen && this.#roots.length) this.start().catch((error: unknown) => this.#log.warn(String(error)));
    else this.#fire();
  }

  #fire(): void {
    this.#changed.fire(this.view);
  }
}
