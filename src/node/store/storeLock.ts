// The only lock of the store: its holder may replace old segments.
import { join } from 'node:path';
import { takeLock } from '../fileLock.ts';

/** In ms. A holder whose process died delays others for so long, and does nothing worse. */
const stale = 60_000;

/**
 * Runs `work` if the lock is free, and says whether it did. `isLost` turns true when the holder stood still for so long that another process
 * took the lock: then `work` has to stop.
 */
export async function withStoreLock(folder: string, work: (isLost: () => boolean) => Promise<void>): Promise<boolean> {
  const lock = await takeLock(join(folder, 'segments.lock'), stale);
  if (!lock) return false;
  try {
    await work(() => lock.isLost());
  } finally {
    await lock.release();
  }
  return true;
}
