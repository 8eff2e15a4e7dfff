// Events in the shape that VS Code uses, without VS Code.
import { toDisposable, type Disposable } from './disposable.ts';

/** Subscribes a listener; dispose the result to stop. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** The sending side of an {@link Event}. A listener that throws does not keep the others from being called. */
export class Emitter<T> implements Disposable {
  readonly #listeners = new Set<{ call: (value: T) => void }>();

  readonly event: Event<T> = (listener) => {
    const entry = { call: listener };
    this.#listeners.add(entry);
    return toDisposable(() => this.#listeners.delete(entry));
  };

  fire(value: T): void {
    const errors: unknown[] = [];
    for (const entry of [...this.#listeners]) {
      try {
        entry.call(value);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length) throw new AggregateError(errors, 'Errors in event listeners');
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
