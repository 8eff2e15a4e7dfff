// Locates the parts of this program: bundled they lie side by side in dist; run from source, workers lie beside this file.
import { join } from 'node:path';

/** Paths of the parts that are loaded at run time. */
export interface Installation {
  /** Folder with `grammars` and `queries`. */
  readonly assets: string;
  readonly parseWorker: string;
}

/** Returns the installation that this file belongs to. From source, grammars and queries come from the last build. */
export function installation(): Installation {
  const here = import.meta.dirname;
  if (import.meta.filename.endsWith('.ts')) return { assets: join(here, '../../../dist'), parseWorker: join(here, 'parseWorker.ts') };
  return { assets: here, parseWorker: join(here, 'parseWorker.js') };
}
