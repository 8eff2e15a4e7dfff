// Store on disk: any number of processes share a folder, each appends to its own segment, and all read all segments.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/base/wording/errors.ts';
import type { StoreContents } from '../../core/indexing/snapshot/storeContents.ts';
import type { Log, Store } from '../../core/ports.ts';
import { isOwnName, isWriterAlive, newSegmentName, replacingSegmentName, temporaryName } from './fileNames.ts';
import { readManifest, writeManifest } from './manifestFiles.ts';
import { readRecords } from './segment.ts';
import { SegmentIndex } from './segmentIndex.ts';
import { SegmentWriter } from './segmentWriter.ts';
import { withStoreLock } from './storeLock.ts';
import { removeAbandonedFiles, trimStore } from './trim.ts';
import { maxKeyLength, maxRecordLength } from './segmentFormat.ts';

/** Most segments of ended processes to leave; more are joined when a store opens. */
const maxClosedSegments = 8;
/** Segments above this size (bytes) are left as they are: joining them would cost more than it saves. */
const smallSegment = 8 * 1024 * 1024;

/** {@link Store} in a folder. Records that cannot be written stay in memory, so that this session still works. */
export class FileStore implements Store {
  readonly largest = maxRecordLength;
  readonly #folder: string;
  readonly #log: Log;
  readonly #index: SegmentIndex;
  /** Records that are not on disk yet. */
  readonly #pending = new Map<string, Uint8Array>();
  /** Keys of pending records that replace stored ones. */
  readonly #replacingKeys = new Set<string>();
  #writer: SegmentWriter;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
    this.#index = new SegmentIndex(folder, log);
    this.#writer = new SegmentWriter(folder);
  }

  /** Opens the store in `folder`, and creates it if needed. Never rejects: an unusable folder gives an empty store. */
  static async open(folder: string, log: Log): Promise<FileStore> {
    const store = new FileStore(folder, log);
    try {
      await mkdir(folder, { recursive: true });
      await store.#index.refresh();
      if (store.damageCount > 0) log.warn(`The store in ${folder} has ${store.damageCount} damaged places; what was there is made again.`);
      await store.#joinClosedSegments();
    } catch (error) {
      log.warn(`The store in ${folder} could not be prepared: ${String(error)}`);
    }
    return store;
  }

  /** Damaged records found since the store opened. */
  get damageCount(): number {
    return this.#index.damageCount;
  }

  async *getMany(keys: ReadonlySet<string>): AsyncGenerator<readonly [string, Uint8Array]> {
    const missing = new Set(keys);
    for (const [key, bytes] of [...this.#pending]) if (missing.delete(key)) yield [key, bytes];
    if ([...missing].some((key) => !this.#index.has(key))) await this.#lookAgain();
    // A second round finds copies of damaged records, and records in a segment that another process has just joined with others.
    for (let round = 0; round < 2 && missing.size > 0; round++) {
      const lost = yield* this.#readStored(missing);
      if (!lost) return;
      await this.#lookAgain();
    }
  }

  put(key: string, bytes: Uint8Array): void {
    if (this.#isStorable(key, bytes) && !this.#index.has(key) && !this.#pending.has(key)) this.#pending.set(key, bytes);
  }

  replace(key: string, bytes: Uint8Array): void {
    if (!this.#isStorable(key, bytes)) return;
    this.#pending.set(key, bytes);
    this.#replacingKeys.add(key);
  }

  flush(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#pending.size === 0) return;
      await mkdir(this.#folder, { recursive: true });
      await this.#prepareReplacing();
      if (this.#pending.size === 0) return;
      const { name } = this.#writer;
      const records = new Map(this.#pending);
      await this.#writer.append(records, (head) => {
        this.#index.add(name, head);
        // Another record may have replaced it while it was written.
        if (this.#pending.get(head.key) === records.get(head.key)) this.#settle(head.key);
      });
    });
  }

  readManifest(rootKey: string): Promise<Uint8Array | undefined> {
    return readManifest(this.#folder, rootKey);
  }

  writeManifest(rootKey: string, bytes: Uint8Array): Promise<void> {
    return this.#inTurn(async () => {
      await mkdir(this.#folder, { recursive: true });
      await writeManifest(this.#folder, rootKey, bytes);
    });
  }

  async size(): Promise<number> {
    const sizes = await Promise.all((await this.#ownFiles()).map((name) => sizeOf(join(this.#folder, name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Deletes all records, also those of other processes, which keep new ones in memory until they end. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#writer.close();
      this.#writer = new SegmentWriter(this.#folder);
      this.#pending.clear();
      this.#replacingKeys.clear();
      for (const name of await this.#ownFiles()) await rm(join(this.#folder, name), { recursive: true, force: true });
      await this.#index.refresh();
    });
  }

  /**
   * Makes room when the store has more than `limit` bytes, by removing the least recently used roots. Does nothing while another process
   * trims. Rejects with `UserError('store-unwritable')`.
   */
  trim(limit: number, contents: StoreContents): Promise<void> {
    return this.#inTurn(async () => {
      await mkdir(this.#folder, { recursive: true });
      await removeAbandonedFiles(this.#folder);
      if ((await this.size()) <= limit) return;
      await withStoreLock(this.#folder, async (isLost) => {
        // This process's own segment can go as well, so it continues in a new one.
        const { name } = this.#writer;
        await this.#writer.close();
        this.#writer = new SegmentWriter(this.#folder);
        await this.#index.refresh();
        const mayRewrite = (segment: string, modifiedAt: number): boolean => segment === name || !isWriterAlive(segment, modifiedAt);
        await trimStore({ folder: this.#folder, index: this.#index, contents, mayRewrite, isLost }, limit);
        this.#log.info(`The store in ${this.#folder} was larger than ${limit} bytes and has ${await this.size()} now`);
      });
    });
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.#writer.close();
    }
  }

  #isStorable(key: string, bytes: Uint8Array): boolean {
    if (Buffer.byteLength(key) > maxKeyLength) throw new RangeError(`Key of more than ${maxKeyLength} bytes`);
    if (bytes.length > maxRecordLength) this.#log.warn(`Record ${key} is too large to store: ${bytes.length} bytes`);
    return bytes.length <= maxRecordLength;
  }

  /** Drops replacing records that are stored as they are, and makes the others count before all that any process has written. */
  async #prepareReplacing(): Promise<void> {
    if (this.#replacingKeys.size === 0) return;
    await this.#lookAgain();
    for await (const [key, bytes] of this.#readStored(new Set(this.#replacingKeys))) {
      if (this.#replacingKeys.has(key) && Buffer.compare(this.#pending.get(key) ?? bytes, bytes) === 0) this.#settle(key);
    }
    const { newestName } = this.#index;
    if (this.#replacingKeys.size === 0 || newestName === undefined || newestName <= this.#writer.name) return;
    await this.#writer.close();
    this.#writer = new SegmentWriter(this.#folder, newSegmentName(newestName));
  }

  #settle(key: string): void {
    this.#pending.delete(key);
    this.#replacingKeys.delete(key);
  }

  /** Looks for records of other processes. An unreadable folder has none, and those in memory stay. */
  async #lookAgain(): Promise<void> {
    try {
      await this.#index.refresh();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#log.info(`The store in ${this.#folder} cannot be looked into: ${String(error)}`);
    }
  }

  /** Yields readable records and removes them from `missing`. Returns whether one was damaged or its segment was gone. */
  async *#readStored(missing: Set<string>): AsyncGenerator<readonly [string, Uint8Array], boolean> {
    let lost = false;
    for (const [segment, heads] of this.#index.locate(missing)) {
      try {
        for await (const [head, bytes] of readRecords(join(this.#folder, segment), heads)) {
          if (bytes) {
            missing.delete(head.key);
            yield [head.key, bytes];
          } else {
            lost = true;
            this.#index.markDamaged(head.key);
          }
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        lost = true;
        this.#index.drop(segment);
        this.#log.info(`Segment ${segment} cannot be read: ${String(error)}`);
      }
    }
    return lost;
  }

  /** Joins the small segments of ended processes, unless another process is doing so. */
  async #joinClosedSegments(): Promise<void> {
    const isClosed = (name: string, size: number, modifiedAt: number): boolean => size < smallSegment && !isWriterAlive(name, modifiedAt);
    if (this.#index.segmentNames(isClosed).length <= maxClosedSegments) return;
    await withStoreLock(this.#folder, async (isLost) => {
      await this.#index.refresh();
      const smallSegments = new Set(this.#index.segmentNames(isClosed));
      for (const group of this.#index.closedGroups((name, modifiedAt) => !isWriterAlive(name, modifiedAt))) {
        const segments = group.filter((name) => smallSegments.has(name));
        const newest = segments.at(-1);
        if (newest === undefined || segments.length === 1) continue;
        const temporary = temporaryName();
        await this.#copy(segments, temporary);
        if (isLost()) return rm(join(this.#folder, temporary), { force: true });
        await rename(join(this.#folder, temporary), join(this.#folder, replacingSegmentName(newest)));
        for (const segment of segments) await rm(join(this.#folder, segment), { force: true });
      }
      await this.#index.refresh();
    });
  }

  /** Writes the readable records of `segments` into one file. */
  async #copy(segments: readonly string[], name: string): Promise<void> {
    const writer = new SegmentWriter(this.#folder, name);
    for (const segment of segments) {
      const records: [string, Uint8Array][] = [];
      for await (const [head, bytes] of readRecords(join(this.#folder, segment), this.#index.headsIn(segment))) {
        if (bytes) records.push([head.key, bytes]);
      }
      await writer.append(records, () => undefined);
    }
    await writer.close();
  }

  /** Runs writes one after the other, and turns the disk's errors into the failure for people. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.#queue.then(work).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#log.warn(`The store in ${this.#folder} cannot be written: ${String(error)}`);
      throw new UserError('store-unwritable', [this.#folder], { cause: error });
    });
    this.#queue = run.catch(() => undefined);
    return run;
  }

  async #ownFiles(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).filter(isOwnName);
    } catch (error) {
      this.#log.trace(`No store in ${this.#folder}: ${String(error)}`);
      return [];
    }
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}
