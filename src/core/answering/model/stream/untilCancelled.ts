// Reads a stream that may ignore cancellation, and releases the reader at once.
import { CancelledError, type CancellationToken } from '../../../base/cancellation.ts';

/**
 * The items of `source`; rejects with `CancelledError` as soon as `token` is cancelled. Ends the source after an early exit without waiting
 * for it.
 */
export async function* untilCancelled<T>(source: AsyncIterable<T>, token: CancellationToken): AsyncGenerator<T, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let cancel = (): void => undefined;
  const cancellation = new Promise<'cancelled'>((resolve) => (cancel = () => resolve('cancelled')));
  const link = token.onCancellationRequested(cancel);
  if (token.isCancellationRequested) cancel();
  let isOver = false;
  try {
    for (;;) {
      const next = iterator.next();
      const result = await Promise.race([next, cancellation]);
      if (result === 'cancelled') {
        // The late result of the abandoned call is ignored.
        next.catch(() => undefined);
        throw new CancelledError();
      }
      isOver = result.done === true;
      if (result.done) return;
      yield result.value;
    }
  } catch (error) {
    isOver = !(error instanceof CancelledError);
    throw error;
  } finally {
    link.dispose();
    if (!isOver) iterator.return?.().catch(() => undefined);
  }
}
