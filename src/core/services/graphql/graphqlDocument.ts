// Reads the operations of a document of GraphQL with the fields that they ask for.

/** Root type of a schema. */
export type RootType = 'Query' | 'Mutation' | 'Subscription';

/** A field of a selection, with those that are asked of its type. */
export interface SelectedField {
  readonly name: string;
  readonly fields: readonly SelectedField[];
}

/** An operation of a document. */
export interface GraphqlOperation {
  readonly root: RootType;
  /** Undefined for one without a name. */
  readonly name: string | undefined;
  /** Of the root type. */
  readonly fields: readonly SelectedField[];
}

/** Maximum characters of a document, and definitions in it. Set by judgement: larger texts are data. */
const [maxLength, maxDefinitions] = [50_000, 500];
const roots: Readonly<Record<string, RootType>> = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
/** White space, commas and comments, which mean nothing. */
const blank = /[\s,]*(?:#[^\n]*\n[\s,]*)*/y;
const word = /[A-Za-z_]\w*/y;

/** Operations from `start` to `end`; a text that is no document ends the list. */
export function operationsIn(text: string, start = 0, end = text.length): readonly GraphqlOperation[] {
  const reader = new DocumentReader(text.slice(start, Math.min(end, start + maxLength)));
  const operations: GraphqlOperation[] = [];
  for (let count = 0; count < maxDefinitions; count++) {
    const definition = reader.definition();
    if (!definition) break;
    if (definition !== 'fragment') operations.push(definition);
  }
  return operations;
}

/** A field whose selection is being read. */
interface OpenField {
  readonly name: string;
  readonly fields: OpenField[];
}

/** Reads a document from its start; each character once. */
class DocumentReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next definition; undefined where none follows. */
  definition(): GraphqlOperation | 'fragment' | undefined {
    this.#skip(blank);
    // A hole of a template holds fragments.
    while (this.#text.startsWith('${', this.#at)) {
      this.#at++;
      this.#balanced();
      this.#skip(blank);
    }
    if (this.#char === '{') return { root: 'Query', name: undefined, fields: this.#fields() };
    const keyword = this.#take(word);
    const root = roots[keyword];
    if (root === undefined && keyword !== 'fragment') return undefined;
    this.#skip(blank);
    const name = this.#take(word);
    // Variables, directives and the type of a fragment.
    for (this.#skip(blank); this.#char !== '{'; this.#skip(blank)) {
      if (this.#char === '(') this.#balanced();
      else if (this.#char === '@') this.#at++;
      else if (this.#take(word) === '') return undefined;
    }
    const fields = this.#fields();
    return root === undefined ? 'fragment' : { root, name: name === '' ? undefined : name, fields };
  }

  /** The fields of the selection that begins here. */
  #fields(): readonly SelectedField[] {
    const fields: OpenField[] = [];
    /** The selections that are open. */
    const levels: OpenField[][] = [];
    let next = fields;
    while (this.#at < this.#text.length) {
      this.#skip(blank);
      const char = this.#char;
      if (char === '{') {
        this.#at++;
        levels.push(next);
      } else if (char === '}') {
        this.#at++;
        levels.pop();
        if (levels.length === 0) return fields;
      } else if (char === '(' || char === '[' || char === '"') this.#balanced();
      else if (char === '$' && this.#text.charAt(this.#at + 1) === '{') {
        this.#at++;
        this.#balanced();
      } else if (this.#text.startsWith('...', this.#at)) {
        this.#spread();
        next = levels.at(-1) ?? fields;
      } else if (char === '@') {
        this.#at++;
        this.#take(word);
      } else {
        const name = this.#take(word);
        if (name === '') this.#at++;
        const field = { name: this.#aliased() ?? name, fields: [] };
        if (name !== '') levels.at(-1)?.push(field);
        next = field.fields;
      }
    }
    return fields;
  }

  /** Skips `...Name` and `... on Type`; a selection behind it has fields of the same type. */
  #spread(): void {
    this.#at += 3;
    this.#skip(blank);
    const name = this.#take(word);
    this.#skip(blank);
    if (name === 'on') this.#take(word);
  }

  /** The name behind an alias: `orders` of `mine: orders`. */
  #aliased(): string | undefined {
    this.#skip(blank);
    if (this.#char !== ':') return undefined;
    this.#at++;
    this.#skip(blank);
    const name = this.#take(word);
    return name === '' ? undefined : name;
  }

  /** Skips brackets with all in them, or a string. */
  #balanced(): void {
    let level = 0;
    for (; this.#at < this.#text.length; this.#at++) {
      const char = this.#char;
      if (char === '"') this.#string();
      else if ('([{'.includes(char)) level++;
      else if (')]}'.includes(char)) level--;
      if (level <= 0) break;
    }
    this.#at++;
  }

  /** Goes to the end of a string. */
  #string(): void {
    const mark = this.#text.startsWith('"""', this.#at) ? '"""' : '"';
    let end = this.#text.indexOf(mark, this.#at + mark.length);
    while (end > 0 && this.#text.charAt(end - 1) === '\\') end = this.#text.indexOf(mark, end + 1);
    this.#at = end < 0 ? this.#text.length : end + mark.length - 1;
  }

  get #char(): string {
    return this.#text.charAt(this.#at);
  }

  #skip(pattern: RegExp): void {
    this.#take(pattern);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }
}
