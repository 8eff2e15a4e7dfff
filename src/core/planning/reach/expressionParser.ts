// Parses conditions and arguments of any language into a small tree. What it does not know makes the whole expression unknown, never wrong.
import { tokensOf, type ExpressionToken } from './conditionTokens.ts';

/** An expression. `other` stands for a part that has a value which nothing here tells. */
export type Expression =
  | { readonly form: 'literal'; readonly token: ExpressionToken }
  | { readonly form: 'name'; readonly name: string }
  | { readonly form: 'list'; readonly items: readonly Expression[]; readonly isMap?: true }
  /** An expression in brackets: a row of comparisons ends there. */
  | { readonly form: 'group'; readonly inner: Expression }
  /** `not` and `!` differ: languages bind the word in different ways. */
  | { readonly form: 'unary'; readonly sign: string; readonly operand: Expression }
  | { readonly form: 'binary'; readonly sign: string; readonly left: Expression; readonly right: Expression }
  | { readonly form: 'member'; readonly owner: Expression; readonly name: string }
  | { readonly form: 'call'; readonly callee: Expression; readonly arguments: readonly Expression[] }
  /** One of two values; which one, nothing here tells. */
  | { readonly form: 'choice'; readonly values: readonly [Expression, Expression] }
  | { readonly form: 'other' };

/** Signs of two operands from the loosest to the tightest; those in a row bind alike. Comparisons never mix in one row, see `binary`. */
const levels: readonly ReadonlySet<string>[] = [
  new Set(['or']),
  new Set(['and']),
  new Set(['||', '??']),
  new Set(['&&']),
  new Set(['==', '!=', '===', '!==', '<>', '<', '<=', '>', '>=', 'in', 'not in', 'is', 'is not', 'instanceof']),
  new Set(['+', '-', '*', '/', '%', '&', '|', '^']),
];
const comparisons = 4;
const wordSigns = new Set(['or', 'and', 'in', 'is', 'instanceof']);
/** Words that cannot be the name of a value: an expression with one has a form of its own. */
const formWords = /^(?:if|else|unless|then|do|for|lambda|await|yield|new|function|async|case|when|match|let|as|return|throw|raise)$/;

/** The tree of an expression; undefined where a part has an unknown form. */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return undefined;
  const parser = new ExpressionParser(tokens);
  return parser.parse();
}

/** Thrown inside of the parser where a token does not fit. */
class UnknownForm extends Error {}

class ExpressionParser {
  readonly #tokens: readonly ExpressionToken[];
  #at = 0;

  constructor(tokens: readonly ExpressionToken[]) {
    this.#tokens = tokens;
  }

  parse(): Expression | undefined {
    try {
      const expression = this.#whole();
      return this.#at === this.#tokens.length ? expression : undefined;
    } catch (error) {
      if (error instanceof UnknownForm) return undefined;
      throw error;
    }
  }

  /** `a if b else c`, `b ? a : c`, or neither. */
  #whole(): Expression {
    const first = this.#binary(0);
    if (this.#take('if')) {
      this.#binary(0);
      this.#expect('else');
      return { form: 'choice', values: [first, this.#whole()] };
    }
    if (!this.#take('?')) return first;
    const value = this.#whole();
    this.#expect(':');
    return { form: 'choice', values: [value, this.#whole()] };
  }

  #peek(offset = 0): string {
    return this.#tokens[this.#at + offset]?.text ?? '';
  }

  #take(text: string): boolean {
    if (this.#peek() !== text || this.#tokens[this.#at]?.kind === 'text') return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new UnknownForm();
  }

  /** `not` binds looser than comparisons and tighter than `and`; `!` binds tightest. */
  #binary(level: number): Expression {
    if (level === comparisons && this.#take('not')) return { form: 'unary', sign: 'not', operand: this.#binary(comparisons) };
    const signs = levels[level];
    if (!signs) return this.#unary();
    let left = this.#binary(level + 1);
    for (let sign = this.#sign(signs); sign !== undefined; sign = this.#sign(signs)) {
      const right = this.#binary(level + 1);
      left = { form: 'binary', sign, left, right };
    }
    return left;
  }

  /** Takes the next sign if it is among `signs`; two words such as `not in` are one. */
  #sign(signs: ReadonlySet<string>): string | undefined {
    const token = this.#tokens[this.#at];
    if (!token || (token.kind !== 'sign' && !wordSigns.has(token.text) && token.text !== 'not')) return undefined;
    const pair = `${token.text} ${this.#peek(1)}`;
    if (signs.has(pair)) {
      this.#at += 2;
      return pair;
    }
    if (!signs.has(token.text)) return undefined;
    this.#at++;
    return token.text;
  }

  #unary(): Expression {
    for (const sign of ['!', '-', '+', 'typeof']) if (this.#take(sign)) return { form: 'unary', sign, operand: this.#unary() };
    return this.#chain();
  }

  /** A value with its members, calls and indices. */
  #chain(): Expression {
    let expression = this.#primary();
    for (;;) {
      if (this.#take('.') || this.#take('->') || this.#take('::') || this.#take('?.') || this.#take('!.'))
        expression = { form: 'member', owner: expression, name: this.#name() };
      else if (this.#take('(')) expression = { form: 'call', callee: expression, arguments: this.#items(')') };
      else if (this.#take('[')) {
        this.#items(']');
        expression = { form: 'other' };
      } else return expression;
    }
  }

  #name(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'name') throw new UnknownForm();
    this.#at++;
    return token.text;
  }

  #primary(): Expression {
    const token = this.#tokens[this.#at];
    if (!token) throw new UnknownForm();
    if (token.kind === 'text') return this.#text();
    if (token.kind === 'number' || token.kind === 'symbol') {
      this.#at++;
      return { form: 'literal', token };
    }
    if (token.kind === 'name' && !formWords.test(token.text) && !wordSigns.has(token.text) && token.text !== 'not') {
      this.#at++;
      return { form: 'name', name: token.text };
    }
    if (this.#take('(')) return this.#bracket();
    if (this.#take('[')) return { form: 'list', items: this.#items(']') };
    if (this.#take('{')) return this.#braces();
    throw new UnknownForm();
  }

  /** Texts in a row are one text, of unknown content: languages differ in what joins them. */
  #text(): Expression {
    const first = this.#tokens[this.#at++];
    if (this.#tokens[this.#at]?.kind === 'text') {
      while (this.#tokens[this.#at]?.kind === 'text') this.#at++;
      return { form: 'other' };
    }
    return first ? { form: 'literal', token: first } : { form: 'other' };
  }

  /** An expression in brackets, or a list of several: `(a, b)`, `(a,)`, `()`. */
  #bracket(): Expression {
    if (this.#take(')')) return { form: 'list', items: [] };
    const first = this.#whole();
    if (this.#take(')')) return { form: 'group', inner: first };
    this.#expect(',');
    return { form: 'list', items: [first, ...this.#items(')')] };
  }

  #items(end: string): readonly Expression[] {
    const items: Expression[] = [];
    while (!this.#take(end)) {
      items.push(this.#binary(0));
      if (this.#take(end)) break;
      this.#expect(',');
    }
    return items;
  }

  /** `{a, b}` and the keys of `{a: b}`; which values a map has, no condition here needs. */
  #braces(): Expression {
    const items: Expression[] = [];
    while (!this.#take('}')) {
      items.push(this.#binary(0));
      if (this.#take(':') || this.#take('=>')) this.#binary(0);
      if (this.#take('}')) break;
      this.#expect(',');
    }
    return { form: 'list', items, isMap: true };
  }
}
