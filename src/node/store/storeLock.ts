// The only lock of the store: its holder may replace old segments.
import { join } from 'node:path';
import { takeLock } from '../fileLock.ts';

/** In ms. A holder whose process died delays others for that long, and does no other harm. */
const staleMs = 60_000;

/**
 * Runs `work` if the lock is free, and returns whether it did. `isLost` turns true when another process took the lock of a stalled holder:
 * then `work` has to stop.
 */
export async function withStoreLock(folder: string, work: (isLost: () => boolean) => Promise<void>): Promise<boolean> {
  const lock = await takeLock(join(folder, 'segments.lock'), staleMs);
  if (!lock) return false;
  try {
    await work(() => lock.isLost());
  } finally {
    await lock.release();
  }
  return true;
}
