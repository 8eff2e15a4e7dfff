// Lifetimes: one store per owner. An item added after disposal is disposed at once, so that late arrivals never leak.

/** A resource to release. Structurally equal to VS Code's. */
export interface Disposable {
  dispose(): void;
}

/** Wraps a function as a {@link Disposable} that runs at most once. */
export function toDisposable(run: () => void): Disposable {
  let done = false;
  return {
    dispose() {
      if (done) return;
      done = true;
      run();
    },
  };
}

/** Owns disposables and disposes all of them together, last added first. */
export class DisposableStore implements Disposable {
  readonly #items: Disposable[] = [];
  #isDisposed = false;

  /** Takes ownership of `item` and returns it; disposes it at once if the store is already gone. */
  add<T extends Disposable>(item: T): T {
    if (this.#isDisposed) item.dispose();
    else this.#items.push(item);
    return item;
  }

  /** Disposes everything, even when some items throw. Throws an `AggregateError` of their errors. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    const errors: unknown[] = [];
    for (const item of this.#items.splice(0).reverse()) {
      try {
        item.dispose();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length) throw new AggregateError(errors, 'Errors while disposing');
  }
}
