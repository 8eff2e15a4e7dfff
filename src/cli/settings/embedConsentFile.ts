// Remembers, beside the index, which folders a person has agreed to embed where, so that the prompt for a large one is not repeated.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const fileName = 'embed-consents.json';
const consentsSchema = v.array(v.tuple([v.string(), v.string()]));

/** Whether the person has agreed to embed `folder` with the embedder of this stamp. An unreadable file holds no consent. */
export async function hasEmbedConsent(store: string, folder: string, stamp: string): Promise<boolean> {
  return (await readConsents(store)).some(([knownFolder, knownStamp]) => knownFolder === folder && knownStamp === stamp);
}

/** Stores the consent in a temporary file and renames it, so that it is never half a file. */
export async function storeEmbedConsent(store: string, folder: string, stamp: string): Promise<void> {
  const path = join(store, fileName);
  await mkdir(store, { recursive: true });
  const temporaryPath = `${path}.${String(process.pid)}`;
  await writeFile(temporaryPath, JSON.stringify([...(await readConsents(store)), [folder, stamp]]));
  await rename(temporaryPath, path);
}

async function readConsents(store: string): Promise<readonly (readonly [string, string])[]> {
  try {
    const text = await readFile(join(store, fileName), 'utf8');
    const parsedConsents = v.safeParse(v.pipe(v.string(), v.parseJson(), consentsSchema), text);
    return parsedConsents.success ? parsedConsents.output : [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
