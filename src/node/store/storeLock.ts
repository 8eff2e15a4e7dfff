// The only lock of the store: its holder may replace old segments. The library renews it while it is held and says when it was lost.
import { join } from 'node:path';
import type { Log } from '../../core/ports.ts';

/** A lock that was not renewed for so many ms belongs to nobody. A holder whose process died thus delays others, and nothing more. */
const stale = 60_000;
/** ms between two renewals. */
const update = 2000;

type Release = () => Promise<void>;

/**
 * Runs `work` if the lock is free, and says whether it did. `isLost` turns true when the holder stood still for so long that another process
 * took the lock: then `work` has to stop.
 */
export async function withStoreLock(folder: string, log: Log, work: (isLost: () => boolean) => Promise<void>): Promise<boolean> {
  let lost = false;
  const release = await take(join(folder, 'segments.lock'), (error) => {
    lost = true;
    log.info(`The lock of the store in ${folder} was lost: ${String(error)}`);
  });
  if (!release) return false;
  try {
    await work(() => lost);
  } finally {
    if (!lost) await release();
  }
  return true;
}

/**
 * Takes a lock that is free or stale. The library removes a stale lock and makes its own in separate steps, so that a second process that saw
 * the same stale lock can remove the new one. Here only the holder of a second lock may replace a stale one, after a second look at it.
 */
async function take(path: string, onCompromised: (error: Error) => void): Promise<Release | undefined> {
  // The library listens to the signals of the process from when it is loaded, and most processes never need it.
  const { check } = await import('proper-lockfile');
  const options = { lockfilePath: path, realpath: false, stale, update, onCompromised };
  const release = await attempt(path, { ...options, stale: Infinity });
  if (release || (await check(path, options))) return release;
  const endTurn = await take(`${path}.takeover`, onCompromised);
  if (!endTurn) return undefined;
  try {
    return await attempt(path, options);
  } finally {
    await endTurn();
  }
}

async function attempt(path: string, options: import('proper-lockfile').LockOptions): Promise<Release | undefined> {
  const { lock } = await import('proper-lockfile');
  try {
    return await lock(path, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}
