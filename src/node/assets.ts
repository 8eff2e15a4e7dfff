// Reads the files that ship with Clew from the folder of the built program.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '../core/ports.ts';

/** Returns {@link Assets} below `folder`. A missing file rejects with Node's error: that is a broken installation, not bad input. */
export function nodeAssets(folder: string): Assets {
  return { read: (path) => readFile(join(folder, ...path.split('/'))) };
}
