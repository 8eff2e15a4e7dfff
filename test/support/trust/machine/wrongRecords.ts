// Stored records that are well-formed, with checksums that fit, and wrong: what a faulty build of this version would leave.
import assert from 'node:assert/strict';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { manifestKeys } from '../../../../src/core/indexing/records/manifest.ts';
import { rootOfFolder } from '../../../../src/node/root.ts';
import { FileStore } from '../../../../src/node/store/fileStore.ts';
import { MemoryLog } from '../../memory.ts';

/** Gives each file of `folder` in a store the record of the file that is `step` places further. Returns the keys. */
export async function shiftRecords(folder: string, storeFolder: string, step = 1): Promise<readonly string[]> {
  const store = await FileStore.open(storeFolder, new MemoryLog());
  const manifest = await store.readManifest(rootOfFolder(folder).key);
  assert.ok(manifest, 'the store has the manifest of the folder');
  const keys = [...new Set(manifestKeys(manifest))].sort();
  const records = new Map<string, Uint8Array>();
  for await (const [key, bytes] of store.getMany(new Set(keys))) records.set(key, bytes);
  assert.equal(records.size, keys.length);
  for (const [i, key] of keys.entries()) store.replace(key, records.get(keys[(i + step) % keys.length] ?? '') ?? new Uint8Array());
  await store.close();
  return keys;
}

const dayLater = (time: string): string => (parseInt(time, 36) + 86_400_000).toString(36).padStart(9, '0');

/** How the processes that wrote a store may stand to those that repair it: by the process id and the time in the names of segments. */
export const writers: Readonly<Record<string, (name: string) => string>> = {
  'this process': (name) => name,
  'a process that has ended': (name) => name.replace(/-\d+-([0-9a-f]+\.segment)$/, '-999999999-$1'),
  // The parent lives as long as the test does.
  'a running process whose clock is ahead': (name) =>
    name.replace(/^([0-9a-z]+)(-[0-9a-z]+)-\d+-/, (_, time: string, machine: string) => `${dayLater(time)}${machine}-${process.ppid}-`),
};

/** Renames the segments of a store as if these processes had written them. */
export function renameSegments(storeFolder: string, rename: (name: string) => string): void {
  for (const name of readdirSync(storeFolder).filter((each) => each.endsWith('.segment')))
    renameSync(join(storeFolder, name), join(storeFolder, rename(name)));
}
