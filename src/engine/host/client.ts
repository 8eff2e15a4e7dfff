// The host's view of the engine: typed calls that survive the engine's death, with a bound on every wait. Knows nothing of vscode.
import { fileKey } from '../../core/base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { NotificationType, RequestType } from 'vscode-jsonrpc/node';
import type { AskEvent } from '../../core/answering/record/events.ts';
import type { Mode } from '../../core/reading/mode.ts';
import type {
  CitedLines,
  CurrentLines,
  SearchResult,
  WorkspaceChange,
  AskOptions,
  TextSearchResult,
  SymbolMatches,
  IndexStatus,
} from '../../core/codebase/api.ts';
import { CancelledError, neverCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { Emitter } from '../../core/base/event.ts';
import type { EmbeddingChoice, VectorStatus } from '../../core/embedding/vectorStatus.ts';
import type { IndexProgress } from '../../core/indexing/indexProgress.ts';
import type { IndexReport } from '../../core/indexing/indexReport.ts';
import type { MeasureOptions, MeasureProgress, Measurement } from '../../core/measuring/measure.ts';
import type { FileRef, Files, LanguageServers, Log } from '../../core/ports.ts';
import { Blame } from './blame.ts';
import { defaultTimeouts, type EngineClientOptions, type Timeouts } from './clientOptions.ts';
import { startDeadline, withDeadline, type Deadline } from './deadline.ts';
import { HostEmbedders } from './embedderRequests.ts';
import { fromResponseError } from '../wire/failures.ts';
import { serveFiles } from './fileRequests.ts';
import { FileCalls } from './fileCalls.ts';
import { GraphCalls } from './graphCalls.ts';
import { serveLanguageServers } from './languageServerRequests.ts';
import { noModels, serveModels, type HostModels } from './modelRequests.ts';
import type { PaceParams } from '../pace.ts';
import type { TextQuery } from '../../core/text/textQuery.ts';
import * as rpc from '../wire/rpc.ts';
import { RunningAsks } from './runningAsks.ts';
import { outOfMemory, type RunningEngine } from './runningEngine.ts';
import { Supervisor, type EngineStateChange, type SupervisorOptions } from './supervisor.ts';
import { EngineTools } from './engineTools.ts';
import { throughRestarts } from './throughRestarts.ts';

/** Share of the usual memory for an engine whose predecessor ran out of it. */
const reducedMemoryShare = 0.6;

/** Asks the engine. Calls wait while it restarts; if it dies they reject with `engine-restarting`, but `open` and `index` go on. */
export class EngineClient implements Disposable {
  readonly #supervisor: Supervisor;
  readonly #timeouts: Timeouts;
  readonly #log: Log;
  readonly #files: Files | undefined;
  readonly #languageServers: LanguageServers | undefined;
  readonly #progress = new Emitter<IndexProgress>();
  readonly #vectors = new Emitter<VectorStatus>();
  readonly #measureProgress = new Emitter<{ readonly id: string; readonly progress: MeasureProgress }>();
  readonly #logLines = new Emitter<{ readonly level: 'trace' | 'info' | 'warn' | 'error'; readonly message: string }>();
  readonly #quarantines = new Emitter<FileRef>();
  readonly #asks: RunningAsks;
  readonly #overlays = new Map<string, { readonly root: string; readonly path: string; readonly text: string }>();
  readonly #blame = new Blame();
  readonly #embedders = new HostEmbedders();
  readonly files = new FileCalls((type, params, token) => this.#call(type, params, l10n.t('Listing the files'), token));
  /** The call graph, for views that need no question. */
  readonly graph = new GraphCalls((type, params, token) => this.#call(type, params, l10n.t('Reading the call graph'), token));
  readonly tools = new EngineTools((type, params, token) => this.#call(type, params, l10n.t('Looking it up'), token));
  #embedding: rpc.LentEmbedding | undefined;
  #params: rpc.OpenParams | undefined;
  #pace: PaceParams = { paused: false, priority: 'normal' };
  #memoryShare = 1;
  #isOpen = false;
  #mustIndex = false;
  #measureCount = 0;

  /** Fires when the engine comes up, dies, restarts, is given up, or runs in a thread. */
  readonly onDidChangeState;
  readonly onProgress = this.#progress.event;
  /** Progress of the vectors. */
  readonly onVectors = this.#vectors.event;
  readonly onLog = this.#logLines.event;
  /** Fires for a file that ended the engine while it was parsed. It is left out from now on. */
  readonly onDidQuarantine = this.#quarantines.event;

  constructor({
    entry,
    log,
    files,
    languageServers,
    memory = 2048,
    compileCache,
    timeouts,
    backOff = [250, 1000, 4000],
  }: EngineClientOptions) {
    this.#timeouts = { ...defaultTimeouts, ...timeouts };
    this.#asks = new RunningAsks(this.#timeouts.askSilence);
    this.#log = log;
    this.#files = files;
    this.#languageServers = languageServers;
    const options: SupervisorOptions = { entry, log, memory, compileCache, startTimeout: this.#timeouts.start, backOff, calmMs: 60_000 };
    this.#supervisor = new Supervisor(options, {
      attach: (engine) => this.#attach(engine),
      prepare: (engine) => this.#prepare(engine),
      onDeath: (reason) => this.#handleDeath(reason),
    });
    this.onDidChangeState = this.#supervisor.onDidChange;
  }

  get lastChange(): EngineStateChange {
    return this.#supervisor.lastChange;
  }

  /** Process id of the engine, when it is a process and up. */
  get pid(): number | undefined {
    return this.#supervisor.pid;
  }

  get quarantinedFiles(): readonly FileRef[] {
    return this.#blame.quarantinedFiles;
  }

  /** Starts the engine if need be and opens the workspace in it; again when roots or settings changed. */
  async open(params: rpc.OpenParams): Promise<void> {
    this.#supervisor.revive();
    this.#params = params;
    this.#blame.quarantine(params.quarantined ?? []);
    await throughRestarts(this.#supervisor, this.#log, () =>
      this.#call(rpc.openRequest, this.#openParams(params), l10n.t('Opening the workspace')),
    );
    this.#isOpen = true;
    // Nobody received the pace that was set while the workspace was opening.
    this.#notify(rpc.paceEvent, this.#pace);
  }

  /** Sets the embedder of all workspaces. Old vectors serve until the new ones are complete. Setting it again retries after a failure. */
  async lendEmbedder(choice: EmbeddingChoice): Promise<void> {
    const embedding = this.#embedders.lend(choice);
    this.#embedding = embedding;
    if (this.#isOpen) await this.#call(rpc.lendEmbedderRequest, embedding, l10n.t('Changing the embedder'));
  }

  /** Brings the index up to date. Goes on when the engine dies or hangs and comes back; tries again to start one that was given up. */
  async index(options: { readonly rebuild: boolean }, token: CancellationToken = neverCancelled): Promise<IndexReport> {
    this.#supervisor.revive();
    this.#mustIndex = true;
    return throughRestarts(this.#supervisor, this.#log, async () => {
      const indexDeadline = startDeadline(this.#timeouts.indexSilence, l10n.t('Indexing'), token);
      const subscription = this.onProgress(() => indexDeadline.touch());
      try {
        return await this.#send(rpc.indexRequest, options, indexDeadline);
      } finally {
        subscription.dispose();
      }
    });
  }

  async apply(changes: readonly WorkspaceChange[], token?: CancellationToken): Promise<void> {
    // An edited file may parse again.
    for (const change of changes) this.#blame.clearSuspicion(change);
    await this.#call(rpc.applyRequest, { changes }, l10n.t('Reading changes'), token);
  }

  /** Unsaved text of an open document; `null` when it is closed or saved. The client keeps it too, for an engine that restarts. */
  async overlay(root: string, path: string, text: string | null): Promise<void> {
    if (text === null) this.#overlays.delete(fileKey(root, path));
    else this.#overlays.set(fileKey(root, path), { root, path, text });
    await this.#call(rpc.overlayRequest, { root, path, text }, l10n.t('Reading changes'));
  }

  /**
   * Events of one answer, in order. The last is `done` or `failed`, also when the engine dies (`engine-restarting`). Leaving the loop early
   * cancels the work. Throws `CancelledError` when cancelled before there was an answer.
   * @param models the models that the engine may call meanwhile; they have time limits of their own
   */
  ask(
    question: string,
    options: AskOptions,
    token: CancellationToken = neverCancelled,
    models: HostModels = noModels,
  ): AsyncGenerator<AskEvent, void, undefined> {
    return this.#asks.events(
      (id, askDeadline) => this.#send(rpc.askRequest, { id, question, options, models: models.lentModels }, askDeadline),
      models,
      token,
    );
  }

  search(
    question: string,
    options: { readonly mode?: Mode; readonly scope?: string; readonly limit: number; readonly related?: boolean },
    token?: CancellationToken,
  ): Promise<SearchResult> {
    return this.#call(rpc.searchRequest, { question, ...options }, l10n.t('Searching'), token);
  }

  /** Finds a phrase or a regular expression in all indexed text. Rejects with `UserError('bad-expression')` when it is none. */
  searchText(
    query: TextQuery,
    options: { readonly scope?: string; readonly limit: number },
    token?: CancellationToken,
  ): Promise<TextSearchResult> {
    return this.#call(rpc.searchTextRequest, { query, ...options }, l10n.t('Searching'), token);
  }

  /** Symbols whose name fits the typed text, the best first. */
  symbols(typedText: string, limit: number, token?: CancellationToken): Promise<SymbolMatches> {
    return this.#call(rpc.symbolsRequest, { typed: typedText.slice(0, rpc.maxTypedLength), limit }, l10n.t('Searching'), token);
  }

  status(): Promise<IndexStatus> {
    return this.#call(rpc.statusRequest, undefined, l10n.t('Reading the state of the index'));
  }

  /**
   * Measures search on questions of the workspace with the vectors of `embedding`, even if another one is in use. Rejects with
   * `CancelledError`.
   */
  async measure(
    { embedding, ...options }: MeasureOptions & { readonly embedding: EmbeddingChoice },
    token: CancellationToken,
    onProgress: (progress: MeasureProgress) => void,
  ): Promise<Measurement> {
    const id = `measure-${++this.#measureCount}`;
    const measureDeadline = startDeadline(this.#timeouts.measureSilence, l10n.t('Measuring'), token);
    const subscription = this.#measureProgress.event((report) => {
      if (report.id !== id) return;
      measureDeadline.touch();
      onProgress(report.progress);
    });
    try {
      return await this.#send(rpc.measureRequest, { id, options, embedding: this.#embedders.lend(embedding) }, measureDeadline);
    } finally {
      subscription.dispose();
    }
  }

  /** Finds the present place of cited lines, one-based; `null` when they are gone. */
  locate(citedLines: CitedLines): Promise<CurrentLines | null> {
    return this.#call(rpc.locateRequest, citedLines, l10n.t('Finding the cited lines'));
  }

  /** Forgets and deletes everything stored. */
  deleteData(): Promise<void> {
    this.#mustIndex = false;
    return this.#call(rpc.deleteDataRequest, undefined, l10n.t('Deleting the stored data'));
  }

  /** Sets how much of the machine background work may take. While it is paused, a restarted engine does not index by itself. */
  setPace(pace: PaceParams): void {
    this.#pace = pace;
    if (pace.paused) this.#mustIndex = false;
    if (this.#isOpen) this.#notify(rpc.paceEvent, pace);
  }

  /** The person is typing: background work pauses for a moment. */
  noteTyping(): void {
    if (this.#isOpen) this.#notify(rpc.typingEvent, undefined);
  }

  /** Ends the engine: asks it to go, and kills it when it does not. */
  dispose(): void {
    this.#supervisor.dispose();
    for (const emitter of [this.#progress, this.#vectors, this.#measureProgress, this.#logLines, this.#quarantines]) emitter.dispose();
  }

  #attach({ connection }: RunningEngine): void {
    connection.onNotification(rpc.progressEvent, (progress) => this.#progress.fire(progress));
    connection.onNotification(rpc.vectorsEvent, (status) => this.#vectors.fire(status));
    connection.onNotification(rpc.measureProgressEvent, (report) => this.#measureProgress.fire(report));
    connection.onNotification(rpc.logEvent, (entry) => this.#logLines.fire(entry));
    connection.onNotification(rpc.parsingEvent, ({ files }) => this.#blame.noteParsing(files));
    connection.onNotification(rpc.askEvent, ({ id, event }) => this.#asks.receive(id, event));
    serveModels(connection, (askId) => this.#asks.modelsOf(askId));
    this.#embedders.serve(connection);
    if (this.#languageServers) serveLanguageServers(connection, this.#languageServers);
    if (this.#files) serveFiles(connection, this.#files, (key) => this.#params?.roots.find((root) => root.key === key));
  }

  /** Passes the state of its predecessor to a restarted engine, before others can use it. */
  async #prepare({ connection }: RunningEngine): Promise<void> {
    if (!this.#isOpen || !this.#params) return;
    const openReply = connection.sendRequest(rpc.openRequest, this.#openParams(this.#params));
    await withDeadline(openReply, this.#timeouts.call, () => new Error('The workspace could not be opened again in time'));
    void connection.sendNotification(rpc.paceEvent, this.#pace).catch(this.#logFailure);
    for (const overlay of this.#overlays.values()) void connection.sendRequest(rpc.overlayRequest, overlay).catch(this.#logFailure);
    if (this.#mustIndex) void connection.sendRequest(rpc.indexRequest, { rebuild: false }).catch(this.#logFailure);
  }

  /** Handles failures of work that no caller waits for: a line in the log is enough. */
  readonly #logFailure = (error: unknown): void => this.#log.warn(`After the restart of the engine: ${String(fromResponseError(error))}`);

  #handleDeath(reason: string): void {
    if (reason === outOfMemory) {
      // No file is to blame, and suspects would only slow the next engine.
      this.#blame.noteParsing([]);
      this.#memoryShare *= reducedMemoryShare;
      this.#log.warn(`The engine ran out of memory; the next one fills ${Math.round(this.#memoryShare * 100)} % of what it may have`);
    }
    for (const file of this.#blame.noteDeath()) {
      this.#log.warn(`The engine stopped twice while it was parsing ${file.path}; the file is left out from now on`);
      this.#quarantines.fire(file);
    }
  }

  #openParams(params: rpc.OpenParams): rpc.OpenParams {
    const embedding = this.#embedding ? { embedding: this.#embedding } : {};
    const { quarantinedFiles, suspects } = this.#blame;
    const share = this.#memoryShare < 1 ? { memoryShare: this.#memoryShare } : {};
    return { ...params, ...embedding, ...share, pace: this.#pace, quarantined: quarantinedFiles, suspects };
  }

  #notify<P>(type: NotificationType<P>, params: P): void {
    void this.#supervisor.engine().then(({ connection }) => connection.sendNotification(type.method, params), this.#logFailure);
  }

  #call<P, R>(type: RequestType<P, R, rpc.RpcUserError>, params: P, workName: string, token?: CancellationToken): Promise<R> {
    return this.#send(type, params, startDeadline(this.#timeouts.waitForEngine + this.#timeouts.call, workName, token));
  }

  async #send<P, R>(type: RequestType<P, R, rpc.RpcUserError>, params: P, callDeadline: Deadline): Promise<R> {
    try {
      const engine = this.#supervisor.engine();
      const { connection } = await callDeadline.wait(
        withDeadline(engine, this.#timeouts.waitForEngine, () => new UserError('engine-restarting')),
      );
      // A request that is cancelled at once may be answered before its cancellation arrives.
      if (callDeadline.token.isCancellationRequested) throw new CancelledError();
      return await callDeadline.wait(connection.sendRequest<R>(type.method, params, callDeadline.token));
    } catch (error) {
      const failure = fromResponseError(error);
      if (failure instanceof UserError && failure.code === 'timed-out') void this.#supervisor.check();
      throw failure;
    } finally {
      callDeadline.dispose();
    }
  }
}
