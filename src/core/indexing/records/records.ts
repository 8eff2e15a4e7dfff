// Gets the records of files: from the store if possible, else it reads, hashes and analyses them in batches for workers.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import { UserError, type Notice } from '../../base/wording/errors.ts';
import type { Digest, Files, Log, Root, Store } from '../../ports.ts';
import type { SkipReason } from '../../workspace/document.ts';
import type { ExtractionSwitches } from '../../symbols/extractionSwitches.ts';
import type { Analyzer } from './analyzer.ts';
import { decodeRecord, recordKey, recordShape } from './record.ts';
import { digestsKey } from '../chunks/chunkDigests.ts';
import { readFileContent, type FileToRead, type ReadOptions } from '../files/fileContent.ts';
import type { FileRecord } from '../fileRecord.ts';
import { FileQueue } from './fileQueue.ts';

/** What became of a file: a record, no change against the record that the index holds, or a reason to skip it. */
export type Outcome =
  | {
      readonly kind: 'record';
      readonly file: FileToRead;
      readonly key: string;
      readonly record: FileRecord;
      readonly fromStore: boolean;
      /** The record is too large for the store, so the file is read again at the next start. */
      readonly unkept?: true;
    }
  | { readonly kind: 'same'; readonly file: FileToRead; readonly key: string }
  | { readonly kind: 'skipped'; readonly file: FileToRead; readonly reason: SkipReason; readonly detail: string };

export interface RecordsDependencies {
  readonly files: Files;
  readonly store: Store;
  readonly digest: Digest;
  readonly log: Log;
  readonly analyzer: Analyzer;
}

/** The index run's side of a request: what it knows of the files, and where outcomes go. */
export interface RecordRequest {
  /** Key of the record from the last read with the same size and time. */
  knownKey(file: FileToRead): string | undefined;
  /** Key of the record that the index holds for the file now; an equal key gives `same`. */
  heldKey(file: FileToRead): string | undefined;
  /** Whether to use records of the store. */
  readonly useStore: boolean;
  readOptionsOf(root: Root): ReadOptions;
  /** Why there is no memory for the file, in numbers; undefined while there is, and for a file that the index already holds. */
  noRoomDetail(file: FileToRead): string | undefined;
  /** Called with the files that are read from disk, before the first of them is. */
  beginReading?(queue: FileQueue): void;
  /** Called once for each file, in any order; reading waits for it. */
  deliver(outcome: Outcome): Promise<void> | void;
}

/** Bytes of new records per write. */
const flushBytes = 8_000_000;

/** Gets records. A failing store costs time, not results. */
export class Records {
  readonly shape: string;
  readonly #dependencies: RecordsDependencies;
  readonly #switches: ExtractionSwitches;
  #hasStoreFailed = false;
  #storeProblem: Notice | undefined;
  #waitingBytes = 0;

  constructor(dependencies: RecordsDependencies, switches: ExtractionSwitches) {
    this.#dependencies = dependencies;
    this.#switches = switches;
    this.shape = recordShape(switches);
  }

