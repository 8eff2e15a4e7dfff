// The text of a question for those who send, search, show or keep it. What it says is read in this folder alone, so that it is read once.

/** Text that nobody outside of `reading` parses: lint allows {@link verbatim} only where a text leaves as it is. */
export class QuestionText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether it holds `part` word for word. */
  holds(part: string): boolean {
    return this.#text.includes(part);
  }

  /** Whether it holds `part`, in capitals or not. */
  mentions(part: string): boolean {
    return this.#text.toLowerCase().includes(part.toLowerCase());
  }

  /** The text as it was asked. */
  verbatim(): string {
    return this.#text;
  }
}
