// Remembers, beside the index, which folders a person has agreed to embed where, so that the prompt for a large one is not repeated.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const name = 'embed-consents.json';
const schema = v.array(v.tuple([v.string(), v.string()]));

/** Whether the person has agreed to embed `folder` with the embedder of this stamp. An unreadable file holds no consent. */
export async function wasAgreed(store: string, folder: string, stamp: string): Promise<boolean> {
  return (await read(store)).some(([one, other]) => one === folder && other === stamp);
}

/** Stores the consent in a temporary file and renames it, so that it is never half a file. */
export async function keepAgreed(store: string, folder: string, stamp: string): Promise<void> {
  const path = join(store, name);
  await mkdir(store, { recursive: true });
  const beside = `${path}.${String(process.pid)}`;
  await writeFile(beside, JSON.stringify([...(await read(store)), [folder, stamp]]));
  await rename(beside, path);
}

async function read(store: string): Promise<readonly (readonly [string, string])[]> {
  try {
    const text = await readFile(join(store, name), 'utf8');
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    return read.success ? read.output : [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
