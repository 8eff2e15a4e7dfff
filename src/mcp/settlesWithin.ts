// Waits for shared work until it is done, the time is over, or the caller cancels.
import { CancelledError, throwIfCancelled, type CancellationToken } from '../core/base/cancellation.ts';

/**
 * Resolves with whether `work` was done within `ms`; the work goes on in any case.
 * @throws CancelledError
 */
export async function settlesWithin(work: Promise<unknown>, ms: number, token: CancellationToken): Promise<boolean> {
  throwIfCancelled(token);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  let listener: { dispose(): void } | undefined;
  const cancellation = new Promise<never>((_, reject) => (listener = token.onCancellationRequested(() => reject(new CancelledError()))));
  try {
    return await Promise.race([work.then(() => true), timeout, cancellation]);
  } finally {
    clearTimeout(timer);
    listener?.dispose();
  }
}
