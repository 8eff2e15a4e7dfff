// Index of records in memory, updated with segments that other processes add or join.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../core/ports.ts';
import { isSegmentName } from './fileNames.ts';
import { listSegment } from './segment.ts';
import { headLength, segmentMagic, type RecordHead } from './segmentFormat.ts';

interface StoreSegment {
  /** The file is scanned up to here. */
  end: number;
  /** Size at the last look, and the time of the last write before it (ms since 1970). */
  size: number;
  modifiedAt: number;
  readonly heads: Map<string, RecordHead>;
}

/** The records of all segments of a folder. The first place of a key counts; a later copy serves only when that is gone. */
export class SegmentIndex {
  readonly #folder: string;
  readonly #log: Log;
  readonly #segments = new Map<string, StoreSegment>();
  readonly #segmentsByKey = new Map<string, StoreSegment>();
  /** Files with a segment's name that are no segments of this version. */
  readonly #foreignNames = new Set<string>();
  /** Damaged stretches and records found so far. */
  damageCount = 0;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  has(key: string): boolean {
    return this.#segmentsByKey.has(key);
  }

  /** Names of files with a segment's name that are not of this version. */
  get foreignNames(): Iterable<string> {
    return this.#foreignNames;
  }

  /** Bytes of a key's record; 0 when there is none. */
  lengthOf(key: string): number {
    return this.#segmentsByKey.get(key)?.heads.get(key)?.length ?? 0;
  }

  /** Finds segments that were added, grew or were removed. */
  async refresh(): Promise<void> {
    const names = (await this.#listNames()).filter((name) => isSegmentName(name) && !this.#foreignNames.has(name));
    const present = new Set(names);
    for (const name of [...this.#segments.keys()]) if (!present.has(name)) this.drop(name);
    for (const name of names.sort()) {
      try {
        await this.#scan(name);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        this.#log.info(`Segment ${name} cannot be read: ${String(error)}`);
      }
    }
  }

  /** Adds a record that this process has just written. */
  add(segment: string, head: RecordHead): void {
    const entry = this.#segmentOf(segment);
    // A dropped segment that is written again is read from its start at the next look, since its earlier records count as well.
    const start = head.offset - headLength - Buffer.byteLength(head.key);
    if (start <= Math.max(entry.end, segmentMagic.length)) entry.end = entry.size = head.offset + head.length;
    this.#addRecord(entry, head);
  }

  /** Removes a segment that is gone; copies of its records in other segments take over. */
  drop(segment: string): void {
    const removedSegment = this.#segments.get(segment);
    if (!removedSegment) return;
    this.#segments.delete(segment);
    for (const key of removedSegment.heads.keys()) if (this.#segmentsByKey.get(key) === removedSegment) this.#forget(key);
  }

  /** Marks a record whose bytes are wrong as absent, so that it can be written again. */
  markDamaged(key: string): void {
    this.damageCount++;
    this.#segmentsByKey.get(key)?.heads.delete(key);
    this.#forget(key);
  }

  /** Places of these keys, by segment. */
  locate(keys: ReadonlySet<string>): Map<string, RecordHead[]> {
    const headsBySegment = new Map<StoreSegment, RecordHead[]>();
    for (const key of keys) {
      const segment = this.#segmentsByKey.get(key);
      const head = segment?.heads.get(key);
      if (!segment || !head) continue;
      const heads = headsBySegment.get(segment);
      if (heads) heads.push(head);
      else headsBySegment.set(segment, [head]);
    }
    return new Map(
      [...this.#segments].flatMap(([name, segment]) => (headsBySegment.has(segment) ? [[name, headsBySegment.get(segment) ?? []]] : [])),
    );
  }

  /** Records for which this segment is the place that counts. */
  headsIn(segment: string): RecordHead[] {
    const entry = this.#segments.get(segment);
    return entry ? [...entry.heads.values()].filter(({ key }) => this.#segmentsByKey.get(key) === entry) : [];
  }

  /** Names of the segments for which `test` holds, oldest first. */
  segmentNames(test: (name: string, size: number, modifiedAt: number) => boolean): string[] {
    return [...this.#segments]
      .filter(([name, { size, modifiedAt }]) => test(name, size, modifiedAt))
      .map(([name]) => name)
      .sort();
  }

  async #scan(name: string): Promise<void> {
    const path = join(this.#folder, name);
    const { size, mtimeMs } = await stat(path);
    const entry = this.#segments.get(name);
    // A file that was only just created is not foreign yet.
    if (entry?.size === size || size < segmentMagic.length) return;
    const contents = await listSegment(path, entry?.end ?? 0);
    if (!contents) {
      this.#foreignNames.add(name);
      return;
    }
    const segment = this.#segmentOf(name);
    segment.end = contents.end;
    segment.size = size;
    segment.modifiedAt = mtimeMs;
    this.damageCount += contents.damageCount;
    for (const head of contents.records) this.#addRecord(segment, head);
  }

  #segmentOf(name: string): StoreSegment {
    let segment = this.#segments.get(name);
    if (!segment) {
      segment = { end: 0, size: 0, modifiedAt: Date.now(), heads: new Map() };
      this.#segments.set(name, segment);
    }
    return segment;
  }

  #addRecord(segment: StoreSegment, head: RecordHead): void {
    segment.heads.set(head.key, head);
    if (!this.#segmentsByKey.has(head.key)) this.#segmentsByKey.set(head.key, segment);
  }

  #forget(key: string): void {
    this.#segmentsByKey.delete(key);
    for (const segment of this.#segments.values()) {
      if (!segment.heads.has(key)) continue;
      this.#segmentsByKey.set(key, segment);
      return;
    }
  }

  async #listNames(): Promise<string[]> {
    try {
      return await readdir(this.#folder);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
