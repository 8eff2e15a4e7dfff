// Lifetime of one HTTP call, until it is done, stopped or out of time. Then its request is aborted, and no timer or socket is left.
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import type { Disposable } from '../../core/base/disposable.ts';

/** Bounds one HTTP call by the token of its caller and by time limits. */
export class CallScope implements Disposable {
  readonly #controller = new AbortController();
  readonly #listener: Disposable;
  readonly #earlyEnd: Promise<never>;
  #totalTimer: ReturnType<typeof setTimeout> | undefined;
  #reject: (reason: Error) => void = () => undefined;
  #reason: Error | undefined;

  /** Ends with `CancelledError` when `token` is cancelled. */
  constructor(token: CancellationToken) {
    this.#earlyEnd = new Promise<never>((_, reject) => (this.#reject = reject));
    // A call often ends without a waiter; a waiter gets the reason from `within`.
    this.#earlyEnd.catch(() => undefined);
    this.#listener = token.onCancellationRequested(() => this.end(new CancelledError()));
    if (token.isCancellationRequested) this.end(new CancelledError());
  }

  /** Aborts the request when the call ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Reason of an early end. Errors that a library throws after it are only a consequence. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  /** Ends the call: aborts the request and rejects every waiter with `reason`. Only the first reason counts. */
  end(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#reject(reason);
    this.#controller.abort(reason);
  }

  /** Awaits `work` unless the call ends first; after `ms` the call ends with the error of `timeoutError`. Does not wait for libraries that abort slowly. */
  async within<T>(work: Promise<T>, ms: number, timeoutError: () => Error): Promise<T> {
    const timer = setTimeout(() => this.end(timeoutError()), Math.max(0, ms));
    try {
      return await Promise.race([work, this.#earlyEnd]);
    } catch (error) {
      throw this.#reason ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the call with the error of `timeoutError` after `ms`, whatever has come by then. */
  limitTotal(ms: number, timeoutError: () => Error): void {
    this.#totalTimer = setTimeout(() => this.end(timeoutError()), ms);
  }

  /** Resolves after `ms`; rejects at once when the call ends. */
  async pause(ms: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await Promise.race([new Promise((resolve) => (timer = setTimeout(resolve, ms))), this.#earlyEnd]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Releases everything and aborts a request that still runs. */
  dispose(): void {
    clearTimeout(this.#totalTimer);
    this.#listener.dispose();
    this.#controller.abort();
  }
}
