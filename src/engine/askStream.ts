// The events of one question as they come over the wire, as an async iterable: a queue between the notifications and the reader.
import type { AskEvent } from '../core/answering/events.ts';

/** Collects events until {@link end}; the reader gets them in order and then the end, or the error. */
export class AskStream {
  readonly #waiting: AskEvent[] = [];
  #end: { readonly error?: unknown } | undefined;
  #wake: () => void = () => undefined;

  push(event: AskEvent): void {
    if (this.#end) return;
    this.#waiting.push(event);
    this.#wake();
  }

  /** No more events come; with an error, the reader's loop throws it. */
  end(outcome: { readonly error?: unknown }): void {
    this.#end ??= outcome;
    this.#wake();
  }

  async *events(): AsyncGenerator<AskEvent, void, undefined> {
    for (;;) {
      for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) yield event;
      if (this.#end) break;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if ('error' in this.#end) throw this.#end.error;
  }
}
