// Events in the shape of VS Code's, without VS Code.
import { toDisposable, type Disposable } from './disposable.ts';

/** Subscribes a listener; dispose the result to stop. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** Default until a process sets a handler: an unhandled rejection, so that tests fail and the command line ends. */
let handleError = (error: unknown): void => void Promise.reject(error);

/** Sets the handler of errors that listeners throw, for all emitters of this process. A process that must go on logs them. */
export function setListenerErrorHandler(handler: (error: unknown) => void): void {
  handleError = handler;
}

/**
 * The sending side of an {@link Event}. When a listener throws, the other listeners are still called and `fire` returns. The error goes to
 * the handler of the process.
 */
export class Emitter<T> implements Disposable {
  readonly #listeners = new Set<{ call: (value: T) => void }>();

  readonly event: Event<T> = (listener) => {
    const entry = { call: listener };
    this.#listeners.add(entry);
    return toDisposable(() => this.#listeners.delete(entry));
  };

  /** Calls every listener. Never throws. */
  fire(value: T): void {
    for (const entry of [...this.#listeners]) {
      try {
        entry.call(value);
      } catch (error) {
        handleError(error);
      }
    }
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
