// Parser for expressions as terms, for Python, JavaScript, TypeScript and Java alike. It skips what it cannot read.
import { closers, TermTokens } from './termTokens.ts';
import type { Term, TermArgument, TermEntry } from './valueTerms.ts';

const maxDepth = 120;
const constants = new Set('true false null undefined None True False NaN void super()'.split(' '));

/** Part of the syntax that differs between languages. */
export interface TermSyntax {
  /** True when `{ a: 1 }` has the key `a` rather than the value of a variable `a`. */
  readonly bareKeys: boolean;
}

const canonicalSyntax: TermSyntax = { bareKeys: true };

/** The term in `text`; undefined when it yields no relevant value. Linear in the text. */
export function parseTerm(text: string, syntax: TermSyntax = canonicalSyntax): Term | undefined {
  return new TermParser(text, syntax).whole();
}

/** The arguments in `text`, which has no parentheses around them. */
export function parseArguments(text: string, syntax: TermSyntax = canonicalSyntax): readonly TermArgument[] {
  return new TermParser(text, syntax).arguments('');
}

class TermParser {
  readonly #tokens: TermTokens;
  readonly #syntax: TermSyntax;
  #depth = 0;

  constructor(text: string, syntax: TermSyntax) {
    this.#tokens = new TermTokens(text);
    this.#syntax = syntax;
  }

