// Parser for TypeScript types by recursive descent; parts that it cannot parse become `nothing`.
import { nothing, type FunctionNode, type MemberNode, type ParameterNode, type TypeNode } from './typeNodes.ts';

const maxDepth = 40;
const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const literalText = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|-?\d[\w.]*/y;
const spaces = /\s*/y;
const emptyTypes = new Set(['any', 'unknown', 'never', 'void', 'null', 'undefined', 'object']);
const modifiers = new Set(['readonly', 'public', 'private', 'protected', 'static', 'abstract', 'declare', 'override', 'accessor']);

/**
 * The tree of a type.
 * @param prefix path of the member whose type it is
 */
export function readType(source: string, prefix = ''): TypeNode {
  return new TypeReader(source, prefix).wholeType();
}

class TypeReader {
  readonly #source: string;
  readonly #path: string[];
  #at = 0;
  #depth = 0;

  constructor(source: string, prefix: string) {
    this.#source = source;
    this.#path = prefix === '' ? [] : [prefix];
  }

  wholeType(): TypeNode {
    return this.#type();
  }

  #type(): TypeNode {
    if (++this.#depth > maxDepth) {
      this.#at = this.#source.length;
      return nothing;
    }
    const first = this.#union();
    let type = first;
    if (this.#isWord('extends')) {
      this.#union();
      if (this.#take('?')) {
        const yes = this.#type();
        this.#take(':');
        type = { kind: 'choice', yes, no: this.#type() };
      }
    } else if (this.#isWord('is')) {
      type = { kind: 'guard', of: this.#type() };
    }
    this.#depth--;
    return type;
  }

  #union(): TypeNode {
    return this.#options('|', () => this.#options('&', () => this.#postfix()));
  }

  #options(mark: string, next: () => TypeNode): TypeNode {
    this.#take(mark);
    const options = [next()];
    while (this.#take(mark)) options.push(next());
    return options.length === 1 && options[0] ? options[0] : { kind: 'options', of: options, isUnion: mark === '|' };
  }

