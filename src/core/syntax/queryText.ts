// Parses `.scm` files: the query language of tree-sitter, as far as the queries of this repository use it.

/** Repetition of a step: once, at most once (`?`), any number of times (`*`), at least once (`+`). */
export type Quantifier = '' | '?' | '*' | '+';

export interface PatternStep {
  /** A node, one of several steps, or siblings in a row, which can only be a whole pattern. */
  readonly kind: 'node' | 'either' | 'siblings';
  /** Node type; undefined for the wildcard `_`. */
  readonly type?: string | undefined;
  /** False for punctuation and keywords, written in quotes; the wildcard without brackets takes both. */
  readonly isNamed: boolean;
  readonly field?: string | undefined;
  /** Fields that the node must not have. */
  readonly without: readonly string[];
  /** Children, alternatives or siblings. */
  readonly steps: readonly PatternStep[];
  readonly captures: readonly string[];
  readonly quantifier: Quantifier;
  /** Whether it follows a `.`: no named sibling may be between it and the step before. */
  readonly isNext: boolean;
  /** Whether a closing `.` follows it: no named sibling may follow. */
  readonly isLast: boolean;
}

/** A condition on a capture, such as `(#eq? @name "x")`. */
export interface CaptureCondition {
  readonly name: string;
  readonly capture: string;
  readonly value: string;
}

export interface QueryPattern {
  readonly step: PatternStep;
  readonly conditions: readonly CaptureCondition[];
  /** One-based line in the text, for messages. */
  readonly line: number;
}

const token = /\s+|;[^\n]*|("(?:[^"\\]|\\.)*")|([()[\].])|(@[\w.-]+)|(#[\w-]+[?!])|(!\w+)|(\w+:)|([?*+])|([\w-]+)/y;

/**
 * All patterns of a text.
 * @throws Error with the line when the text is not a query
 */
export function parsePatterns(text: string): QueryPattern[] {
  return new QueryText(text).patterns();
}

class QueryText {
  readonly #tokens: { readonly text: string; readonly line: number }[] = [];
  #at = 0;

  constructor(text: string) {
    let line = 1;
    token.lastIndex = 0;
    while (token.lastIndex < text.length) {
      const tokenText = token.exec(text)?.[0];
      if (tokenText === undefined) throw new Error(`line ${line} of the query cannot be read`);
      if (!/^[\s;]/.test(tokenText)) this.#tokens.push({ text: tokenText, line });
      line += tokenText.split('\n').length - 1;
    }
  }

  patterns(): QueryPattern[] {
    const patterns: QueryPattern[] = [];
    while (this.#peek() !== undefined) {
      const { line } = this.#tokens[this.#at] ?? { line: 0 };
      const conditions: CaptureCondition[] = [];
      patterns.push({ step: this.#step(conditions), conditions, line });
    }
    return patterns;
  }

  #step(conditions: CaptureCondition[], isNext = false): PatternStep {
    const field = this.#peek()?.endsWith(':') ? this.#take().slice(0, -1) : undefined;
    const core = this.#core(conditions);
    let quantifier: Quantifier = '';
    const captures: string[] = [];
    for (let next = this.#peek(); next && /^[@?*+]/.test(next); next = this.#peek()) {
      if (next.startsWith('@')) captures.push(this.#take().slice(1));
      else quantifier = this.#take() as Quantifier;
    }
    const isLast = this.#peek() === '.' && this.#peek(1) === ')';
    if (isLast) this.#take();
    return { ...core, field, captures, quantifier, isNext, isLast };
  }

  #core(conditions: CaptureCondition[]): Pick<PatternStep, 'kind' | 'type' | 'isNamed' | 'without' | 'steps'> {
    const first = this.#take();
    if (first === '_') return { kind: 'node', isNamed: false, without: [], steps: [] };
    if (first.startsWith('"')) return { kind: 'node', type: unquoteQueryString(first), isNamed: false, without: [], steps: [] };
    if (first === '[') return { kind: 'either', isNamed: true, without: [], steps: this.#inside(']', conditions).steps };
    if (first !== '(') throw this.#unexpectedToken(first);
    if (!/^\w/.test(this.#peek() ?? '')) return { kind: 'siblings', isNamed: true, ...this.#inside(')', conditions) };
    const type = this.#take();
    return { kind: 'node', type: type === '_' ? undefined : type, isNamed: true, ...this.#inside(')', conditions) };
  }

  /** The content of brackets, including the closing one. */
  #inside(close: ')' | ']', conditions: CaptureCondition[]): Pick<PatternStep, 'without' | 'steps'> {
    const without: string[] = [];
    const steps: PatternStep[] = [];
    let isNext = false;
    for (let next = this.#peek(); next !== close; next = this.#peek()) {
      if (next === undefined) throw new Error('a bracket of the query is not closed');
      if (next.startsWith('!')) without.push(this.#take().slice(1));
      else if (next === '.') isNext = this.#take() === '.';
      else if (next === '(' && this.#peek(1)?.startsWith('#')) conditions.push(this.#condition());
      else {
        steps.push(this.#step(conditions, isNext));
        isNext = false;
      }
    }
    this.#take();
    return { without, steps };
  }

  #condition(): CaptureCondition {
    this.#take();
    const [name, capture, value, close] = [this.#take(), this.#take(), this.#take(), this.#take()];
    if (!capture.startsWith('@') || !value.startsWith('"') || close !== ')') throw this.#unexpectedToken(name);
    return { name: name.slice(1), capture: capture.slice(1), value: unquoteQueryString(value) };
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#at + ahead]?.text;
  }

  #take(): string {
    const next = this.#tokens[this.#at];
    if (!next) throw new Error('the query ends in the middle of a pattern');
    this.#at += 1;
    return next.text;
  }

  #unexpectedToken(text: string): Error {
    return new Error(`line ${this.#tokens[this.#at - 1]?.line ?? 0} of the query: ${text} is not expected here`);
  }
}

function unquoteQueryString(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}
