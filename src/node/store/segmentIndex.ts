// Index of records in memory, updated with segments that other processes add or join.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../core/ports.ts';
import { isSegmentName } from './fileNames.ts';
import { listSegment } from './segment.ts';
import { headLength, segmentMagic, type RecordHead } from './segmentFormat.ts';

interface StoreSegment {
  readonly name: string;
  /** The file is scanned up to here. */
  end: number;
  /** Size at the last look, and the time of the last write before it (ms since 1970). */
  size: number;
  modifiedAt: number;
  readonly heads: Map<string, RecordHead>;
  /** Records in the file, also those that a later one with the same key replaced. */
  recordCount: number;
}

/** The records of all segments of a folder. The last place of a key counts, since a record that is wrong is replaced by a later one. */
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
    for (const name of names.sort()) {
      try {
        await this.#scan(name);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        this.#log.info(`Segment ${name} cannot be read: ${String(error)}`);
      }
    }
    // Only now, so that a replaced record never counts between a segment and its joined copy.
    const present = new Set(names);
    for (const name of [...this.#segments.keys()]) if (!present.has(name)) this.drop(name);
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

  /** Marks a record whose bytes are wrong as absent, so that it can be written again. Only an equal copy serves in its place. */
  markDamaged(key: string): void {
    this.damageCount++;
    const segment = this.#segmentsByKey.get(key);
    const damagedHead = segment?.heads.get(key);
    segment?.heads.delete(key);
    for (const { heads } of this.#segments.values()) if (heads.get(key)?.checksum !== damagedHead?.checksum) heads.delete(key);
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

  /** Whether all records of a segment count, so that nothing in it can be left out. */
  countsWhole(segment: string): boolean {
    return this.#segments.get(segment)?.recordCount === this.headsIn(segment).length;
  }

  /** Name of the last segment, whose records count before all others; undefined when there is none. */
  get newestName(): string | undefined {
    return this.segmentNames(() => true).at(-1);
  }

  /**
   * Groups of neighbouring segments that nobody writes to, oldest first. One file can take the place of a group, since no segment between
   * its members can get a record that has to count before theirs.
   */
  closedGroups(isClosed: (name: string, modifiedAt: number) => boolean): string[][] {
    const groups: string[][] = [[]];
    for (const name of this.segmentNames(() => true)) {
      if (isClosed(name, this.#segments.get(name)?.modifiedAt ?? 0)) groups.at(-1)?.push(name);
      else groups.push([]);
    }
    return groups.filter((group) => group.length > 0);
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
      segment = { name, end: 0, size: 0, modifiedAt: Date.now(), heads: new Map(), recordCount: 0 };
      this.#segments.set(name, segment);
    }
    return segment;
  }

  #addRecord(segment: StoreSegment, head: RecordHead): void {
    segment.heads.set(head.key, head);
    segment.recordCount++;
    const current = this.#segmentsByKey.get(head.key);
    if (!current || current.name < segment.name) this.#segmentsByKey.set(head.key, segment);
  }

  #forget(key: string): void {
    this.#segmentsByKey.delete(key);
    for (const segment of this.#segments.values()) {
      const head = segment.heads.get(key);
      if (head && segment.name > (this.#segmentsByKey.get(key)?.name ?? '')) this.#segmentsByKey.set(key, segment);
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