  /** Delivers an outcome for each file. Rejects with `CancelledError`, or when `deliver` does. */
  async deliverAll(files: readonly FileToRead[], request: RecordRequest, token: CancellationToken): Promise<void> {
    const unknownFiles = request.useStore ? await this.#deliverKnown(files, request, token) : files;
    const queue = new FileQueue(unknownFiles);
    request.beginReading?.(queue);
    const lane = async (): Promise<void> => {
      for (let batch = queue.next(); batch.length; batch = queue.next()) await this.#batch(batch, request, token);
    };
    // One lane more than workers, so that the next batch is read while they work.
    await Promise.all(Array.from({ length: this.#dependencies.analyzer.concurrency + 1 }, lane));
  }

  /**
   * Stores a new record: soon on disk, so that a first index that is killed resumes where it was.
   * @param replaces whether it takes the place of a stored one, which may be wrong although its checksum fits
   */
  put(key: string, bytes: Uint8Array, replaces = false): void {
    const { store } = this.#dependencies;
    try {
      if (replaces) store.replace(key, bytes);
      else store.put(key, bytes);
    } catch (error) {
      this.noteStoreFailure(error);
    }
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes < flushBytes) return;
    this.#waitingBytes = 0;
    this.#dependencies.store.flush().catch((error: unknown) => this.noteStoreFailure(error));
  }

  /** Notes a failure of the store: it logs the first one and goes on. */
  noteStoreFailure(error: unknown): void {
    if (!this.#hasStoreFailed) this.#dependencies.log.error('The store cannot be used; the index stays in memory only', error);
    this.#hasStoreFailed = true;
    if (error instanceof UserError) this.#storeProblem = { code: error.code, args: error.args };
  }

  /** Call it when everything that waited was written: the store works again. */
  noteStoreSuccess(): void {
    this.#hasStoreFailed = false;
    this.#storeProblem = undefined;
  }

  /** Why the index cannot be saved; undefined while it can. */
  get storeProblem(): Notice | undefined {
    return this.#storeProblem;
  }

  /** Delivers stored records of files that are unchanged since their last read; returns the others. */
  async #deliverKnown(files: readonly FileToRead[], request: RecordRequest, token: CancellationToken): Promise<readonly FileToRead[]> {
    const byKey = groupByKey(files, (file) => request.knownKey(file));
    const unknownFiles = new Set(byKey.get(undefined));
    byKey.delete(undefined);
    const deliveredKeys = await this.#lookUp(byKey, request, token);
    for (const [key, group] of byKey) if (key !== undefined && !deliveredKeys.has(key)) for (const file of group) unknownFiles.add(file);
    return files.filter((file) => unknownFiles.has(file));
  }

  /** Delivers records of the store to all files with their key; returns the keys that were found. */
  async #lookUp(
    byKey: ReadonlyMap<string | undefined, readonly FileToRead[]>,
    request: RecordRequest,
    token: CancellationToken,
  ): Promise<Set<string>> {
    const deliveredKeys = new Set<string>();
    const keys = new Set([...byKey.keys()].filter((key) => key !== undefined));
    if (keys.size === 0) return deliveredKeys;
    for await (const [key, bytes] of this.#readStored(keys)) {
      throwIfCancelled(token);
      const record = deliveredKeys.has(key) ? undefined : decodeRecord(bytes);
      if (!record) continue;
      deliveredKeys.add(key);
      for (const file of byKey.get(key) ?? []) {
        if (!(await this.#skipWithoutRoom(file, request))) await request.deliver({ kind: 'record', file, key, record, fromStore: true });
      }
    }
    return deliveredKeys;
  }

  async *#readStored(keys: ReadonlySet<string>): AsyncGenerator<readonly [string, Uint8Array]> {
    const records = this.#dependencies.store.getMany(keys)[Symbol.asyncIterator]();
    for (;;) {
      let next: IteratorResult<readonly [string, Uint8Array]>;
      try {
        next = await records.next();
      } catch (error) {
        this.noteStoreFailure(error);
        return;
      }
      if (next.done) return;
      yield next.value;
    }
  }

  async #batch(files: readonly FileToRead[], request: RecordRequest, token: CancellationToken): Promise<void> {
    throwIfCancelled(token);
    const batch: FileToRead[] = [];
    for (const file of files) if (!(await this.#skipWithoutRoom(file, request))) batch.push(file);
    const readResults = await Promise.all(batch.map((file) => this.#readFile(file, request)));
    const byKey = new Map<string, FileInHand[]>();
    for (const readResult of readResults) {
      if (readResult.kind !== 'read') await request.deliver(readResult);
      else if (request.heldKey(readResult.file) === readResult.key)
        await request.deliver({ kind: 'same', file: readResult.file, key: readResult.key });
      else byKey.set(readResult.key, [...(byKey.get(readResult.key) ?? []), readResult]);
    }
    const filesByKey = new Map([...byKey].map(([key, group]) => [key, group.map(({ file }) => file)]));
    const deliveredKeys = request.useStore ? await this.#lookUp(filesByKey, request, token) : new Set<string>();
    await this.#analyze(
      [...byKey].filter(([key]) => !deliveredKeys.has(key)).map(([, group]) => group),
      request,
      token,
    );
  }

  /** Empties the stored digests that were made from these records, so that they are made anew when they are needed. */
  async #dropDigests(recordKeys: readonly string[]): Promise<void> {
    for await (const [key] of this.#readStored(new Set(recordKeys.map(digestsKey)))) this.put(key, new Uint8Array(), true);
  }

  /** Skips the file when there is no memory for it. */
  async #skipWithoutRoom(file: FileToRead, request: RecordRequest): Promise<boolean> {
    const detail = request.noRoomDetail(file);
    if (detail !== undefined) await request.deliver({ kind: 'skipped', file, reason: 'no-room', detail });
    return detail !== undefined;
  }

  async #readFile(file: FileToRead, request: RecordRequest): Promise<FileInHand | Outcome> {
    const { files } = this.#dependencies;
    const result = await readFileContent(files, file, request.readOptionsOf(file.root));
    if ('skip' in result) return { kind: 'skipped', file, reason: result.skip, detail: result.detail };
    return { kind: 'read', file, ...result, key: this.keyOf(result.text, result.language) };
  }

  /** The key of the record of a text. */
  keyOf(text: string, language: string): string {
    return recordKey(this.#dependencies.digest(text), language, this.shape);
  }

  /** Analyses one file of each group of equal ones and gives the result to all of them. */
  async #analyze(groups: readonly (readonly FileInHand[])[], request: RecordRequest, token: CancellationToken): Promise<void> {
    const tasks = groups.flatMap(([first]) =>
      first ? [{ root: first.file.root.key, path: first.file.path, text: first.text, language: first.language }] : [],
    );
    if (tasks.length === 0) return;
    const results = await this.#dependencies.analyzer.analyze(tasks, this.#switches, token);
    throwIfCancelled(token);
    if (!request.useStore) await this.#dropDigests(groups.flatMap(([first]) => (first ? [first.key] : [])));
    for (const [i, group] of groups.entries()) {
      const result = results[i];
      const record = result?.kind === 'analyzed' ? decodeRecord(result.bytes) : undefined;
      for (const { file, key } of group) {
        if (result?.kind === 'analyzed' && record) {
          this.put(key, result.bytes, !request.useStore);
          const unkept = result.bytes.length > this.#dependencies.store.largest ? { unkept: true as const } : {};
          await request.deliver({ kind: 'record', file, key, record, fromStore: false, ...unkept });
        } else {
          const crashed = result?.kind === 'failed' && result.crashed;
          const detail = result?.kind === 'failed' ? result.reason : 'no usable record';
          await request.deliver({ kind: 'skipped', file, reason: crashed ? 'quarantined' : 'unreadable', detail });
        }
      }
    }
  }
}

/** A file with its text in memory. */
interface FileInHand {
  readonly kind: 'read';
  readonly file: FileToRead;
  readonly text: string;
  readonly language: string;
  readonly key: string;
}
