// Wrapper around the text of a question for code that sends, searches, displays or stores it. Only this folder parses the text.

/** Text that no code outside `reading` parses: lint allows {@link verbatim} only where the text is passed on unchanged. */
export class QuestionText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether it contains `part`, case-sensitive. */
  holds(part: string): boolean {
    return this.#text.includes(part);
  }

  /** Whether it contains `part`, ignoring case. */
  mentions(part: string): boolean {
    return this.#text.toLowerCase().includes(part.toLowerCase());
  }

  /** The original text. */
  verbatim(): string {
    return this.#text;
  }
}
