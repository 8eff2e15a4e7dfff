// Bounds for every wait, so that a hang ends in an error message instead of an endless spinner.
import { CancellationSource, type CancellationToken } from '../../core/base/cancellation.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';

/** A timer that fires so many ms late did not measure the work: the machine slept, or this process stood still. */
const lateMs = 1000;

/** Most ms that the work gets after that, to answer now that everything runs again. */
const graceMs = 10_000;

/** Runs `expire` after `ms` in which this process could run. Returns the function that stops it. */
function startTimer(ms: number, expire: () => void): () => void {
  const dueAt = performance.now() + ms;
  let timer = setTimeout(() => {
    if (performance.now() - dueAt < lateMs) expire();
    else timer = setTimeout(expire, Math.min(ms, graceMs));
  }, ms);
  return () => clearTimeout(timer);
}

/** Rejects with the error of `timeoutError` when `work` has not settled after `ms`. Ignores whatever `work` does later. */
export async function withDeadline<T>(work: Promise<T>, ms: number, timeoutError: () => Error): Promise<T> {
  let stopTimer: () => void = () => undefined;
  const timeout = new Promise<never>((_, reject) => {
    stopTimer = startTimer(ms, () => reject(timeoutError()));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    stopTimer();
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
  let stopTimer: (() => void) | undefined = startTimer(ms, expire);
  return {
    token: source.token,
    touch() {
      if (!stopTimer) return;
      stopTimer();
      stopTimer = startTimer(ms, expire);
    },
    cancel: () => source.cancel(),
    wait: (work) => Promise.race([work, expiry]),
    dispose() {
      stopTimer?.();
      stopTimer = undefined;
      link?.dispose();
    },
  };
}
