// Tokenizer for expressions of any language, with ways to skip irrelevant text.

const token =
  /(?:\s|\/\*[^]*?\*\/|\/\/[^\n]*|#\s[^\n]*)*(?:(@\d+)|(-?\d[\w.]*)|((?:[a-zA-Z]{0,2}(?="|'))(?:"""[^]*?"""|'''[^]*?'''|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|`(?:[^`\\]|\\[^])*`)|([\p{ID_Start}$_#][\p{ID_Continue}$]*)|(\?\.|\.{3}|::|=>|->|\|\||&&|\?\?|[=!<>]==?|\*\*|:=|[^])|$)/uy;
/** Signs that end an element of a list. */
export const closers = new Set([')', ']', '}', ',', ':', ';', '']);

type TokenKind = 'function' | 'number' | 'string' | 'word' | 'sign' | 'end';

/** The current token, and moves to later ones. */
export class TermTokens {
  kind: TokenKind = 'end';
  value = '';
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.next();
  }

  /** Moves to the next token. */
  next(): void {
    token.lastIndex = this.#at;
    const match = token.exec(this.#text);
    if (!match) {
      this.kind = 'end';
      this.value = '';
      return;
    }
    this.#at = token.lastIndex;
    const [, fn, number, string, word, sign] = match;
    const value = fn ?? number ?? string ?? word ?? sign ?? '';
    this.kind = fn ? 'function' : number ? 'number' : string ? 'string' : word ? 'word' : sign ? 'sign' : 'end';
    this.value = value;
  }

  /** Whether the current token is this sign or word, and not a string with that text. */
  is(value: string): boolean {
    return this.value === value && this.kind !== 'string';
  }

  /** Moves on if the current token is this sign or word; returns whether it did. */
  take(value: string): boolean {
    if (!this.is(value)) return false;
    this.next();
    return true;
  }

  /** Text after the current token, for lookahead. */
  ahead(): string {
    return this.#text.slice(this.#at, this.#at + 200);
  }

  /** Skips the rest of the element. */
  skip(): void {
    let level = 0;
    for (; this.kind !== 'end'; this.next()) {
      if (this.kind !== 'sign') continue;
      if (level === 0 && closers.has(this.value)) return;
      if (/[([{]/.test(this.value)) level++;
      else if (/[)\]}]/.test(this.value)) level--;
    }
  }

  /** Whether the current token is a binary operator whose result is no relevant value. */
  isOperator(): boolean {
    if (this.kind === 'word') return /^(?:in|is|not|instanceof)$/.test(this.value);
    return this.kind === 'sign' && /^(?:[-+*/%<>|&^~@!]|[=!<>]==?|\*\*)$/.test(this.value);
  }

  /** Skips a type up to the enclosing expression. */
  skipType(): void {
    let level = 0;
    for (; this.kind !== 'end'; this.next()) {
      if (level === 0 && (closers.has(this.value) || /^(?:\|\||&&|\?\?|\?|=)$/.test(this.value))) return;
      if (/^[([{<]$/.test(this.value)) level++;
      else if (/^[)\]}>]$/.test(this.value)) level--;
    }
  }

  /** Skips the rest of the element; its value is then unknown. */
  skipElement(): undefined {
    this.skip();
    return undefined;
  }

  /** Skips the rest up to and including the closing bracket. */
  skipPast(closer: string): void {
    while (this.kind !== 'end' && !this.is(closer)) {
      this.skip();
      if (this.is(closer)) break;
      this.next();
    }
    this.next();
  }

  /** Skips type arguments up to and including the closing angle. */
  skipAngles(): void {
    let level = 0;
    for (; this.kind !== 'end'; this.next()) {
      if (this.is('<')) level++;
      else if (this.is('>') && --level === 0) {
        this.next();
        return;
      }
    }
  }
}
