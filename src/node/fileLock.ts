// Locks between processes as folders on disk. The library renews a held lock and reports its loss.

/** Longest time in ms between two renewals of a lock. */
const maxUpdateMs = 2000;

export interface FileLock {
  /** True once the holder stood still for so long that another process took the lock. */
  isLost(): boolean;
  /** Releases the lock, unless it is lost. */
  release(): Promise<void>;
}

/** Takes the lock at `path`; undefined while another process holds it. A lock not renewed for `stale` ms, at least 2000, is free again. */
export async function takeLock(path: string, stale: number): Promise<FileLock | undefined> {
  let lost = false;
  const release = await acquire(path, stale, () => (lost = true));
  return (
    release && {
      isLost: () => lost,
      release: async () => {
        if (!lost) await release();
      },
    }
  );
}

type Release = () => Promise<void>;

/**
 * Takes a free or stale lock. The library removes a stale lock and makes its own in separate steps, so a second process that saw the same
 * stale lock can remove the new one. Here only the holder of a second lock may replace a stale one, after checking it again.
 */
async function acquire(path: string, stale: number, onCompromised: () => void): Promise<Release | undefined> {
  // Once loaded the library listens to the signals of the process, and most processes never need it.
  const { check } = await import('proper-lockfile');
  const options = { lockfilePath: path, realpath: false, stale, update: Math.min(maxUpdateMs, stale / 3), onCompromised };
  const release = await tryLock(path, { ...options, stale: Infinity });
  if (release || (await check(path, options))) return release;
  const endTurn = await acquire(`${path}.takeover`, stale, onCompromised);
  if (!endTurn) return undefined;
  try {
    return await tryLock(path, options);
  } finally {
    await endTurn();
  }
}

async function tryLock(path: string, options: import('proper-lockfile').LockOptions): Promise<Release | undefined> {
  const { lock } = await import('proper-lockfile');
  try {
    return await lock(path, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}
