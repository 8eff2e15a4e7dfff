// Remembers, beside the index, which folders a person trusts, so that each is asked about once.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const fileName = 'trusted-folders.json';
const trustSchema = v.record(v.string(), v.boolean());

/** What was said about `folder` (its real path); undefined when nothing was. An unreadable file says nothing. */
export async function readTrust(store: string, folder: string): Promise<boolean | undefined> {
  return (await readAll(store)).get(folder);
}

/** Stores the answer in a temporary file and renames it, so that it is never half a file. */
export async function storeTrust(store: string, folder: string, isTrusted: boolean): Promise<void> {
  const path = join(store, fileName);
  await mkdir(store, { recursive: true });
  const temporaryPath = `${path}.${String(process.pid)}`;
  await writeFile(temporaryPath, JSON.stringify(Object.fromEntries((await readAll(store)).set(folder, isTrusted)), undefined, 2));
  await rename(temporaryPath, path);
}

async function readAll(store: string): Promise<Map<string, boolean>> {
  try {
    const text = await readFile(join(store, fileName), 'utf8');
    const parsedTrust = v.safeParse(v.pipe(v.string(), v.parseJson(), trustSchema), text);
    return new Map(parsedTrust.success ? Object.entries(parsedTrust.output) : []);
  } catch (error) {
    // Without a file nothing was said, whatever is in its place.
    if (error instanceof Error && 'code' in error) return new Map();
    throw error;
  }
}
