// The store on disk: any number of processes share a folder, each appends to a segment of its own, all read all segments.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Log, Store } from '../../core/ports.ts';
import { isOwnName, isWriterAlive, newSegmentName, temporaryName } from './fileNames.ts';
import { readManifest, writeManifest } from './manifests.ts';
import { readRecords } from './segment.ts';
import { SegmentIndex } from './segmentIndex.ts';
import { SegmentWriter } from './segmentWriter.ts';
import { withStoreLock } from './storeLock.ts';
import { removeAbandoned, trimStore, type RecordPurposes } from './trim.ts';
import { maxKeyLength, maxRecordLength } from './segmentFormat.ts';

/** So many segments of ended processes may lie around; more are joined when a store is opened. */
const maxClosedSegments = 8;
/** Segments above this size (bytes) are left as they are: joining them would cost more than it saves. */
const smallSegment = 8 * 1024 * 1024;

/** {@link Store} in a folder. What it cannot write it keeps in memory, so that this session works all the same. */
export class FileStore implements Store {
  readonly largest = maxRecordLength;
  readonly #folder: string;
  readonly #log: Log;
  readonly #index: SegmentIndex;
  /** Put, not yet on disk. */
  readonly #pending = new Map<string, Uint8Array>();
  #writer: SegmentWriter;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
    this.#index = new SegmentIndex(folder, log);
    this.#writer = new SegmentWriter(folder);
  }

  /** Opens the store in `folder`, which is made if need be. Never rejects: a folder that cannot be used is an empty store. */
  static async open(folder: string, log: Log): Promise<FileStore> {
    const store = new FileStore(folder, log);
    try {
      await mkdir(folder, { recursive: true });
      await store.#index.refresh();
      if (store.damaged > 0) log.warn(`The store in ${folder} has ${store.damaged} damaged places; what was there is made again.`);
      await store.#joinClosedSegments();
    } catch (error) {
      log.warn(`The store in ${folder} could not be prepared: ${String(error)}`);
    }
    return store;
  }

  /** Records that were found damaged since the store was opened. */
  get damaged(): number {
    return this.#index.damaged;
  }

  async *getMany(keys: ReadonlySet<string>): AsyncGenerator<readonly [string, Uint8Array]> {
    const missing = new Set(keys);
    for (const [key, bytes] of [...this.#pending]) if (missing.delete(key)) yield [key, bytes];
    if ([...missing].some((key) => !this.#index.has(key))) await this.#lookAgain();
    // A second round only for what lay in a segment that another process has just joined with others.
    for (let round = 0; round < 2 && missing.size > 0; round++) {
      const lost = yield* this.#read(missing);
      if (!lost) return;
      await this.#lookAgain();
    }
  }

  put(key: string, bytes: Uint8Array): void {
    if (Buffer.byteLength(key) > maxKeyLength) throw new RangeError(`Key of more than ${maxKeyLength} bytes`);
    if (bytes.length > maxRecordLength) this.#log.warn(`Record ${key} is too large to store: ${bytes.length} bytes`);
    else if (!this.#index.has(key) && !this.#pending.has(key)) this.#pending.set(key, bytes);
  }

  flush(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#pending.size === 0) return;
      await mkdir(this.#folder, { recursive: true });
      const { name } = this.#writer;
      await this.#writer.append([...this.#pending], (head) => {
        this.#index.add(name, head);
        this.#pending.delete(head.key);
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

  /** Also for other processes: what they have written is gone; what they write from now on is kept in memory by them until they end. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#writer.close();
      this.#writer = new SegmentWriter(this.#folder);
      this.#pending.clear();
      for (const name of await this.#ownFiles()) await rm(join(this.#folder, name), { recursive: true, force: true });
      await this.#index.refresh();
    });
  }

  /**
   * Makes room when the store has more than `limit` bytes: roots that were not used for longest go first. Does nothing while another process
   * is at it. Rejects with `UserError('store-unwritable')`.
   */
  trim(limit: number, contents: RecordPurposes): Promise<void> {
    return this.#inTurn(async () => {
      await mkdir(this.#folder, { recursive: true });
      await removeAbandoned(this.#folder);
      if ((await this.size()) <= limit) return;
      await withStoreLock(this.#folder, async (isLost) => {
        // What this process has written can go as well: it goes on in a new segment.
        const { name } = this.#writer;
        await this.#writer.close();
        this.#writer = new SegmentWriter(this.#folder);
        await this.#index.refresh();
        const mayRewrite = (segment: string, modified: number): boolean => segment === name || !isWriterAlive(segment, modified);
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

  /** Looks for what others have written. A folder that cannot be looked into any more has nothing new, and what is in memory stays. */
  async #lookAgain(): Promise<void> {
    try {
      await this.#index.refresh();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#log.info(`The store in ${this.#folder} cannot be looked into: ${String(error)}`);
    }
  }

  /** Yields what can be read, and takes it from `missing`. Returns whether a segment was gone. */
  async *#read(missing: Set<string>): AsyncGenerator<readonly [string, Uint8Array], boolean> {
    let lost = false;
    for (const [segment, heads] of this.#index.locate(missing)) {
      try {
        for await (const [head, bytes] of readRecords(join(this.#folder, segment), heads)) {
          missing.delete(head.key);
          if (bytes) yield [head.key, bytes];
          else this.#index.markDamaged(head.key);
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

  /** Joins the small segments of processes that have ended, unless another process is at it. */
  async #joinClosedSegments(): Promise<void> {
    const isClosed = (name: string, size: number, modified: number): boolean => size < smallSegment && !isWriterAlive(name, modified);
    if (this.#index.segments(isClosed).length <= maxClosedSegments) return;
    await withStoreLock(this.#folder, async (isLost) => {
      await this.#index.refresh();
      const closed = this.#index.segments(isClosed);
      const temporary = temporaryName();
      await this.#copy(closed, temporary);
      if (isLost()) return rm(join(this.#folder, temporary), { force: true });
      await rename(join(this.#folder, temporary), join(this.#folder, newSegmentName()));
      for (const segment of closed) await rm(join(this.#folder, segment), { force: true });
      await this.#index.refresh();
    });
  }

  /** Writes the records of `segments` that can be read into one file. */
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

  /** One write after the other. What the disk refuses becomes the failure that people are told of. */
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
