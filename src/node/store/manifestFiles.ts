// Manifests: one small file per root, replaced as a whole, with a checksum so that a damaged one counts as absent.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from './crc32.ts';
import { manifestName, temporaryName } from './fileNames.ts';

const magic = Buffer.from('CLEWMAN1\n', 'latin1');
const headLength = magic.length + 4;

/** Returns the manifest of a root; undefined when it is missing, damaged, or of another version. */
export async function readManifest(folder: string, rootKey: string): Promise<Uint8Array | undefined> {
  let file: Buffer;
  try {
    file = await readFile(join(folder, manifestName(rootKey)));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
  if (file.length < headLength || !file.subarray(0, magic.length).equals(magic)) return undefined;
  const bytes = file.subarray(headLength);
  return file.readUInt32LE(magic.length) === crc32(bytes) ? bytes : undefined;
}

/** Replaces the manifest of a root in one step: a reader sees the old or the new one. Rejects with Node's error. */
export async function writeManifest(folder: string, rootKey: string, bytes: Uint8Array): Promise<void> {
  const head = Buffer.alloc(headLength);
  magic.copy(head);
  head.writeUInt32LE(crc32(bytes), magic.length);
  const temporary = join(folder, temporaryName());
  try {
    await writeFile(temporary, [head, bytes], { flag: 'wx' });
    await replaceFile(temporary, join(folder, manifestName(rootKey)));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Windows refuses to replace a file while another process reads it, which passes in a moment. */
async function replaceFile(from: string, to: string): Promise<void> {
  for (let wait = 5; ; wait *= 2) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      const busy =
        error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EACCES' || error.code === 'EBUSY');
      if (!busy || wait > 200 || process.platform !== 'win32') throw error;
      await delay(wait);
    }
  }
}
