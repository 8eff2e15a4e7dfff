// Converts the protocol's abort signal to a cancellation token of core.
import type { CancellationToken } from '../core/base/cancellation.ts';
import { toDisposable } from '../core/base/disposable.ts';

/** `signal` as a token. */
export function tokenOf(signal: AbortSignal): CancellationToken {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested: (listener) => {
      const notify = (): void => listener(undefined);
      signal.addEventListener('abort', notify, { once: true });
      return toDisposable(() => signal.removeEventListener('abort', notify));
    },
  };
}
