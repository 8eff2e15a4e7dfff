// Stores the ledger of the command line as a small JSON file beside the index.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DayUsage, UsageStorage } from '../../models/gate/ledger.ts';
import { takeLock, type FileLock } from '../../node/fileLock.ts';

/** In ms. Writing takes milliseconds: a lock that was not renewed for this long belongs to a dead process. */
const staleMs = 3000;

/** Usage in `folder`, written to a temporary file and renamed, so that it is never half a file. */
export function usageFile(folder: string): UsageStorage {
  const path = join(folder, 'usage.json');
  return {
    async get() {
      try {
        return JSON.parse(await readFile(path, 'utf8')) as unknown;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        // Content that is no JSON is no list of days, which the ledger logs. A file that cannot be read may be right, and must stay.
        if (error instanceof SyntaxError) return '';
        throw error;
      }
    },
    async update(days: readonly DayUsage[]) {
      await mkdir(folder, { recursive: true });
      const temporaryPath = `${path}.${String(process.pid)}`;
      await writeFile(temporaryPath, JSON.stringify(days));
      await rename(temporaryPath, path);
    },
    async exclusively(work) {
      await mkdir(folder, { recursive: true });
      const lock = await awaitLock(join(folder, 'usage.lock'));
      try {
        await work();
      } finally {
        await lock.release();
      }
    },
  };
}

/** Takes the lock, once it is free. */
async function awaitLock(path: string): Promise<FileLock> {
  for (; ; await sleep(20)) {
    const lock = await takeLock(path, staleMs);
    if (lock) return lock;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
