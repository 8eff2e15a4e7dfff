// One run of the indexer: it scans areas of the workspace, reads what changed there, and updates graph and full text.
import { fileKey } from '../base/fileKey.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Root } from '../ports.ts';
import type { SkipReason } from '../workspace/document.ts';
import { roleOf } from '../workspace/roles.ts';
import { Scanner, type ScanItem } from '../workspace/scan.ts';
import type { Area } from './areas.ts';
import type { SkippedEntry } from './files/fileTable.ts';
import type { IndexState } from './indexState.ts';
import type { Progress } from './indexProgress.ts';
import type { Outcome, RecordRequest } from './records/records.ts';
import { noRoomDetail } from './memoryRoom.ts';
import { Slices } from './slices.ts';
import type { FileToRead } from './files/fileContent.ts';
import { sortByUrgency } from './urgency.ts';

/** How far a run trusts earlier results. */
export interface RunMode {
  /** Unchanged size and time mean an unchanged file (as in git). */
  readonly trust: boolean;
  readonly useStore: boolean;
}

/** A file that changed less than this many ms before it was read may change again with the same size and time (FAT counts in 2 s). */
const settlingTime = 2000;
/** Time that no file has, so that the next run reads the file again. */
const unsettledTime = -1;

/** Files between two reports of progress. */
const progressStep = 100;

/** A run, to be used once. Afterwards `fromStore`, `ms` and `slices` tell what it did. */
export class IndexRun {
  /** Number of records that came from the store. */
  fromStore = 0;
  readonly ms = { scan: 0, read: 0 };
  readonly slices: Slices;
  readonly #state: IndexState;
  readonly #mode: RunMode;
  readonly #progress: Progress;
  readonly #token: CancellationToken;
  #total = 0;
  #done = 0;

  constructor(state: IndexState, mode: RunMode, progress: Progress, token: CancellationToken) {
    const { graph, search, clock } = state.dependencies;
    this.slices = new Slices(graph, search, clock);
    this.#state = state;
    this.#mode = mode;
    this.#progress = progress;
    this.#token = token;
  }

