// Waits for shared work until it is done, the time is over, or the caller cancels.
import { CancelledError, throwIfCancelled, type CancellationToken } from '../core/base/cancellation.ts';

/**
 * Resolves with whether `work` was done within `ms`; the work goes on in any case.
 * @throws CancelledError
 */
export async function settlesWithin(work: Promise<unknown>, ms: number, token: CancellationToken): Promise<boolean> {
  throwIfCancelled(token);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  let listening: { dispose(): void } | undefined;
  const given = new Promise<never>((_, reject) => (listening = token.onCancellationRequested(() => reject(new CancelledError()))));
  try {
    return await Promise.race([work.then(() => true), late, given]);
  } finally {
    clearTimeout(timer);
    listening?.dispose();
  }
}
