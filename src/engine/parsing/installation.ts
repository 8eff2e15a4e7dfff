// Where the parts of this program lie: bundled they are side by side in dist; run from source, workers are beside this file.
import { join } from 'node:path';

/** Paths of the parts that are loaded at run time. */
export interface Installation {
  /** Folder with `grammars` and `queries`. */
  readonly assets: string;
  readonly parseWorker: string;
}

/** The installation that this very file belongs to. From source, grammars and queries come from the last build. */
export function installation(): Installation {
  const here = import.meta.dirname;
  if (import.meta.filename.endsWith('.ts')) return { assets: join(here, '../../../dist'), parseWorker: join(here, 'parseWorker.ts') };
  return { assets: here, parseWorker: join(here, 'parseWorker.js') };
}