  /** Brings the index in line with `areas`. Rejects with `CancelledError` between two files; files taken in until then stay. */
  async run(areas: readonly Area[]): Promise<void> {
    const { clock } = this.#state.dependencies;
    const start = clock.monotonic();
    try {
      const filesToRead: FileToRead[] = [];
      for (const area of areas) filesToRead.push(...(await this.#scan(area)));
      this.ms.scan = clock.monotonic() - start;
      this.#progress.move('reading', this.#done, this.#total);
      // Only files that are not indexed yet.
      this.#state.expectedFiles = filesToRead.filter(({ root, path }) => !this.#state.file(root.key, path));
      if (this.#state.expectedFiles.length) this.#state.pathsVersion++;
      const request = this.#request();
      if (!this.#state.hasRun && areas.every(({ path }) => path === '')) await this.#restoreTexts(filesToRead, request);
      const { openFiles } = this.#state.options;
      const files = sortByUrgency(filesToRead, ({ root, path }) => openFiles?.has(fileKey(root, path)) === true);
      await this.#state.records.deliverAll(files, request, this.#token);
      this.ms.read = clock.monotonic() - start - this.ms.scan;
      throwIfCancelled(this.#token);
      this.#progress.move('linking', this.#total, this.#total);
    } finally {
      if (this.#state.expectedFiles.length) this.#state.pathsVersion++;
      this.#state.expectedFiles = [];
      this.#state.reading = undefined;
      // The tables already list these files.
      this.slices.flush();
    }
    if (!this.#state.hasRun && this.#mode.useStore) await this.#state.savedEdges.restore(this.#state.recordKeyOf);
    await this.slices.link(this.#token);
  }

  /** Restores the saved full text of files that have not changed since. */
  #restoreTexts(filesToRead: readonly FileToRead[], { knownKey }: RecordRequest): Promise<void> {
    const keys = new Map(filesToRead.map((file) => [fileKey(file.root, file.path), knownKey(file)]));
    return this.#state.savedText.restore((root, path) => keys.get(fileKey(root, path)));
  }

  /** Drops files that are no longer in the area, and returns those that need a look. */
  async #scan(area: Area): Promise<FileToRead[]> {
    const scanItems = await this.#list(area);
    const { root, path } = area;
    const table = this.#state.table(root);
    const skippedBefore = new Map(table.skippedFiles);
    table.forgetSkipped(path);
    const listedPaths = new Set<string>();
    const filesToRead: FileToRead[] = [];
    for (const item of scanItems) {
      if (item.kind === 'skipped') {
        table.skippedFiles.set(item.skippedFile.path, item.skippedFile);
        continue;
      }
      listedPaths.add(item.path);
      const mustRead = area.mustRead && item.path === path;
      if (this.#settle(root, item, skippedBefore.get(item.path), mustRead)) this.#done++;
      else filesToRead.push({ ...item, root, text: this.#state.overlayText(root, item.path) });
    }
    this.#total += listedPaths.size;
    for (const removedPath of table.at(path)) if (!listedPaths.has(removedPath)) this.#remove(root, removedPath);
    return filesToRead;
  }

  async #list({ root, path }: Area): Promise<ScanItem[]> {
    const scanItems: ScanItem[] = [];
    for await (const item of new Scanner(this.#state.dependencies.files, root, this.#state.rulesOf(root)).scan(this.#token, path)) {
      scanItems.push(item);
      if (scanItems.length % (10 * progressStep) === 0) this.#progress.move('scanning', scanItems.length, 0);
    }
    throwIfCancelled(this.#token);
    return scanItems;
  }

  /** Whether a file needs no work: it is unchanged, indexed or left out, or must not be touched. */
  #settle(root: Root, item: ScanItem & { kind: 'file' }, before: SkippedEntry | undefined, mustRead: boolean): boolean {
    const { path, size, mtime } = item;
    const { options, manifestEntries } = this.#state;
    const table = this.#state.table(root);
    const key = fileKey(root, path);
    if (options.quarantined?.has(key)) {
      table.skippedFiles.set(path, { root: root.key, path, reason: 'quarantined', detail: 'crashed the engine', directory: false });
      if (table.files.has(path)) this.#remove(root, path);
      return true;
    }
    if (mustRead || !this.#mode.trust || this.#state.overlayText(root, path) !== undefined) return false;
    const file = table.files.get(path);
    if (file) return !file.unsaved && file.size === size && file.mtime === mtime;
    // An earlier reason to skip it does not hold once a person includes it.
    if (item.included) return false;
    const skip = manifestEntries.get(key)?.skip;
    const entry = before ?? (skip && { ...skip, ...manifestEntries.get(key), root: root.key, path, directory: false });
    if (entry?.size !== size || entry.mtime !== mtime) return false;
    table.skippedFiles.set(path, entry);
    return true;
  }

  #request(): RecordRequest {
    const { manifestEntries } = this.#state;
    const { trust, useStore } = this.#mode;
    return {
      knownKey: ({ root, path, size, mtime, text }) => {
        const entry = trust && text === undefined ? manifestEntries.get(fileKey(root, path)) : undefined;
        return entry?.size === size && entry.mtime === mtime ? entry.key : undefined;
      },
      heldKey: ({ root, path }) => (useStore ? this.#state.file(root.key, path)?.key : undefined),
      useStore,
      readOptionsOf: (root) => this.#state.readOptionsOf(root.key),
      noRoomDetail: ({ root, path }) => (this.#state.file(root.key, path) ? undefined : noRoomDetail(this.#state.options.memory?.())),
      beginReading: (queue) => (this.#state.reading = { queue, flush: () => this.slices.flush() }),
      deliver: (outcome) => this.#take(outcome),
    };
  }

  async #take(outcome: Outcome): Promise<void> {
    const { root, path, size, text } = outcome.file;
    const mtime = this.#trustedTime(outcome.file.mtime);
    const table = this.#state.table(root);
    const unsaved = text !== undefined;
    const indexedFile = table.files.get(path);
    this.#done++;
    if (outcome.kind === 'skipped') {
      if (indexedFile) this.#remove(root, path);
      const { reason, detail } = outcome;
      // The result for an included file does not hold once it is no longer included.
      const readState = unsaved || outcome.file.included || isTemporary(reason) ? {} : { size, mtime };
      table.skippedFiles.set(path, { root: root.key, path, reason, detail, directory: false, ...readState });
    } else if (outcome.kind === 'same') {
      if (indexedFile) table.files.set(path, { ...indexedFile, size, mtime, unsaved });
    } else {
      await this.#takeRecord(outcome, unsaved);
    }
    if (this.#done % progressStep === 0) this.#progress.move('reading', this.#done, this.#total);
  }

  async #takeRecord({ file, key, record, fromStore, unkept }: Outcome & { kind: 'record' }, unsaved: boolean): Promise<void> {
    const { root, path, size } = file;
    const mtime = this.#trustedTime(file.mtime);
    const { facts, generated, hasSecrets, filter } = record;
    const restoredChunks = this.#state.dependencies.search.confirm(root.key, path, key);
    const pathRole = roleOf(path);
    const role = generated && pathRole === 'code' ? 'generated' : pathRole;
    if (fromStore) this.fromStore++;
    const counts = { symbols: facts.symbols.length, chunks: restoredChunks ?? record.chunks.length, parseErrors: facts.parseErrors };
    const { language } = facts;
    const flags = {
      ...(file.included ? { included: true } : {}),
      ...(unkept ? { unkept } : {}),
      ...(hasSecrets ? {} : { clean: true as const }),
    };
    const { files } = this.#state.table(root);
    const before = files.get(path);
    if (before?.role !== role) this.#state.pathsVersion++;
    if (before?.key !== key) this.#state.textVersion++;
    files.set(path, { root: root.key, path, size, mtime, key, language, role, ...counts, unsaved, filter, ...flags });
    const flushed = await this.slices.add({ root: root.key, path, role, record, hasText: restoredChunks !== undefined });
    if (flushed) throwIfCancelled(this.#token);
  }

  /** The time that marks a file as unchanged, with git's precaution for "racily clean" files. */
  #trustedTime(mtime: number): number {
    return Math.abs(this.#state.dependencies.clock.now() - mtime) < settlingTime ? unsettledTime : mtime;
  }

  #remove(root: Root, path: string): void {
    this.#state.pathsVersion++;
    this.#state.textVersion++;
    this.#state.table(root).files.delete(path);
    this.slices.remove(root.key, path);
  }
}

/** Reasons that may be gone next time although the file is unchanged. */
function isTemporary(reason: SkipReason): boolean {
  return reason === 'unreadable' || reason === 'no-room';
}
