// Events as they come over the wire, as an async iterable: a queue between the notifications and the one who reads them.

/** Collects events until {@link end}; the reader gets them in order and then the end, or the error. */
export class EventQueue<T> {
  readonly #waiting: T[] = [];
  #end: { readonly error?: unknown } | undefined;
  #wake: () => void = () => undefined;

  push(event: T): void {
    if (this.#end) return;
    this.#waiting.push(event);
    this.#wake();
  }

  /** No more events come; with an error, the reader's loop throws it. */
  end(outcome: { readonly error?: unknown }): void {
    this.#end ??= outcome;
    this.#wake();
  }

  async *events(): AsyncGenerator<T, void, undefined> {
    for (;;) {
      for (let event = this.#waiting.shift(); event !== undefined; event = this.#waiting.shift()) yield event;
      if (this.#end) break;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if ('error' in this.#end) throw this.#end.error;
  }
}
