// Parser for JavaScript and TypeScript expressions, for the parts that decide their type; reads code and terms (see `termText`).
import { SourceScanner } from './sourceScanner.ts';
import { splitAt } from '../values/typeText.ts';

/** A parsed expression. `arguments` and types stay text and are parsed on demand. */
export type ExpressionNode =
  | { readonly kind: 'name'; readonly name: string }
  /** A function by its symbol index. */
  | { readonly kind: 'function'; readonly index: number }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'member'; readonly of: ExpressionNode; readonly name: string }
  | { readonly kind: 'element'; readonly of: ExpressionNode; readonly key: string | undefined }
  /** `...of`: the elements that iteration yields. */
  | { readonly kind: 'each'; readonly of: ExpressionNode }
  | {
      readonly kind: 'call' | 'new';
      readonly of: ExpressionNode;
      /** The callee as written. */
      readonly callee: string;
      readonly arguments: readonly string[];
      readonly types: readonly string[];
    }
  | { readonly kind: 'cast'; readonly type: string }
  | { readonly kind: 'options'; readonly of: readonly ExpressionNode[] };

const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const closers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);
const maxDepth = 12;
/** Most operands of one expression. Each is read within the one before, so that thousands of them would overflow the stack. */
const maxOperands = 400;

/** Parses the whole of `source`; undefined for expressions from which no type follows. */
export function readExpression(source: string, depth = 0): ExpressionNode | undefined {
  if (depth > maxDepth || source === '') return undefined;
  const reader = new ExpressionReader(source, depth);
  const node = reader.expression();
  return reader.isDone ? node : undefined;
}

class ExpressionReader {
  readonly #scanner: SourceScanner;
  readonly #nesting: number;
  #operands = 0;
  /** Start of the current operand. */
  #start = 0;

  constructor(source: string, nesting: number) {
    this.#scanner = new SourceScanner(source);
    this.#nesting = nesting;
  }

  get isDone(): boolean {
    return this.#scanner.isDone;
  }

  expression(): ExpressionNode | undefined {
    const first = this.#operand();
    const text = this.#scanner.source.slice(this.#scanner.skipSpaces());
    const mark = /^(?:\|\||\?\?|&&|\?(?!\.)|(?:as|satisfies)\b)/.exec(text)?.[0];
    if (mark === undefined) return first;
    this.#scanner.at += mark.length;
    if (mark === '?') return this.#choiceOptions();
    if (mark === 'as' || mark === 'satisfies') {
      const type = this.#scanner.source.slice(this.#scanner.at).trim();
      this.#scanner.at = this.#scanner.source.length;
      return type === 'const' ? first : { kind: 'cast', type };
    }
    const next = this.expression();
    return mark === '&&' ? next : optionsOf(first, next);
  }

  #choiceOptions(): ExpressionNode | undefined {
    const yes = this.expression();
    if (this.#scanner.peek() !== ':') return undefined;
    this.#scanner.at++;
    return optionsOf(yes, this.expression());
  }

  #operand(): ExpressionNode | undefined {
    if (++this.#operands > maxOperands) {
      this.#scanner.at = this.#scanner.source.length;
      return undefined;
    }
    const prefix = /^(?:(?:await|yield)\s+|\.\.\.)/.exec(this.#scanner.source.slice(this.#scanner.skipSpaces()))?.[0];
    if (prefix !== undefined) {
      this.#scanner.at += prefix.length;
      const operand = this.#operand();
      return operand && prefix === '...' ? { kind: 'each', of: operand } : operand;
    }
    this.#start = this.#scanner.at;
    let node = this.#head();
    while (node) {
      const next: ExpressionNode | undefined = this.#step(node);
      if (!next) break;
      node = next;
    }
    return node;
  }