  whole(): Term | undefined {
    const first = this.#expression();
    if (this.#tokens.value !== ',') return this.#tokens.kind === 'end' ? first : undefined;
    const items = [first];
    while (this.#tokens.take(',')) items.push(this.#tokens.kind === 'end' ? undefined : this.#element());
    return this.#tokens.kind === 'end' ? listOf(items) : undefined;
  }

  /** One element of a list; skips unreadable text. */
  #element(): Term | undefined {
    const term = this.#expression();
    if (closers.has(this.#tokens.value) && this.#tokens.kind !== 'string') return term;
    this.#tokens.skip();
    return undefined;
  }

  #expression(): Term | undefined {
    return this.#nested(() => this.#alternatives());
  }

  /** Reads a part one level deeper; text that is nested too deeply is skipped. */
  #nested(read: () => Term | undefined): Term | undefined {
    if (this.#depth >= maxDepth) {
      this.#tokens.skip();
      return undefined;
    }
    this.#depth++;
    const term = read();
    this.#depth--;
    return term;
  }

  #alternatives(): Term | undefined {
    const options = [this.#operand()];
    for (;;) {
      if (this.#tokens.take('||') || this.#tokens.take('??') || this.#tokens.take('or')) options.push(this.#operand());
      else if (this.#tokens.take('&&') || this.#tokens.take('and')) options[options.length - 1] = this.#operand();
      else if (this.#tokens.take('if')) {
        this.#expression();
        if (this.#tokens.take('else')) options.push(this.#expression());
      } else if (this.#tokens.take('?')) {
        const yes = this.#expression();
        this.#tokens.take(':');
        return choiceOf([yes, this.#expression()]);
      } else if (this.#tokens.take('as') || this.#tokens.take('satisfies')) this.#tokens.skipType();
      else if (this.#tokens.isOperator()) {
        this.#tokens.next();
        this.#operand();
        options[options.length - 1] = undefined;
      } else return choiceOf(options);
    }
  }

  /** Signs before an operand nest as parentheses do. */
  #operand(): Term | undefined {
    return this.#nested(() => this.#signedOperand());
  }

  #signedOperand(): Term | undefined {
    if (this.#tokens.kind === 'sign' && /^(?:[-+!~]|\+\+|--)$/.test(this.#tokens.value)) return this.#skipOperand();
    if (this.#tokens.take('...') || this.#tokens.take('*') || this.#tokens.take('**')) {
      const of = this.#operand();
      return of && { kind: 'spread', of };
    }
    if (this.#tokens.kind === 'word') {
      if (/^(?:not|typeof|void|delete|yield|lambda)$/.test(this.#tokens.value) && !/^\s*[.,)\]]/.test(this.#tokens.ahead()))
        return this.#skipOperand();
      if (this.#tokens.is('await') || this.#tokens.is('async')) {
        this.#tokens.next();
        return this.#operand();
      }
    }
    if (this.#tokens.is('<')) {
      this.#tokens.skipAngles();
      return this.#operand();
    }
    return this.#postfix(this.#tokens.is('new') ? this.#construction() : this.#primary());
  }

  #skipOperand(): undefined {
    this.#tokens.next();
    this.#operand();
    return undefined;
  }

  #construction(): Term | undefined {
    this.#tokens.next();
    let of = this.#primary();
    while (this.#tokens.take('.')) of = this.#member(of);
    if (this.#tokens.is('<')) this.#tokens.skipAngles();
    if (!this.#tokens.is('(')) return of && { kind: 'new', of, arguments: [] };
    this.#tokens.next();
    const list = this.arguments(')');
    return of && { kind: 'new', of, arguments: list };
  }

  #primary(): Term | undefined {
    const value = this.#tokens.value;
    if (this.#tokens.kind === 'function') {
      this.#tokens.next();
      return { kind: 'function', index: Number(value.slice(1)) };
    }
    if (this.#tokens.kind === 'word') {
      this.#tokens.next();
      return constants.has(value) ? undefined : { kind: 'name', name: value };
    }
    if (this.#tokens.kind === 'string' || this.#tokens.kind === 'number') {
      while (this.#tokens.kind === 'string' || this.#tokens.kind === 'number') this.#tokens.next();
      return undefined;
    }
    if (this.#tokens.take('(')) return this.#parentheses();
    if (this.#tokens.take('[')) return this.#list(']');
    if (this.#tokens.take('{')) return this.#record();
    return undefined;
  }

  #parentheses(): Term | undefined {
    const first = this.#element();
    if (this.#tokens.take(')')) {
      // Cast: `(Type) value`.
      const isCast =
        first !== undefined &&
        (this.#tokens.kind === 'word' || this.#tokens.kind === 'function') &&
        !/^(?:or|and|if|else|is|in|not|as|for|instanceof|satisfies)$/.test(this.#tokens.value);
      return isCast ? this.#operand() : first;
    }
    const items = [first];
    while (this.#tokens.take(',')) if (!this.#tokens.is(')')) items.push(this.#element());
    this.#tokens.take(')');
    return listOf(items);
  }

  #list(end: string): Term | undefined {
    const items: (Term | undefined)[] = [];
    while (this.#tokens.kind !== 'end' && !this.#tokens.is(end)) {
      if (this.#tokens.is(',')) items.push(undefined);
      else {
        const item = this.#expression();
        if (this.#tokens.is('for') || this.#tokens.is('async')) {
          this.#comprehension(end);
          return item && { kind: 'record', entries: [{ value: item }] };
        }
        items.push(closers.has(this.#tokens.value) ? item : this.#tokens.skipElement());
      }
      if (!this.#tokens.take(',')) break;
    }
    this.#tokens.skipPast(end);
    return listOf(items);
  }

  #comprehension(end: string): void {
    while (this.#tokens.kind !== 'end' && !this.#tokens.is(end)) {
      this.#tokens.skip();
      if (!this.#tokens.is(end)) this.#tokens.next();
    }
    this.#tokens.next();
  }

  #record(): Term | undefined {
    const entries: TermEntry[] = [];
    while (this.#tokens.kind !== 'end' && !this.#tokens.is('}')) {
      const entry = this.#entry();
      if (entry) entries.push(entry);
      if (this.#tokens.is('for') || this.#tokens.is('async')) {
        this.#comprehension('}');
        return recordOf(entries.map(({ value }) => ({ value })));
      }
      if (!closers.has(this.#tokens.value)) this.#tokens.skip();
      if (!this.#tokens.take(',') && !this.#tokens.take(';')) break;
    }
    this.#tokens.skipPast('}');
    return recordOf(entries);
  }

  #entry(): TermEntry | undefined {
    const isKey =
      this.#tokens.kind === 'string' || this.#tokens.kind === 'number' || (this.#tokens.kind === 'word' && this.#syntax.bareKeys);
    if (isKey && /^\s*(?:[:,}]|=(?![=>]))/.test(this.#tokens.ahead() || '}')) {
      const name = this.#tokens.value;
      const key = this.#tokens.kind === 'string' ? stringOf(name) : name;
      const value = this.#primary();
      return this.#tokens.take(':') ? entryOf(key, this.#expression()) : entryOf(key, value);
    }
    if (this.#tokens.take('[')) {
      const key = this.#tokens.kind === 'string' ? stringOf(this.#tokens.value) : undefined;
      this.#list(']');
      return this.#tokens.take(':') ? entryOf(key, this.#expression()) : undefined;
    }
    const value = this.#expression();
    return this.#tokens.take(':') ? entryOf(undefined, this.#expression()) : entryOf(undefined, value);
  }

  #postfix(start: Term | undefined): Term | undefined {
    let of = start;
    for (;;) {
      if (this.#tokens.take('.') || this.#tokens.take('::')) of = this.#member(of);
      else if (this.#tokens.take('?.')) {
        if (!this.#tokens.is('(') && !this.#tokens.is('[')) of = this.#member(of);
      } else if (this.#tokens.take('(')) {
        const list = this.arguments(')');
        of = of && { kind: 'call', of, arguments: list };
      } else if (this.#tokens.take('[')) of = this.#index(of);
      else if (this.#tokens.is('!') && /^\s*(?:[.,)\]}([;]|$)/.test(this.#tokens.ahead())) this.#tokens.next();
      else if (this.#tokens.is('<') && /^(?:[\w\s.,|[\]'"<>]|=>)*>\s*\(/.test(this.#tokens.ahead())) this.#tokens.skipAngles();
      else if (this.#tokens.kind === 'string' && this.#tokens.value.startsWith('`')) {
        this.#tokens.next();
        of = undefined;
      } else return of;
    }
  }

  #member(of: Term | undefined): Term | undefined {
    if (this.#tokens.is('<')) this.#tokens.skipAngles();
    if (this.#tokens.kind !== 'word') return undefined;
    const name = this.#tokens.value;
    this.#tokens.next();
    return of && { kind: 'member', of, name };
  }

  #index(of: Term | undefined): Term | undefined {
    const isPlain = (this.#tokens.kind === 'string' || this.#tokens.kind === 'number') && /^\s*\]/.test(this.#tokens.ahead());
    const key = this.#tokens.kind === 'string' ? stringOf(this.#tokens.value) : this.#tokens.value;
    if (this.#tokens.take(']')) return of && { kind: 'index', of };
    this.#element();
    // A slice has the elements of the whole.
    const isSlice = this.#tokens.is(':');
    this.#tokens.skipPast(']');
    if (isSlice) return of;
    return of && { kind: 'index', of, ...(isPlain && !key.startsWith('-') ? { key } : {}) };
  }

  /** Arguments up to and including `end`. */
  arguments(end: string): readonly TermArgument[] {
    const list: TermArgument[] = [];
    while (this.#tokens.kind !== 'end' && !this.#tokens.is(end)) {
      if (this.#tokens.is(',')) list.push({});
      else list.push(this.#argument());
      if (!this.#tokens.take(',')) break;
    }
    this.#tokens.skipPast(end);
    return list.some(({ value }) => value) ? list : [];
  }

  #argument(): TermArgument {
    const name = this.#tokens.kind === 'word' && /^\s*=(?![=>])/.test(this.#tokens.ahead()) ? this.#tokens.value : undefined;
    if (name !== undefined) {
      this.#tokens.next();
      this.#tokens.next();
    }
    const item = this.#expression();
    if (this.#tokens.is('for')) {
      this.#tokens.skip();
      return item ? { value: { kind: 'record', entries: [{ value: item }] } } : {};
    }
    const value = closers.has(this.#tokens.value) && this.#tokens.kind !== 'string' ? item : this.#tokens.skipElement();
    return { ...(name === undefined ? {} : { name }), ...(value ? { value } : {}) };
  }
}

function entryOf(key: string | undefined, value: Term | undefined): TermEntry | undefined {
  return value && { ...(key === undefined ? {} : { key }), value };
}

function recordOf(entries: readonly TermEntry[]): Term {
  return { kind: 'record', entries };
}

function listOf(items: readonly (Term | undefined)[]): Term {
  return { kind: 'list', items: items.slice(0, items.findLastIndex((item) => item) + 1) };
}

function choiceOf(options: readonly (Term | undefined)[]): Term | undefined {
  const presentOptions = options.filter((option) => option !== undefined);
  return presentOptions.length > 1 ? { kind: 'choice', options: presentOptions } : presentOptions[0];
}

function stringOf(text: string): string {
  return text.replace(/^[a-zA-Z]*(?:"""|'''|["'`])([^]*?)(?:"""|'''|["'`])$/, '$1');
}
