// One run of the indexer: scans some areas of the workspace and brings graph and full text in line with them.
import { fileKey } from '../base/fileKey.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Root } from '../ports.ts';
import type { SkipReason } from '../workspace/document.ts';
import { roleOf } from '../workspace/roles.ts';
import { Scanner, type ScanItem } from '../workspace/scan.ts';
import type { Area } from './area.ts';
import type { SkippedEntry } from './files/fileTable.ts';
import type { IndexState } from './indexState.ts';
import type { Progress } from './progress.ts';
import type { Outcome, RecordRequest } from './records/records.ts';
import { fullAt } from './room.ts';
import { Slices } from './slices.ts';
import type { FileToRead } from './files/textReader.ts';
import { mostUrgentFirst } from './urgency.ts';

/** How far a run trusts earlier results. */
export interface RunMode {
  /** Unchanged size and time mean an unchanged file (as in git). */
  readonly trust: boolean;
  readonly useStore: boolean;
}

/** A file that changed less than this many ms before it was read may change again with the same size and time (FAT counts in 2 s). */
const settledAfter = 2000;
/** Time that no file has, so that the next run reads the file again. */
const unsettled = -1;

/** Files between two reports of progress. */
const progressStep = 100;

/** Runs once; afterwards its counts and times can be read. */
export class IndexRun {
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
    const { graph, search, clock } = state.ports;
    this.slices = new Slices(graph, search, clock);
    this.#state = state;
    this.#mode = mode;
    this.#progress = progress;
    this.#token = token;
  }

  /** Rejects with `CancelledError` between two files; files taken in until then stay. */
  async run(areas: readonly Area[]): Promise<void> {
    const { clock } = this.#state.ports;
    const start = clock.monotonic();
    try {
      const candidates: FileToRead[] = [];
      for (const area of areas) candidates.push(...(await this.#scan(area)));
      this.ms.scan = clock.monotonic() - start;
      this.#progress.move('reading', this.#done, this.#total);
      // Only files that are not indexed yet.
      this.#state.expected = candidates.filter(({ root, path }) => !this.#state.file(root.key, path));
      if (this.#state.expected.length) this.#state.places++;
      const request = this.#request();
      if (!this.#state.hasRun && areas.every(({ path }) => path === '')) await this.#restoreTexts(candidates, request);
      const { openFiles } = this.#state.options;
      const files = mostUrgentFirst(candidates, ({ root, path }) => openFiles?.has(fileKey(root, path)) === true);
      await this.#state.records.get(files, request, this.#token);
      this.ms.read = clock.monotonic() - start - this.ms.scan;
      throwIfCancelled(this.#token);
      this.#progress.move('linking', this.#total, this.#total);
    } finally {
      if (this.#state.expected.length) this.#state.places++;
      this.#state.expected = [];
      // The tables already list these files.
      this.slices.flush();
    }
    if (!this.#state.hasRun && this.#mode.useStore) await this.#state.links.restore(this.#state.recordOf);
    await this.slices.link(this.#token);
  }

  /** Restores the saved full text of files that have not changed since. */
  #restoreTexts(candidates: readonly FileToRead[], { knownKey }: RecordRequest): Promise<void> {
    const keys = new Map(candidates.map((file) => [fileKey(file.root, file.path), knownKey(file)]));
    return this.#state.texts.restore((root, path) => keys.get(fileKey(root, path)));
  }

  /** Drops files that are no longer in the area, and returns those that need a look. */
  async #scan(area: Area): Promise<FileToRead[]> {
    const scanItems = await this.#list(area);
    const { root, path } = area;
    const table = this.#state.table(root);
    const before = new Map(table.skipped);
    table.forgetSkipped(path);
    const counted = new Set<string>();
    const candidates: FileToRead[] = [];
    for (const item of scanItems) {
      if (item.kind === 'skipped') {
        table.skipped.set(item.skipped.path, item.skipped);
        continue;
      }
      counted.add(item.path);
      const isCertain = area.isCertain && item.path === path;
      if (this.#isSettled(root, item, before.get(item.path), isCertain)) this.#done++;
      else candidates.push({ ...item, root, text: this.#state.overlay(root, item.path) });
    }
    this.#total += counted.size;
    for (const gone of table.at(path)) if (!counted.has(gone)) this.#remove(root, gone);
    return candidates;
  }

  async #list({ root, path }: Area): Promise<ScanItem[]> {
    const scanItems: ScanItem[] = [];
    for await (const item of new Scanner(this.#state.ports.files, root, this.#state.rulesOf(root)).scan(this.#token, path)) {
      scanItems.push(item);
      if (scanItems.length % (10 * progressStep) === 0) this.#progress.move('scanning', scanItems.length, 0);
    }
    throwIfCancelled(this.#token);
    return scanItems;
  }

  /** Whether a file needs no work: it is unchanged, indexed or left out, or must not be touched. */
  #isSettled(root: Root, item: ScanItem & { kind: 'file' }, before: SkippedEntry | undefined, isCertain: boolean): boolean {
    const { path, size, mtime } = item;
    const { options, known } = this.#state;
    const table = this.#state.table(root);
    const key = fileKey(root, path);
    if (options.quarantined?.has(key)) {
      table.skipped.set(path, { root: root.key, path, reason: 'quarantined', detail: 'crashed the engine', directory: false });
      if (table.files.has(path)) this.#remove(root, path);
      return true;
    }
    if (isCertain || !this.#mode.trust || this.#state.overlay(root, path) !== undefined) return false;
    const file = table.files.get(path);
    if (file) return !file.unsaved && file.size === size && file.mtime === mtime;
    // An earlier reason to skip it does not hold once a person includes it.
    if (item.included) return false;
    const skip = known.get(key)?.skip;
    const entry = before ?? (skip && { ...skip, ...known.get(key), root: root.key, path, directory: false });
    if (entry?.size !== size || entry.mtime !== mtime) return false;
    table.skipped.set(path, entry);
    return true;
  }

  #request(): RecordRequest {
    const { known } = this.#state;
    const { trust, useStore } = this.#mode;
    return {
      knownKey: ({ root, path, size, mtime, text }) => {
        const entry = trust && text === undefined ? known.get(fileKey(root, path)) : undefined;
        return entry?.size === size && entry.mtime === mtime ? entry.key : undefined;
      },
      heldKey: ({ root, path }) => (useStore ? this.#state.file(root.key, path)?.key : undefined),
      useStore,
      readingOf: (root) => this.#state.readingOf(root.key),
      fullAt: ({ root, path }) => (this.#state.file(root.key, path) ? undefined : fullAt(this.#state.options.memory?.())),
      deliver: (outcome) => this.#take(outcome),
    };
  }

  async #take(outcome: Outcome): Promise<void> {
    const { root, path, size, text } = outcome.file;
    const mtime = this.#trusted(outcome.file.mtime);
    const table = this.#state.table(root);
    const unsaved = text !== undefined;
    const old = table.files.get(path);
    this.#done++;
    if (outcome.kind === 'skipped') {
      if (old) this.#remove(root, path);
      const { reason, detail } = outcome;
      // The result for an included file does not hold once it is no longer included.
      const seen = unsaved || outcome.file.included || isPassing(reason) ? {} : { size, mtime };
      table.skipped.set(path, { root: root.key, path, reason, detail, directory: false, ...seen });
    } else if (outcome.kind === 'same') {
      if (old) table.files.set(path, { ...old, size, mtime, unsaved });
    } else {
      await this.#takeRecord(outcome, unsaved);
    }
    if (this.#done % progressStep === 0) this.#progress.move('reading', this.#done, this.#total);
  }

  async #takeRecord({ file, key, record, fromStore, unkept }: Outcome & { kind: 'record' }, unsaved: boolean): Promise<void> {
    const { root, path, size } = file;
    const mtime = this.#trusted(file.mtime);
    const { facts, generated } = record;
    const restored = this.#state.ports.search.confirm(root.key, path, key);
    const byPath = roleOf(path);
    const role = generated && byPath === 'code' ? 'generated' : byPath;
    if (fromStore) this.fromStore++;
    const counts = { symbols: facts.symbols.length, chunks: restored ?? record.chunks.length, parseErrors: facts.parseErrors };
    const { language } = facts;
    const more = { ...(file.included ? { included: true } : {}), ...(unkept ? { unkept } : {}) };
    const { files } = this.#state.table(root);
    const before = files.get(path);
    if (before?.role !== role) this.#state.places++;
    if (before?.key !== key) this.#state.textChanges++;
    files.set(path, { root: root.key, path, size, mtime, key, language, role, ...counts, unsaved, ...more });
    const flushed = await this.slices.add({ root: root.key, path, role, record, hasText: restored !== undefined });
    if (flushed) throwIfCancelled(this.#token);
  }

  /** The time that marks a file as unchanged, with git's precaution for "racily clean" files. */
  #trusted(mtime: number): number {
    return Math.abs(this.#state.ports.clock.now() - mtime) < settledAfter ? unsettled : mtime;
  }

  #remove(root: Root, path: string): void {
    this.#state.places++;
    this.#state.textChanges++;
    this.#state.table(root).files.delete(path);
    this.slices.remove(root.key, path);
  }
}

/** Reasons that may be gone next time although the file is unchanged. */
function isPassing(reason: SkipReason): boolean {
  return reason === 'unreadable' || reason === 'no-room';
}
