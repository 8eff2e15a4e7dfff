// Keeps the ledger of the command line as a small JSON file beside the index.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DayUsage, UsageStorage } from '../models/ledger.ts';

/** Usage in `folder`; written beside and renamed, so that it is never half a file. */
export function usageFile(folder: string): UsageStorage {
  const path = join(folder, 'usage.json');
  return {
    async get() {
      try {
        return JSON.parse(await readFile(path, 'utf8')) as unknown;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        // What cannot be read is no list of days, which the ledger tells in the log.
        return '';
      }
    },
    async update(days: readonly DayUsage[]) {
      await mkdir(folder, { recursive: true });
      const beside = `${path}.${String(process.pid)}`;
      await writeFile(beside, JSON.stringify(days));
      await rename(beside, path);
    },
  };
}
