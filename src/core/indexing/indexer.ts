// Keeps graph and full text in line with the workspace: whole runs, sets of changes and overlays, one after the other.
import { fileKey } from '../base/fileKey.ts';
import { CancelledError, neverCancelled, throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Disposable } from '../base/disposable.ts';
import type { Event } from '../base/event.ts';
import type { SkippedFile } from '../workspace/document.ts';
import { roleOf } from '../workspace/roles.ts';
import { areasOf, type Area } from './areas.ts';
import { countWithoutRoom, countTables, type IndexedFile, type TableCounts } from './files/fileTable.ts';
import { IndexRun, type RunMode } from './indexRun.ts';
import { IndexState } from './indexState.ts';
import { Progress, type IndexProgress } from './indexProgress.ts';
import type { ReadOptions } from './files/fileContent.ts';
import { readFirst } from './readFirst.ts';
import type { Coverage, IndexReport } from './indexReport.ts';
import type { IndexerOptions, IndexerDependencies } from './indexerDependencies.ts';
import type { WorkspaceChange } from '../workspace/workspaceChange.ts';

const trustingMode: RunMode = { trust: true, useStore: true };

/** Replaced texts that are taken in at once. */
const overlayGroupSize = 50;

/** The index of a workspace. {@link skippedFiles} lists files that failed; only cancellation and bugs make a run reject. */
export class Indexer implements Disposable {
  readonly #state: IndexState;
  /** Whether the last run left files whose calls could not be linked. */
  #hadFailures = false;
  readonly #progress: Progress;
  #queue: Promise<unknown> = Promise.resolve();
  #currentRun: Promise<IndexReport> | undefined;