  #postfix(): TypeNode {
    let type = this.#primary();
    while (this.#take('[')) {
      if (this.#take(']')) type = { kind: 'list', of: type };
      else {
        type = { kind: 'part', of: type, key: this.#type() };
        if (!this.#take(']')) return type;
      }
    }
    return type;
  }

  #primary(): TypeNode {
    const char = this.#peek();
    if (char === '(' || char === '<') return this.#inBrackets();
    if (char === '{') return this.#object();
    if (char === '[') return this.#tuple();
    const literal = this.#match(literalText);
    if (literal !== undefined) return { kind: 'literal', value: literal.replace(/^["'`]|["'`]$/g, '') };
    const name = this.#match(word);
    if (name === undefined) {
      this.#at++;
      return nothing;
    }
    return this.#namedType(name);
  }

  #namedType(name: string): TypeNode {
    if (name === 'readonly' || name === 'unique' || name === 'asserts' || name === 'infer') return this.#postfix();
    if (name === 'keyof') return { kind: 'keys', of: this.#postfix() };
    if (name === 'typeof') return { kind: 'typeof', text: this.#dottedName(this.#match(word) ?? '') };
    if (name === 'abstract') return this.#primary();
    if (name === 'import' && this.#take('(')) return this.#importedType();
    if (name === 'new') {
      const type = this.#primary();
      return type.kind === 'function' ? { ...type, constructs: true } : nothing;
    }
    const wholeName = this.#dottedName(name);
    if (wholeName === 'Literal' && this.#peek() === '[') return this.#literals();
    const typeArguments = this.#peek() === '<' ? this.#arguments() : [];
    return emptyTypes.has(wholeName) ? nothing : { kind: 'name', name: wholeName, arguments: typeArguments };
  }

  #importedType(): TypeNode {
    const module = (this.#match(literalText) ?? '').slice(1, -1);
    this.#take(')');
    const wholeName = this.#dottedName('');
    return { kind: 'imported', module, name: wholeName.slice(1), arguments: this.#peek() === '<' ? this.#arguments() : [] };
  }

  /** Facts write union tags in one form for all languages: `Literal['a', 'b']`. */
  #literals(): TypeNode {
    const list = this.#tuple();
    return list.kind === 'tuple' ? { kind: 'options', of: list.items, isUnion: true } : list;
  }

  #dottedName(first: string): string {
    let name = first;
    while (this.#peek() === '.' && this.#source.charAt(this.#at + 1) !== '.') {
      this.#at++;
      name += `.${this.#match(word) ?? ''}`;
    }
    return name;
  }

  #arguments(): TypeNode[] {
    this.#take('<');
    return this.#list('>', () => this.#type());
  }

  /** A function type, or a type in parentheses. */
  #inBrackets(): TypeNode {
    const start = this.#at;
    const typeParameters = this.#typeParameters();
    if (this.#peek() === '(' && this.#isFunction()) {
      const parameters = this.#parameters();
      if (this.#takeArrow()) return { kind: 'function', typeParameters, ...parameters, result: this.#type(), constructs: false };
    }
    this.#at = start;
    if (!this.#take('(')) {
      this.#at++;
      return nothing;
    }
    const type = this.#type();
    this.#take(')');
    return type;
  }

  /** Whether an arrow follows the matching closing bracket. */
  #isFunction(): boolean {
    let level = 0;
    for (let at = this.#at; at < this.#source.length; at++) {
      const char = this.#source.charAt(at);
      if ('([{'.includes(char)) level++;
      else if (')]}'.includes(char) && --level === 0) return /^\s*=>/.test(this.#source.slice(at + 1, at + 12));
    }
    return false;
  }

  #typeParameters(): ParameterNode[] {
    if (!this.#take('<')) return [];
    return this.#list('>', () => {
      let name = this.#match(word) ?? '';
      while (name === 'const' || name === 'in' || name === 'out') name = this.#match(word) ?? '';
      const bound = this.#isWord('extends') ? this.#type() : undefined;
      return { name, bound, default: this.#take('=') ? this.#type() : undefined };
    });
  }

  #parameters(): Pick<FunctionNode, 'parameters' | 'self'> {
    this.#take('(');
    const list = this.#list(')', () => {
      const isRest = this.#source.startsWith('...', this.#skipSpaces());
      if (isRest) this.#at += 3;
      const name = '[{'.includes(this.#peek() || ' ') ? this.#pattern() : (this.#match(word) ?? '');
      this.#take('?');
      return { name: isRest ? `...${name}` : name, type: this.#take(':') ? this.#type() : undefined };
    });
    const self = list.find(({ name }) => name === 'this')?.type;
    return { parameters: list.filter(({ name }) => name !== 'this'), ...(self && { self }) };
  }

  /** Skips a pattern up to its closing bracket. */
  #pattern(): string {
    const start = this.#at;
    let level = 0;
    for (; this.#at < this.#source.length; this.#at++) {
      const char = this.#source.charAt(this.#at);
      if ('([{'.includes(char)) level++;
      else if (')]}'.includes(char) && --level === 0) break;
    }
    return this.#source.slice(start, ++this.#at);
  }

  #tuple(): TypeNode {
    this.#take('[');
    const items = this.#list(']', () => {
      if (this.#source.startsWith('...', this.#skipSpaces())) this.#at += 3;
      const label = /^[\p{ID_Start}$_][\p{ID_Continue}$]*\??\s*:/u.exec(this.#source.slice(this.#at, this.#at + 80));
      if (label) this.#at += label[0].length;
      const type = this.#type();
      this.#take('?');
      return type;
    });
    return { kind: 'tuple', items };
  }

  #object(): TypeNode {
    this.#take('{');
    const mappedType = this.#mappedType();
    if (mappedType) return mappedType;
    const members: MemberNode[] = [];
    const calls: FunctionNode[] = [];
    let values: TypeNode | undefined;
    while (this.#skipSpaces() < this.#source.length && !this.#take('}')) {
      const before = this.#at;
      const member = this.#member(calls);
      if (member?.name === '[]') values = member.type;
      else if (member) members.push(member);
      if (!this.#take(';')) this.#take(',');
      if (this.#at === before) this.#at++;
    }
    return { kind: 'object', members, values, calls };
  }

  /** Mapped type: `{ [K in keyof T]: … }`. */
  #mappedType(): TypeNode | undefined {
    const head = /^\s*(?:[+-]?readonly\s+)?\[\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s+in\s/u.exec(
      this.#source.slice(this.#at, this.#at + 120),
    );
    if (!head) return undefined;
    this.#at += head[0].length;
    const keyType = this.#type();
    if (this.#isWord('as')) this.#type();
    this.#take(']');
    while (this.#take('+') || this.#take('-') || this.#take('?')) continue;
    const type = this.#take(':') ? this.#type() : undefined;
    this.#take(';');
    this.#take('}');
    return { kind: 'mapped', parameter: head[1] ?? '', keyType, type };
  }

  #member(calls: FunctionNode[]): MemberNode | undefined {
    const isNew = /^new\s*[(<]/.test(this.#source.slice(this.#skipSpaces(), this.#at + 12));
    if (isNew) this.#match(word);
    if ('(<'.includes(this.#peek() || ' ')) {
      calls.push(this.#signature(isNew));
      return undefined;
    }
    if (this.#peek() === '[') return this.#indexSignature();
    const name = this.#memberName();
    if (name === undefined) return undefined;
    this.#take('?');
    const path = [...this.#path, name].join('.');
    if ('(<'.includes(this.#peek() || ' ')) return { name, path, type: this.#signature(false) };
    this.#path.push(name);
    const type = this.#take(':') ? this.#type() : undefined;
    this.#path.pop();
    return { name, path, type };
  }

  #memberName(): string | undefined {
    for (;;) {
      const literal = this.#match(literalText);
      if (literal !== undefined) return literal.replace(/^["'`]|["'`]$/g, '');
      const name = this.#match(word);
      const isAccessor = name === 'get' || name === 'set';
      const isModifier = name !== undefined && (modifiers.has(name) || isAccessor);
      if (!isModifier || !/[\p{L}$_"'[]/u.test(this.#peek())) return name;
    }
  }

  /** Index signature `[key: string]: T`; skips members with computed names. */
  #indexSignature(): MemberNode | undefined {
    const head = /^\[\s*[\p{ID_Start}$_][\p{ID_Continue}$]*\s*:/u.exec(this.#source.slice(this.#at, this.#at + 80));
    if (!head) {
      this.#pattern();
      this.#take('?');
      if ('(<'.includes(this.#peek() || ' ')) this.#signature(false);
      else if (this.#take(':')) this.#type();
      return undefined;
    }
    this.#at += head[0].length;
    this.#type();
    this.#take(']');
    return { name: '[]', path: '', type: this.#take(':') ? this.#type() : undefined };
  }

  #signature(constructs: boolean): FunctionNode {
    const typeParameters = this.#typeParameters();
    const parameters = this.#parameters();
    const result = this.#take(':') ? this.#type() : undefined;
    return { kind: 'function', typeParameters, ...parameters, result, constructs };
  }

  #list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (this.#skipSpaces() < this.#source.length && !this.#take(close)) {
      const before = this.#at;
      items.push(item());
      this.#take(',');
      if (this.#at === before) this.#at++;
    }
    return items;
  }

  #takeArrow(): boolean {
    if (!this.#source.startsWith('=>', this.#skipSpaces())) return false;
    this.#at += 2;
    return true;
  }

  #isWord(keyword: string): boolean {
    const at = this.#skipSpaces();
    if (this.#match(word) === keyword) return true;
    this.#at = at;
    return false;
  }

  #take(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#at++;
    return true;
  }

  #peek(): string {
    return this.#source.charAt(this.#skipSpaces());
  }

  #skipSpaces(): number {
    this.#at += matchAt(spaces, this.#source, this.#at)?.length ?? 0;
    return this.#at;
  }

  #match(pattern: RegExp): string | undefined {
    const matchedText = matchAt(pattern, this.#source, this.#skipSpaces());
    this.#at += matchedText?.length ?? 0;
    return matchedText;
  }
}

function matchAt(pattern: RegExp, source: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0];
}
