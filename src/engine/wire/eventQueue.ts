// Queue that turns notifications from the wire into an async iterable.

/** Collects events until {@link end}; the reader gets them in order and then the end, or the error. */
export class EventQueue<T> {
  readonly #waitingEvents: T[] = [];
  #end: { readonly error?: unknown } | undefined;
  #wake: () => void = () => undefined;

  push(event: T): void {
    if (this.#end) return;
    this.#waitingEvents.push(event);
    this.#wake();
  }

  /** Ends the events; with an error, the reader's loop throws it. */
  end(outcome: { readonly error?: unknown }): void {
    this.#end ??= outcome;
    this.#wake();
  }

  async *events(): AsyncGenerator<T, void, undefined> {
    for (;;) {
      for (let event = this.#waitingEvents.shift(); event !== undefined; event = this.#waitingEvents.shift()) yield event;
      if (this.#end) break;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if ('error' in this.#end) throw this.#end.error;
  }
}