  constructor(dependencies: IndexerDependencies, options: IndexerOptions) {
    this.#state = new IndexState(dependencies, options);
    this.#progress = new Progress(() => {
      const { graph, search } = dependencies;
      const files = [...this.#state.tables.values()].reduce((sum, table) => sum + table.files.size, 0);
      const { storeProblem } = this.#state.records;
      const counts = { files, symbols: graph.counts.symbols, edges: graph.counts.edges, chunks: search.counts.chunks };
      return { ...counts, ...(storeProblem && { storeProblem }) };
    });
  }

  /** Fires for each step of each run. */
  get onProgress(): Event<IndexProgress> {
    return this.#progress.onChange;
  }

  get progress(): IndexProgress {
    return this.#progress.now;
  }

  /** Share of the counted files that search can find now. Vectors are made elsewhere. */
  get coverage(): Coverage {
    const { phase, done, total } = this.#progress.now;
    const readShare = this.#state.hasRun || phase === 'linking' ? 1 : phase === 'reading' && total > 0 ? done / total : 0;
    const share = readShare * this.roomShare;
    return { text: share, graph: share * this.linkedShare, vectors: 0 };
  }

  /** Share of the files in the graph whose edges are derived. */
  get linkedShare(): number {
    const { unlinkedCount } = this.#state.dependencies.graph;
    const { files } = this.#progress.now;
    return unlinkedCount && files ? Math.max(0, 1 - unlinkedCount / files) : 1;
  }

  /** Share of the counted files for which there was memory. */
  get roomShare(): number {
    // Runs after each change, so it counts only these files, where a summary goes through all states.
    const { files, without } = countWithoutRoom(this.#state.tables.values());
    return without ? files / (files + without) : 1;
  }

  /** Files by language, skipped files by reason, and errors of the parser. */
  get summary(): TableCounts {
    return countTables(this.#state.tables.values());
  }

  /** Every skipped file, with the reason. */
  get skippedFiles(): readonly SkippedFile[] {
    return [...this.#state.tables.values()].flatMap(({ skippedFiles }) => [...skippedFiles.values()]);
  }

  /** The skipped file or folder at `path`, if there is one. */
  skippedFile(root: string, path: string): SkippedFile | undefined {
    return this.#state.tables.get(root)?.skippedFiles.get(path);
  }

  file(root: string, path: string): IndexedFile | undefined {
    return this.#state.file(root, path);
  }

  /** Whether a text is the indexed one of a file without secrets, so that masking it changes nothing. */
  isClean(root: string, path: string, text: string): boolean {
    return this.file(root, path)?.clean === true && this.isIndexed(root, path, text);
  }

  /** Whether a text is that from which the index has a file. */
  isIndexed(root: string, path: string, text: string): boolean {
    const file = this.file(root, path);
    return file !== undefined && this.#state.records.keyOf(text, file.language) === file.key;
  }

  *files(): IterableIterator<IndexedFile> {
    for (const table of this.#state.tables.values()) yield* table.files.values();
  }

  readOptionsOf(root: string): ReadOptions {
    return this.#state.readOptionsOf(root);
  }

  /** All indexed files, and those that the current run is about to add. */
  *paths(): IterableIterator<Pick<IndexedFile, 'root' | 'path' | 'role'>> {
    yield* this.files();
    for (const { root, path } of this.#state.expectedFiles)
      if (!this.file(root.key, path)) yield { root: root.key, path, role: roleOf(path) };
  }

  /** Version: changes when {@link paths} or a role among them changes. */
  get pathsVersion(): number {
    return this.#state.pathsVersion;
  }

  /** Version: changes when the key of any file changes. */
  get textVersion(): number {
    return this.#state.textVersion;
  }

  /** Text of the overlay of a file, if there is one. */
  overlayText(root: string, path: string): string | undefined {
    return this.#state.overlays.get(fileKey(root, path));
  }

  /** Brings the index in line with the workspace; joins the current run. */
  async index(token: CancellationToken): Promise<IndexReport> {
    for (;;) {
      throwIfCancelled(token);
      this.#currentRun ??= this.#runAll(trustingMode, token).finally(() => (this.#currentRun = undefined));
      try {
        return await this.#currentRun;
      } catch (error) {
        // The caller that started the run gave up; a caller that joined it still wants it.
        if (!(error instanceof CancelledError) || token.isCancellationRequested) throw error;
      }
    }
  }

  /** See {@link readFirst}. */
  readFirst(question: string, token: CancellationToken): Promise<void> {
    return readFirst(question, this.#state, token);
  }

  /** Reads every file again; without `fromStore` it also parses each again. The current index stays usable meanwhile. */
  rebuild(options: { readonly fromStore: boolean }, token: CancellationToken): Promise<IndexReport> {
    return this.#runAll({ trust: false, useStore: options.fromStore }, token);
  }

  /** Takes in changes; resolves when they can be searched. */
  async apply(changes: readonly WorkspaceChange[], token: CancellationToken): Promise<void> {
    const areas = areasOf(changes, this.#state.dependencies.roots);
    if (areas.length === 0) return;
    await this.#enqueue(async () => {
      await this.#run(areas, trustingMode, token);
      await this.#state.manifests.save(this.#state.tables, false);
      this.#progress.end(this.#state.hasRun ? 'ready' : 'idle');
    });
  }

  /** Sets the unsaved text of a file; `null` goes back to the text on disk. */
  async overlay(root: string, path: string, text: string | null): Promise<void> {
    const key = fileKey(root, path);
    const { overlays } = this.#state;
    if (text === null ? !overlays.delete(key) : overlays.get(key) === text) return;
    if (text !== null) overlays.set(key, text);
    await this.apply([{ root, path, type: 'changed' }], neverCancelled);
  }

  /** Like {@link overlay}, for several files together. */
  async overlays(texts: readonly { readonly root: string; readonly path: string; readonly text: string }[]): Promise<void> {
    for (const { root, path, text } of texts) this.#state.overlays.set(fileKey(root, path), text);
    // Small groups are looked at path by path, however many texts there are.
    for (let i = 0; i < texts.length; i += overlayGroupSize) {
      const group = texts.slice(i, i + overlayGroupSize);
      await this.apply(
        group.map(({ root, path }) => ({ root, path, type: 'changed' })),
        neverCancelled,
      );
    }
  }

  dispose(): void {
    this.#progress.dispose();
  }

  #runAll(mode: RunMode, token: CancellationToken): Promise<IndexReport> {
    const { clock, roots } = this.#state.dependencies;
    return this.#enqueue(async () => {
      const start = clock.monotonic();
      const isFirst = !this.#state.hasRun;
      if (isFirst && mode.trust) this.#state.manifestEntries = await this.#state.manifests.load(roots);
      const run = await this.#run(
        roots.map((root) => ({ root, path: '', mustRead: false })),
        mode,
        token,
      );
      this.#state.dependencies.search.dropUnconfirmed();
      this.#state.hasRun = true;
      this.#state.manifestEntries = new Map();
      await this.#state.manifests.save(this.#state.tables, true);
      await this.#state.savedEdges.save(this.#state.recordKeyOf);
      await this.#state.savedText.save(this.#state.recordKeyOf);
      this.#progress.end('ready');
      const { unfollowedCount } = this.#state.dependencies.graph;
      if (unfollowedCount)
        this.#state.dependencies.log.info(`${unfollowedCount} values in variables were not followed, since too many meet in one place`);
      return this.#reportOf(run, clock.monotonic() - start);
    });
  }

  async #run(areas: readonly Area[], mode: RunMode, token: CancellationToken): Promise<IndexRun> {
    const run = new IndexRun(this.#state, mode, this.#progress, token);
    this.#progress.start();
    try {
      await run.run(areas);
      this.#noteLinkFailures();
      return run;
    } catch (error) {
      const isCancelled = error instanceof CancelledError;
      this.#progress.end(!isCancelled ? 'failed' : this.#state.hasRun ? 'ready' : 'idle');
      throw error;
    }
  }

  /** Marks the files whose calls could not be linked, and logs each new error. */
  #noteLinkFailures(): void {
    const { graph, log } = this.#state.dependencies;
    // Each saved file comes here, so the tables are gone through only while there are failures, and once after them.
    const hasFailures = graph.linkFailures.size > 0;
    if (!hasFailures && !this.#hadFailures) return;
    this.#hadFailures = hasFailures;
    for (const { files } of this.#state.tables.values()) {
      for (const [path, file] of files) {
        const failure = graph.linkFailures.get(fileKey(file.root, path));
        if (failure === undefined && !file.unlinked) continue;
        if (failure !== undefined && !file.unlinked) log.error(`The calls in ${path} are missing, because linking failed`, failure);
        const { unlinked: _, ...linkedFile } = file;
        files.set(path, failure === undefined ? linkedFile : { ...linkedFile, unlinked: true });
      }
    }
  }

  /** Runs one after the other in the order of requests; a failed run does not block the next. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(work);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  #reportOf(run: IndexRun, total: number): IndexReport {
    const { graph, search } = this.#state.dependencies;
    const { ms } = run.slices;
    const { storeProblem } = this.#state.records;
    return {
      ...this.summary,
      ...(storeProblem && { storeProblem }),
      symbols: graph.counts.symbols,
      edges: graph.counts.edges,
      chunks: search.counts.chunks,
      fromStore: run.fromStore,
      // Reading and parsing go on while slices are taken in, so the time of slices is subtracted.
      ms: { ...run.ms, parse: Math.max(0, run.ms.read - ms.graph - ms.text), graph: ms.graph, text: ms.text, vectors: 0, total },
    };
  }
}
