// Everything that a folder holds as one text, to look for words that may not be in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All bytes of the files below `folder`, each as one character. Compressed parts are not unpacked. */
export function bytesOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1')).join('\n');
}
