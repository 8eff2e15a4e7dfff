#!/usr/bin/env node
// Entry of the program `clew`: prepares the runtime, then loads the command line, whose compiled code is kept for the next start.
import * as module from 'node:module';
import { join } from 'node:path';
import { setRuntimeFlags } from '../node/runtimeFlags.ts';
import { defaultStoreFolder } from './settings/storeFolder.ts';

/** Part of `node:module` since Node 22, which the types of Node 20 lack. */
interface CompileCache {
  enableCompileCache?(folder: string): unknown;
  getCompileCacheDir?(): string | undefined;
}

/** Folder in the folder for caches. It takes 5 MB, and saves 0.07 s of 0.2 s of processor time at each start (Node 24, 2026-11-27). */
const compileCacheFolder = 'compiled';

/** Where the folder cannot be written, Node goes on without a cache. */
function keepCompiledCode({ enableCompileCache, getCompileCacheDir }: CompileCache): void {
  // A launcher may have chosen a folder.
  if (!enableCompileCache || getCompileCacheDir?.() !== undefined) return;
  const folder = join(defaultStoreFolder(), compileCacheFolder);
  enableCompileCache(folder);
  // Read by the threads that parse.
  process.env.NODE_COMPILE_CACHE = folder;
}

setRuntimeFlags();
keepCompiledCode(module as CompileCache);
void import('./main.ts');
