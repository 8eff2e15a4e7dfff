// The only lock of the store: who holds it may replace old segments. Held for a moment; a holder that died is found out.
import { open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, temporaryName } from './fileNames.ts';

/** A lock whose heartbeat is older than this (ms) belongs to nobody, whatever its process id says. */
const staleAfter = 60_000;

/** Runs `work` if the lock is free, and says whether it did. `work` calls `beat` now and then to show that it lives. */
export async function withCompactLock(folder: string, work: (beat: () => Promise<void>) => Promise<void>): Promise<boolean> {
  const path = join(folder, 'compact.lock');
  if (!(await take(path)) && !((await removeStale(folder, path)) && (await take(path)))) return false;
  try {
    await work(async () => utimes(path, new Date(), new Date()));
  } finally {
    await rm(path, { force: true });
  }
  return true;
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.close();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  await writeFile(path, String(process.pid));
  return true;
}

/** Moves a dead lock away under a name of our own: of two that try, one succeeds. */
async function removeStale(folder: string, path: string): Promise<boolean> {
  try {
    const [{ mtimeMs }, holder] = await Promise.all([stat(path), readFile(path, 'utf8')]);
    const fresh = Date.now() - mtimeMs < staleAfter;
    if (fresh && (holder === '' || isAlive(Number(holder)))) return false;
    const away = join(folder, temporaryName());
    await rename(path, away);
    await rm(away, { force: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
