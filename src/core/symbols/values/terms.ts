// Expressions as far as values flow through them: what is named, called, looked up and put together. Everything else is left out.

/** One argument of a call. `value` is absent where nothing of interest is passed, so that places keep their number. */
export interface TermArgument {
  /** Of a keyword argument. */
  readonly name?: string;
  readonly value?: Term;
}

/** One entry of an object or dictionary; without `key` it may stand under any. */
export interface TermEntry {
  readonly key?: string;
  readonly value: Term;
}

/**
 * What an expression evaluates to, by how it is written. `function` is a nameless function by the number of its symbol; `spread` the
 * elements of what is inside; `choice` any of its options; a `list` holds nothing at places of no interest.
 */
export type Term =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'function'; readonly index: number }
  | { readonly kind: 'member'; readonly of: Term; readonly name: string }
  | { readonly kind: 'index'; readonly of: Term; readonly key?: string }
  | { readonly kind: 'call' | 'new'; readonly of: Term; readonly arguments: readonly TermArgument[] }
  | { readonly kind: 'list'; readonly items: readonly (Term | undefined)[] }
  | { readonly kind: 'record'; readonly entries: readonly TermEntry[] }
  | { readonly kind: 'choice'; readonly options: readonly Term[] }
  | { readonly kind: 'spread'; readonly of: Term };

/** Writes a term in the one form that {@link parseTerm} reads alike in every language. */
export function termText(term: Term): string {
  switch (term.kind) {
    case 'name':
      return term.name;
    case 'function':
      return `@${term.index}`;
    case 'member':
      return `${operand(term.of)}.${term.name}`;
    case 'index':
      return `${operand(term.of)}[${term.key === undefined ? '' : JSON.stringify(term.key)}]`;
    case 'call':
      return `${operand(term.of)}(${argumentsText(term.arguments)})`;
    case 'new':
      return `new ${operand(term.of)}(${argumentsText(term.arguments)})`;
    case 'list':
      return `[${term.items.map((item) => (item ? termText(item) : '')).join(',')}]`;
    case 'record':
      return `{${term.entries.map(({ key, value }) => `${key === undefined ? '[]' : JSON.stringify(key)}:${termText(value)}`).join(',')}}`;
    case 'choice':
      return `(${term.options.map(termText).join('||')})`;
    case 'spread':
      return `...${operand(term.of)}`;
  }
}

/** Arguments as {@link parseArguments} reads them. */
export function argumentsText(list: readonly TermArgument[]): string {
  const texts = list.map(({ name, value }) => (value ? `${name === undefined ? '' : `${name}=`}${termText(value)}` : ''));
  while (texts.at(-1) === '') texts.pop();
  return texts.join(',');
}

function operand(term: Term): string {
  return term.kind === 'new' || term.kind === 'spread' ? `(${termText(term)})` : termText(term);
}
