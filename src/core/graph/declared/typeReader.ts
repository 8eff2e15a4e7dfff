// Parser for TypeScript types by recursive descent; parts that it cannot parse become `nothing`.
import { SourceScanner } from './sourceScanner.ts';
import { nothing, type FunctionNode, type MemberNode, type ParameterNode, type TypeNode } from './typeNodes.ts';

const maxDepth = 40;
const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const literalText = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|-?\d[\w.]*/y;
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
  readonly #scanner: SourceScanner;
  readonly #path: string[];
  #depth = 0;

  constructor(source: string, prefix: string) {
    this.#scanner = new SourceScanner(source);
    this.#path = prefix === '' ? [] : [prefix];
  }

  wholeType(): TypeNode {
    return this.#type();
  }

  #type(): TypeNode {
    if (++this.#depth > maxDepth) {
      this.#scanner.at = this.#scanner.source.length;
      return nothing;
    }
    const first = this.#union();
    let type = first;
    if (this.#isWord('extends')) {
      this.#union();
      if (this.#scanner.take('?')) {
        const yes = this.#type();
        this.#scanner.take(':');
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
    this.#scanner.take(mark);
    const options = [next()];
    while (this.#scanner.take(mark)) options.push(next());
    return options.length === 1 && options[0] ? options[0] : { kind: 'options', of: options, isUnion: mark === '|' };
  }

  #postfix(): TypeNode {
    let type = this.#primary();
    while (this.#scanner.take('[')) {
      if (this.#scanner.take(']')) type = { kind: 'list', of: type };
      else {
        type = { kind: 'part', of: type, key: this.#type() };
        if (!this.#scanner.take(']')) return type;
      }
    }
    return type;
  }

  #primary(): TypeNode {
    const char = this.#scanner.peek();
    if (char === '(' || char === '<') return this.#inBrackets();
    if (char === '{') return this.#object();
    if (char === '[') return this.#tuple();
    const literal = this.#scanner.matchNext(literalText);
    if (literal !== undefined) return { kind: 'literal', value: literal.replace(/^["'`]|["'`]$/g, '') };
    const name = this.#scanner.matchNext(word);
    if (name === undefined) {
      this.#scanner.at++;
      return nothing;
    }
    return this.#namedType(name);
  }

  #namedType(name: string): TypeNode {
    if (name === 'readonly' || name === 'unique' || name === 'asserts' || name === 'infer') return this.#postfix();
    if (name === 'keyof') return { kind: 'keys', of: this.#postfix() };
    if (name === 'typeof') return { kind: 'typeof', text: this.#dottedName(this.#scanner.matchNext(word) ?? '') };
    if (name === 'abstract') return this.#primary();
    if (name === 'import' && this.#scanner.take('(')) return this.#importedType();
    if (name === 'new') {
      const type = this.#primary();
      return type.kind === 'function' ? { ...type, constructs: true } : nothing;
    }
    const wholeName = this.#dottedName(name);
    if (wholeName === 'Literal' && this.#scanner.peek() === '[') return this.#literals();
    const typeArguments = this.#scanner.peek() === '<' ? this.#arguments() : [];
    return emptyTypes.has(wholeName) ? nothing : { kind: 'name', name: wholeName, arguments: typeArguments };
  }

  #importedType(): TypeNode {
    const module = (this.#scanner.matchNext(literalText) ?? '').slice(1, -1);
    this.#scanner.take(')');
    const wholeName = this.#dottedName('');
    return { kind: 'imported', module, name: wholeName.slice(1), arguments: this.#scanner.peek() === '<' ? this.#arguments() : [] };
  }

  /** Facts write union tags in one form for all languages: `Literal['a', 'b']`. */
  #literals(): TypeNode {
    const list = this.#tuple();
    return list.kind === 'tuple' ? { kind: 'options', of: list.items, isUnion: true } : list;
  }

  #dottedName(first: string): string {
    let name = first;
    while (this.#scanner.peek() === '.' && this.#scanner.source.charAt(this.#scanner.at + 1) !== '.') {
      this.#scanner.at++;
      name += `.${this.#scanner.matchNext(word) ?? ''}`;
    }
    return name;
  }

  #arguments(): TypeNode[] {
    this.#scanner.take('<');
    return this.#list('>', () => this.#type());
  }

  /** A function type, or a type in parentheses. */
  #inBrackets(): TypeNode {
    const opening = this.#scanner.peek();
    const start = this.#scanner.at;
    const typeParameters = this.#typeParameters();
    if (this.#scanner.peek() === '(' && this.#isFunction()) {
      const parameters = this.#parameters();
      if (this.#takeArrow()) return { kind: 'function', typeParameters, ...parameters, result: this.#type(), constructs: false };
    }
    // Type parameters without a function are no type. Reading them again from their second character would take quadratic time.
    if (opening === '<') return nothing;
    this.#scanner.at = start;
    this.#scanner.take('(');
    const type = this.#type();
    this.#scanner.take(')');
    return type;
  }

  /** Whether an arrow follows the matching closing bracket. */
  #isFunction(): boolean {
    let level = 0;
    for (let at = this.#scanner.at; at < this.#scanner.source.length; at++) {
      const char = this.#scanner.source.charAt(at);
      if ('([{'.includes(char)) level++;
      else if (')]}'.includes(char) && --level === 0) return /^\s*=>/.test(this.#scanner.source.slice(at + 1, at + 12));
    }
    return false;
  }

  #typeParameters(): ParameterNode[] {
    if (!this.#scanner.take('<')) return [];
    return this.#list('>', () => {
      let name = this.#scanner.matchNext(word) ?? '';
      while (name === 'const' || name === 'in' || name === 'out') name = this.#scanner.matchNext(word) ?? '';
      const bound = this.#isWord('extends') ? this.#type() : undefined;
      return { name, bound, default: this.#scanner.take('=') ? this.#type() : undefined };
    });
  }

  #parameters(): Pick<FunctionNode, 'parameters' | 'self'> {
    this.#scanner.take('(');
    const list = this.#list(')', () => {
      const isRest = this.#scanner.source.startsWith('...', this.#scanner.skipSpaces());
      if (isRest) this.#scanner.at += 3;
      const name = '[{'.includes(this.#scanner.peek() || ' ') ? this.#pattern() : (this.#scanner.matchNext(word) ?? '');
      this.#scanner.take('?');
      return { name: isRest ? `...${name}` : name, type: this.#scanner.take(':') ? this.#type() : undefined };
    });
    const self = list.find(({ name }) => name === 'this')?.type;
    return { parameters: list.filter(({ name }) => name !== 'this'), ...(self && { self }) };
  }

  /** Skips a pattern up to its closing bracket. */
  #pattern(): string {
    const start = this.#scanner.at;
    let level = 0;
    for (; this.#scanner.at < this.#scanner.source.length; this.#scanner.at++) {
      const char = this.#scanner.source.charAt(this.#scanner.at);
      if ('([{'.includes(char)) level++;
      else if (')]}'.includes(char) && --level === 0) break;
    }
    return this.#scanner.source.slice(start, ++this.#scanner.at);
  }

  #tuple(): TypeNode {
    this.#scanner.take('[');
    const items = this.#list(']', () => {
      if (this.#scanner.source.startsWith('...', this.#scanner.skipSpaces())) this.#scanner.at += 3;
      const label = /^[\p{ID_Start}$_][\p{ID_Continue}$]*\??\s*:/u.exec(
        this.#scanner.source.slice(this.#scanner.at, this.#scanner.at + 80),
      );
      if (label) this.#scanner.at += label[0].length;
      const type = this.#type();
      this.#scanner.take('?');
      return type;
    });
    return { kind: 'tuple', items };
  }

  #object(): TypeNode {
    this.#scanner.take('{');
    const mappedType = this.#mappedType();
    if (mappedType) return mappedType;
    const members: MemberNode[] = [];
    const calls: FunctionNode[] = [];
    let values: TypeNode | undefined;
    while (this.#scanner.skipSpaces() < this.#scanner.source.length && !this.#scanner.take('}')) {
      const before = this.#scanner.at;
      const member = this.#member(calls);
      if (member?.name === '[]') values = member.type;
      else if (member) members.push(member);
      if (!this.#scanner.take(';')) this.#scanner.take(',');
      if (this.#scanner.at === before) this.#scanner.at++;
    }
    return { kind: 'object', members, values, calls };
  }

  /** Mapped type: `{ [K in keyof T]: … }`. */
  #mappedType(): TypeNode | undefined {
    const head = /^\s*(?:[+-]?readonly\s+)?\[\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s+in\s/u.exec(
      this.#scanner.source.slice(this.#scanner.at, this.#scanner.at + 120),
    );
    if (!head) return undefined;
    this.#scanner.at += head[0].length;
    const keyType = this.#type();
    if (this.#isWord('as')) this.#type();
    this.#scanner.take(']');
    while (this.#scanner.take('+') || this.#scanner.take('-') || this.#scanner.take('?')) continue;
    const type = this.#scanner.take(':') ? this.#type() : undefined;
    this.#scanner.take(';');
    this.#scanner.take('}');
    return { kind: 'mapped', parameter: head[1] ?? '', keyType, type };
  }

  #member(calls: FunctionNode[]): MemberNode | undefined {
    const isNew = /^new\s*[(<]/.test(this.#scanner.source.slice(this.#scanner.skipSpaces(), this.#scanner.at + 12));
    if (isNew) this.#scanner.matchNext(word);
    if ('(<'.includes(this.#scanner.peek() || ' ')) {
      calls.push(this.#signature(isNew));
      return undefined;
    }
    if (this.#scanner.peek() === '[') return this.#indexSignature();
    const name = this.#memberName();
    if (name === undefined) return undefined;
    this.#scanner.take('?');
    const path = [...this.#path, name].join('.');
    if ('(<'.includes(this.#scanner.peek() || ' ')) return { name, path, type: this.#signature(false) };
    this.#path.push(name);
    const type = this.#scanner.take(':') ? this.#type() : undefined;
    this.#path.pop();
    return { name, path, type };
  }

  #memberName(): string | undefined {
    for (;;) {
      const literal = this.#scanner.matchNext(literalText);
      if (literal !== undefined) return literal.replace(/^["'`]|["'`]$/g, '');
      const name = this.#scanner.matchNext(word);
      const isAccessor = name === 'get' || name === 'set';
      const isModifier = name !== undefined && (modifiers.has(name) || isAccessor);
      if (!isModifier || !/[\p{L}$_"'[]/u.test(this.#scanner.peek())) return name;
    }
  }

  /** Index signature `[key: string]: T`; skips members with computed names. */
  #indexSignature(): MemberNode | undefined {
    const head = /^\[\s*[\p{ID_Start}$_][\p{ID_Continue}$]*\s*:/u.exec(this.#scanner.source.slice(this.#scanner.at, this.#scanner.at + 80));
    if (!head) {
      this.#pattern();
      this.#scanner.take('?');
      if ('(<'.includes(this.#scanner.peek() || ' ')) this.#signature(false);
      else if (this.#scanner.take(':')) this.#type();
      return undefined;
    }
    this.#scanner.at += head[0].length;
    this.#type();
    this.#scanner.take(']');
    return { name: '[]', path: '', type: this.#scanner.take(':') ? this.#type() : undefined };
  }

  #signature(constructs: boolean): FunctionNode {
    const typeParameters = this.#typeParameters();
    const parameters = this.#parameters();
    const result = this.#scanner.take(':') ? this.#type() : undefined;
    return { kind: 'function', typeParameters, ...parameters, result, constructs };
  }

  #list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (this.#scanner.skipSpaces() < this.#scanner.source.length && !this.#scanner.take(close)) {
      const before = this.#scanner.at;
      items.push(item());
      this.#scanner.take(',');
      if (this.#scanner.at === before) this.#scanner.at++;
    }
    return items;
  }

  #takeArrow(): boolean {
    if (!this.#scanner.source.startsWith('=>', this.#scanner.skipSpaces())) return false;
    this.#scanner.at += 2;
    return true;
  }

  #isWord(keyword: string): boolean {
    const at = this.#scanner.skipSpaces();
    if (this.#scanner.matchNext(word) === keyword) return true;
    this.#scanner.at = at;
    return false;
  }
}
