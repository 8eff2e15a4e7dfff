// Bounds for every wait, so that a hang ends in an error message instead of an endless spinner.
import { CancellationSource, type CancellationToken } from '../../core/base/cancellation.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';

/** Rejects with the error of `timeoutError` when `work` has not settled after `ms`. Ignores whatever `work` does later. */
export async function withDeadline<T>(work: Promise<T>, ms: number, timeoutError: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A time limit that each sign of life extends, with a token for the work that it bounds. */
export interface Deadline extends Disposable {
  /** Cancelled when the caller cancels, when the time is up, or by {@link cancel}. */
  readonly token: CancellationToken;
  /** Restarts the time after a sign of life. */
  touch(): void;
  /** The caller no longer wants the result. */
  cancel(): void;
  /** Settles as `work` does, or rejects with `timed-out` when the time is up first. */
  wait<T>(work: Promise<T>): Promise<T>;
}

/**
 * Starts a time limit.
 * @param ms until the time is up, counted from now or from the last `touch`
 * @param workName names the work for people, e.g. "Searching"
 */
export function startDeadline(ms: number, workName: string, callerToken?: CancellationToken): Deadline {
  const source = new CancellationSource();
  const link = callerToken?.onCancellationRequested(() => source.cancel());
  if (callerToken?.isCancellationRequested) source.cancel();
  let expire: () => void = () => undefined;
  const expiry = new Promise<never>((_, reject) => {
    expire = () => {
      source.cancel();
      reject(new UserError('timed-out', [workName]));
    };
  });
  // Without a waiter nobody handles the rejection.
  expiry.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined = setTimeout(expire, ms);
  return {
    token: source.token,
    touch() {
      if (!timer) return;
      clearTimeout(timer);
      timer = setTimeout(expire, ms);
    },
    cancel: () => source.cancel(),
    wait: (work) => Promise.race([work, expiry]),
    dispose() {
      clearTimeout(timer);
      timer = undefined;
      link?.dispose();
    },
  };
}
