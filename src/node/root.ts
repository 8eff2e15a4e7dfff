// Makes the root of a folder on disk, with the same key from the editor, the engine and the command line.
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Root } from '../core/ports.ts';
import { digest } from './digest.ts';

/** Characters of the digest in a key: 72 bits tell the folders of one machine apart and keep ids short. */
const keyLength = 12;

/**
 * Returns the root for an absolute or relative path. Trailing separators and the case of a Windows drive letter do not matter. Links are
 * not resolved, since the root is the folder as the user opened it.
 */
export function rootOfFolder(folder: string): Root {
  const path = resolve(folder).replace(/^([A-Z]):/, (_, drive: string) => `${drive.toLowerCase()}:`);
  const uri = pathToFileURL(path).href.replace(/(?<=.)\/$/, '');
  return { key: digest(uri).slice(0, keyLength), name: basename(path) || path, uri };
}

/** The folder on disk of a root with a `file:` URI. Throws for other schemes. */
export function diskFolder(root: Root): string {
  return fileURLToPath(root.uri);
}
