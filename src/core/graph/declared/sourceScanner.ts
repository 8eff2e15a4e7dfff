// Cursor over the text of a type or an expression. The readers of both share it, so that they agree on what white space is.

const spaces = /\s*/y;

/** The text and the position up to which it is read. */
export class SourceScanner {
  readonly source: string;
  at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** True when only white space is left. */
  get isDone(): boolean {
    return this.skipSpaces() >= this.source.length;
  }

  /** Moves past white space and returns the new position. */
  skipSpaces(): number {
    this.match(spaces);
    return this.at;
  }

  /** The next character after white space; empty at the end. */
  peek(): string {
    return this.source.charAt(this.skipSpaces());
  }

  /** Moves past `char` if it comes next. */
  take(char: string): boolean {
    if (this.peek() !== char) return false;
    this.at++;
    return true;
  }

  /**
   * The text that a pattern matches at the position; moves past it.
   * @param pattern a sticky pattern, so that it never matches further on
   */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const matchedText = pattern.exec(this.source)?.[0];
    this.at += matchedText?.length ?? 0;
    return matchedText;
  }

  /** Like {@link match}, after white space. */
  matchNext(pattern: RegExp): string | undefined {
    this.skipSpaces();
    return this.match(pattern);
  }
}
