// Trims a store: removes unlisted records first, then whole roots by last use, then the oldest of the rest.
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreContents } from '../../core/indexing/snapshot/storeContents.ts';
import { isManifestName, isTemporaryName, replacingSegmentName, temporaryName } from './fileNames.ts';
import { readManifest } from './manifestFiles.ts';
import { readRecords } from './segment.ts';
import type { RecordHead } from './segmentFormat.ts';
import type { SegmentIndex } from './segmentIndex.ts';
import { SegmentWriter } from './segmentWriter.ts';

/** Trims down to this share of the limit, so that not every start has something to remove. */
const targetShare = 0.8;
/** ms after which a half-written file counts as abandoned. */
const abandonedAfterMs = 60 * 60 * 1000;
/** Bytes to copy at once. */
const copySize = 4 * 1024 * 1024;

/** Inputs of a trim. `mayRewrite`: no process appends to this segment any more. `isLost`: another process may be trimming by now. */
export interface TrimInput {
  readonly folder: string;
  readonly index: SegmentIndex;
  readonly contents: StoreContents;
  mayRewrite(segment: string, modifiedAt: number): boolean;
  isLost(): boolean;
}

/** Removes half-written files of processes that were killed long ago. */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isTemporaryName)) {
    const stats = await statOf(join(folder, name));
    if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(join(folder, name), { force: true });
  }
}

/** Removes the least needed records until the store has less than {@link targetShare} of `limit` bytes, except segments that others write to. */
export async function trimStore(input: TrimInput, limit: number): Promise<void> {
  const { folder, index } = input;
  for (const name of index.foreignNames) {
    const stats = await statOf(join(folder, name));
    if (stats && input.mayRewrite(name, stats.mtimeMs)) await rm(join(folder, name), { force: true });
  }
  const neededKeys = permanentKeys(input);
  let room = limit * targetShare - sum([...neededKeys], (key) => index.lengthOf(key));
  let isFirst = true;
  for (const { name, size } of await manifestsByUse(folder)) {
    const keys = (await keysIn(name, input)).filter((key) => !neededKeys.has(key));
    const neededBytes = size + sum(keys, (key) => index.lengthOf(key));
    // The last used root stays, since it is the current one.
    if (neededBytes <= room || isFirst) {
      isFirst = false;
      for (const key of keys) neededKeys.add(key);
      room -= neededBytes;
    } else {
      room = Math.min(room, 0);
      await rm(join(folder, name), { force: true });
    }
  }
  await rewriteSegments(input, keepNewest(input, neededKeys, room));
}

/** Records that were paid for and cannot be rebuilt from the files are no cache, and stay. */
function permanentKeys({ index, contents }: TrimInput): Set<string> {
  const heads = index.segmentNames(() => true).flatMap((segment) => index.headsIn(segment));
  return new Set(heads.flatMap(({ key }) => (contents.staysAlways(key) ? [key] : [])));
}

/** All manifests, the last used first. */
async function manifestsByUse(folder: string): Promise<{ name: string; size: number; usedAt: number }[]> {
  const manifests: { name: string; size: number; usedAt: number }[] = [];
  for (const name of (await readdir(folder)).filter(isManifestName)) {
    const stats = await statOf(join(folder, name));
    if (stats) manifests.push({ name, size: stats.size, usedAt: stats.mtimeMs });
  }
  return manifests.sort((a, b) => b.usedAt - a.usedAt);
}

async function keysIn(name: string, { folder, contents }: TrimInput): Promise<string[]> {
  const rootKey = name.slice(0, name.lastIndexOf('.'));
  const bytes = contents.listsKeys(rootKey) ? await readManifest(folder, rootKey) : undefined;
  return bytes ? [...contents.keysOf(bytes)] : [];
}

/** Adds records that no manifest can list to the kept ones, from the newest segment on, while there is room. */
function keepNewest({ index, contents }: TrimInput, keys: Set<string>, room: number): ReadonlySet<string> {
  let remainingBytes = room;
  for (const segment of index.segmentNames(() => true).reverse()) {
    for (const { key, length } of index.headsIn(segment)) {
      if (keys.has(key) || contents.isListed(key)) continue;
      remainingBytes -= length;
      if (remainingBytes < 0) return keys;
      keys.add(key);
    }
  }
  return keys;
}

/** Rewrites the segments that hold removable records. At any moment each kept record is in some segment. */
async function rewriteSegments(input: TrimInput, keys: ReadonlySet<string>): Promise<void> {
  const { index } = input;
  const isRemovable = ({ key }: RecordHead): boolean => !keys.has(key);
  for (const group of index.closedGroups((name, modifiedAt) => input.mayRewrite(name, modifiedAt))) {
    const segments = group.filter((segment) => !index.countsWhole(segment) || index.headsIn(segment).some(isRemovable));
    if (!(await rewriteGroup(segments, input, keys))) return;
  }
  await index.refresh();
}

/** Puts one file with the kept records in place of neighbouring segments. Returns false when the lock was lost. */
async function rewriteGroup(
  segments: readonly string[],
  { folder, index, isLost }: TrimInput,
  keys: ReadonlySet<string>,
): Promise<boolean> {
  const temporary = temporaryName();
  const writer = new SegmentWriter(folder, temporary);
  let newest: string | undefined;
  try {
    for (const segment of segments) {
      const remaining = index.headsIn(segment).filter(({ key }) => keys.has(key));
      if (remaining.length > 0) newest = segment;
      for (const group of groupHeads(remaining)) {
        const records: [string, Uint8Array][] = [];
        for await (const [head, bytes] of readRecords(join(folder, segment), group)) if (bytes) records.push([head.key, bytes]);
        await writer.append(records, () => undefined);
      }
    }
    await writer.close();
    if (isLost()) {
      await rm(join(folder, temporary), { force: true });
      return false;
    }
    if (newest !== undefined) await rename(join(folder, temporary), join(folder, replacingSegmentName(newest)));
  } catch (error) {
    await writer.close();
    await rm(join(folder, temporary), { force: true });
    throw error;
  }
  for (const segment of segments) await rm(join(folder, segment), { force: true });
  return true;
}

function groupHeads(heads: readonly RecordHead[]): RecordHead[][] {
  const result: RecordHead[][] = [];
  let bytes = copySize;
  for (const head of heads) {
    if (bytes >= copySize) {
      result.push([]);
      bytes = 0;
    }
    result.at(-1)?.push(head);
    bytes += head.length;
  }
  return result;
}

function sum<T>(values: readonly T[], sizeOf: (value: T) => number): number {
  return values.reduce((total, value) => total + sizeOf(value), 0);
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
