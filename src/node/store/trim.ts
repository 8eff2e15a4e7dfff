// Trims a store: removes unlisted records first, then whole roots by last use, then the oldest of the rest.
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isManifestName, isTemporaryName, newSegmentName, temporaryName } from './fileNames.ts';
import { readManifest } from './manifests.ts';
import { readRecords } from './segment.ts';
import type { RecordHead } from './segmentFormat.ts';
import type { SegmentIndex } from './segmentIndex.ts';
import { SegmentWriter } from './segmentWriter.ts';

/** Purposes of the records of a store, see `StoreContents` of core. */
export interface RecordPurposes {
  listsKeys(rootKey: string): boolean;
  keysOf(manifest: Uint8Array): Iterable<string>;
  isListed(key: string): boolean;
  staysAlways(key: string): boolean;
}

/** Trims down to this share of the limit, so that not every start has something to remove. */
const target = 0.8;
/** ms after which a half-written file counts as abandoned. */
const abandonedAfter = 60 * 60 * 1000;
/** Bytes to copy at once. */
const copySize = 4 * 1024 * 1024;

/** Inputs of a trim. `mayRewrite`: no process appends to this segment any more. `isLost`: another process may be trimming by now. */
export interface TrimParts {
  readonly folder: string;
  readonly index: SegmentIndex;
  readonly contents: RecordPurposes;
  mayRewrite(segment: string, modified: number): boolean;
  isLost(): boolean;
}

/** Removes half-written files of processes that were killed long ago. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isTemporaryName)) {
    const match = await statOf(join(folder, name));
    if (match && Date.now() - match.mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true });
  }
}

/** Removes the least needed records until the store has less than {@link target} of `limit` bytes, except segments that others write to. */
export async function trimStore(parts: TrimParts, limit: number): Promise<void> {
  const { folder, index } = parts;
  for (const name of index.foreign) {
    const match = await statOf(join(folder, name));
    if (match && parts.mayRewrite(name, match.mtimeMs)) await rm(join(folder, name), { force: true });
  }
  const kept = keysThatStay(parts);
  let room = limit * target - sum([...kept], (key) => index.lengthOf(key));
  let isFirst = true;
  for (const { name, size } of await manifestsByUse(folder)) {
    const keys = (await keysIn(name, parts)).filter((key) => !kept.has(key));
    const needed = size + sum(keys, (key) => index.lengthOf(key));
    // The last used root stays, since it is the current one.
    if (needed <= room || isFirst) {
      isFirst = false;
      for (const key of keys) kept.add(key);
      room -= needed;
    } else {
      room = Math.min(room, 0);
      await rm(join(folder, name), { force: true });
    }
  }
  await rewrite(parts, keepNewest(parts, kept, room));
}

/** Records that were paid for and cannot be rebuilt from the files are no cache, and stay. */
function keysThatStay({ index, contents }: TrimParts): Set<string> {
  const heads = index.segments(() => true).flatMap((segment) => index.headsIn(segment));
  return new Set(heads.flatMap(({ key }) => (contents.staysAlways(key) ? [key] : [])));
}

/** All manifests, the last used first. */
async function manifestsByUse(folder: string): Promise<{ name: string; size: number; used: number }[]> {
  const matches: { name: string; size: number; used: number }[] = [];
  for (const name of (await readdir(folder)).filter(isManifestName)) {
    const stats = await statOf(join(folder, name));
    if (stats) matches.push({ name, size: stats.size, used: stats.mtimeMs });
  }
  return matches.sort((a, b) => b.used - a.used);
}

async function keysIn(name: string, { folder, contents }: TrimParts): Promise<string[]> {
  const rootKey = name.slice(0, name.lastIndexOf('.'));
  const bytes = contents.listsKeys(rootKey) ? await readManifest(folder, rootKey) : undefined;
  return bytes ? [...contents.keysOf(bytes)] : [];
}

/** Adds records that no manifest can list to the kept ones, from the newest segment on, while there is room. */
function keepNewest({ index, contents }: TrimParts, keys: Set<string>, room: number): ReadonlySet<string> {
  let left = room;
  for (const segment of index.segments(() => true).reverse()) {
    for (const { key, length } of index.headsIn(segment)) {
      if (keys.has(key) || contents.isListed(key)) continue;
      left -= length;
      if (left < 0) return keys;
      keys.add(key);
    }
  }
  return keys;
}

/** Rewrites the segments that hold removable records. At any moment each kept record is in some segment. */
async function rewrite({ folder, index, mayRewrite, isLost }: TrimParts, keys: ReadonlySet<string>): Promise<void> {
  const temporary = temporaryName();
  const writer = new SegmentWriter(folder, temporary);
  const old: string[] = [];
  let copied = false;
  try {
    for (const segment of index.segments((name, _size, modified) => mayRewrite(name, modified))) {
      const heads = index.headsIn(segment);
      const remaining = heads.filter(({ key }) => keys.has(key));
      if (remaining.length === heads.length) continue;
      old.push(segment);
      copied ||= remaining.length > 0;
      for (const group of groups(remaining)) {
        const records: [string, Uint8Array][] = [];
        for await (const [head, bytes] of readRecords(join(folder, segment), group)) if (bytes) records.push([head.key, bytes]);
        await writer.append(records, () => undefined);
      }
    }
    await writer.close();
    if (isLost()) return await rm(join(folder, temporary), { force: true });
    if (copied) await rename(join(folder, temporary), join(folder, newSegmentName()));
  } catch (error) {
    await writer.close();
    await rm(join(folder, temporary), { force: true });
    throw error;
  }
  for (const segment of old) await rm(join(folder, segment), { force: true });
  await index.refresh();
}

function groups(heads: readonly RecordHead[]): RecordHead[][] {
  const matches: RecordHead[][] = [];
  let bytes = copySize;
  for (const head of heads) {
    if (bytes >= copySize) {
      matches.push([]);
      bytes = 0;
    }
    matches.at(-1)?.push(head);
    bytes += head.length;
  }
  return matches;
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

async function statOf(path: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    // Another process was faster.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
