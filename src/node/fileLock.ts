// Locks between processes as folders on disk. The library renews a lock while it is held and says when it was lost.

/** ms between two renewals of a lock that goes stale late. */
const longestUpdate = 2000;

/** A lock that is held. */
export interface FileLock {
  /** True from when the holder has stood still for so long that another process took the lock. */
  isLost(): boolean;
  /** Gives the lock back, unless it is lost. */
  release(): Promise<void>;
}

/** The lock at `path`, or undefined while another holds it. Once it was not renewed for `stale` ms, at least 2000, it belongs to nobody. */
export async function takeLock(path: string, stale: number): Promise<FileLock | undefined> {
  let lost = false;
  const release = await take(path, stale, () => (lost = true));
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
 * Takes a lock that is free or stale. The library removes a stale lock and makes its own in separate steps, so that a second process that saw
 * the same stale lock can remove the new one. Here only the holder of a second lock may replace a stale one, after a second look at it.
 */
async function take(path: string, stale: number, onCompromised: () => void): Promise<Release | undefined> {
  // The library listens to the signals of the process from when it is loaded, and most processes never need it.
  const { check } = await import('proper-lockfile');
  const options = { lockfilePath: path, realpath: false, stale, update: Math.min(longestUpdate, stale / 3), onCompromised };
  const release = await attempt(path, { ...options, stale: Infinity });
  if (release || (await check(path, options))) return release;
  const endTurn = await take(`${path}.takeover`, stale, onCompromised);
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