  #head(): ExpressionNode | undefined {
    const char = this.#scanner.peek();
    if (char === '@') {
      const index = /^\d+/.exec(this.#scanner.source.slice(this.#scanner.at + 1))?.[0];
      if (index === undefined) return undefined;
      this.#scanner.at += 1 + index.length;
      return { kind: 'function', index: Number(index) };
    }
    if (char === '[') return { kind: 'list', items: splitAt(this.#inside() ?? '', ',') };
    if (char === '{') return { kind: 'record', text: `{${this.#inside() ?? ''}}` };
    if (char === '(') return readExpression((this.#inside() ?? '').trim(), this.#nesting + 1);
    if (char === '<') {
      const type = this.#inside();
      this.#operand();
      return type === undefined ? undefined : { kind: 'cast', type };
    }
    if (char === '"' || char === "'" || char === '`') return this.#stringLiteral(char);
    const name = this.#scanner.match(word);
    if (name !== 'new') return name === undefined ? undefined : { kind: 'name', name };
    return this.#construction();
  }

  #stringLiteral(mark: string): ExpressionNode | undefined {
    const end = this.#scanner.source.indexOf(mark, this.#scanner.at + 1);
    this.#scanner.at = end < 0 ? this.#scanner.source.length : end + 1;
    return { kind: 'cast', type: 'string' };
  }

  #construction(): ExpressionNode | undefined {
    this.#scanner.skipSpaces();
    const name = this.#scanner.match(word);
    if (name === undefined) return undefined;
    let constructedNode: ExpressionNode = { kind: 'name', name };
    while (this.#scanner.source.charAt(this.#scanner.at) === '.') {
      this.#scanner.at++;
      constructedNode = { kind: 'member', of: constructedNode, name: this.#scanner.match(word) ?? '' };
    }
    const types = this.#scanner.peek() === '<' ? splitAt(this.#inside() ?? '', ',') : [];
    const callArguments = this.#scanner.peek() === '(' ? splitAt(this.#inside() ?? '', ',') : [];
    return { kind: 'new', of: constructedNode, callee: '', arguments: callArguments, types };
  }

  #step(of: ExpressionNode): ExpressionNode | undefined {
    const text = this.#scanner.source.slice(this.#scanner.skipSpaces(), this.#scanner.at + 3);
    const dots = /^(?:\?\.|\.(?!\.)|!(?!=))/.exec(text)?.[0];
    if (dots === '!') {
      if (++this.#operands > maxOperands) return undefined;
      this.#scanner.at++;
      return this.#step(of) ?? of;
    }
    if (dots !== undefined) {
      this.#scanner.at += dots.length;
      const name = this.#scanner.match(word);
      if (name !== undefined) return { kind: 'member', of, name };
    }
    const char = this.#scanner.peek();
    if (char === '[') {
      const key = this.#inside()?.trim();
      return { kind: 'element', of, key: key === undefined ? undefined : (/^(["'`])(.*)\1$/.exec(key)?.[2] ?? /^\d+$/.exec(key)?.[0]) };
    }
    if (char === '(')
      return {
        kind: 'call',
        of,
        callee: this.#scanner.source.slice(this.#start, this.#scanner.at),
        arguments: this.#arguments(),
        types: [],
      };
    return char === '<' ? this.#genericCall(of) : undefined;
  }

  #genericCall(of: ExpressionNode): ExpressionNode | undefined {
    const start = this.#scanner.at;
    const types = this.#inside();
    if (types !== undefined && this.#scanner.peek() === '(')
      return {
        kind: 'call',
        of,
        callee: this.#scanner.source.slice(this.#start, start),
        arguments: this.#arguments(),
        types: splitAt(types, ','),
      };
    this.#scanner.at = start;
    return undefined;
  }

  #arguments(): string[] {
    return splitAt(this.#inside() ?? '', ',');
  }

  /** The content of the brackets that open here; moves past them. */
  #inside(): string | undefined {
    const open = this.#scanner.source.charAt(this.#scanner.at);
    const close = closers.get(open);
    let level = 0;
    for (let at = this.#scanner.at; at < this.#scanner.source.length; at++) {
      const char = this.#scanner.source.charAt(at);
      if (char === open) level++;
      else if (char === close && !(char === '>' && this.#scanner.source.charAt(at - 1) === '=') && --level === 0) {
        const inside = this.#scanner.source.slice(this.#scanner.at + 1, at);
        this.#scanner.at = at + 1;
        return inside;
      }
    }
    this.#scanner.at = this.#scanner.source.length;
    return undefined;
  }
}

function optionsOf(first: ExpressionNode | undefined, next: ExpressionNode | undefined): ExpressionNode | undefined {
  return first && next ? { kind: 'options', of: [first, next] } : (first ?? next);
}
