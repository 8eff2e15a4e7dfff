// Keeps the ledger of the command line as a small JSON file beside the index.
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DayUsage, UsageStorage } from '../../models/gate/ledger.ts';

/** In ms. */
const longestHeld = 3000;

/** Usage in `folder`; written beside and renamed, so that it is never half a file. */
export function usageFile(folder: string): UsageStorage {
  const path = join(folder, 'usage.json');
  return {
    async get() {
      try {
        return JSON.parse(await readFile(path, 'utf8')) as unknown;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
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
    async exclusively(work) {
      await mkdir(folder, { recursive: true });
      const lock = `${path}.lock`;
      await take(lock);
      try {
        await work();
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}

/** Creates `lock`, once nobody has it. Whoever holds it for longer than {@link longestHeld} has died with it: writing takes milliseconds. */
async function take(lock: string): Promise<void> {
  for (; ; await sleep(20)) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (Date.now() - (await takenAt(lock)) > longestHeld) await rm(lock, { force: true });
    }
  }
}

async function takenAt(lock: string): Promise<number> {
  try {
    return (await stat(lock)).mtimeMs;
  } catch (error) {
    // Given back meanwhile.
    if (hasCode(error, 'ENOENT')) return Date.now();
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
