// Terms: the parts of expressions through which values flow, i.e. names, calls, lookups and compositions.

/** One argument of a call. `value` is absent for an irrelevant one, so that positions stay. */
export interface TermArgument {
  /** Name of a keyword argument. */
  readonly name?: string;
  readonly value?: Term;
}

/** One entry of an object or dictionary; without `key` its key is unknown. */
export interface TermEntry {
  readonly key?: string;
  readonly value: Term;
}

/**
 * Structure of an expression's value. `function` is a function by its symbol index; `spread` the elements of its operand; `choice` any
 * of its options; a `list` has gaps at irrelevant positions.
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

/** Writes a term in the notation that {@link parseTerm} reads the same way in every language. */
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

/** Arguments in the form of {@link parseArguments}. */
export function argumentsText(list: readonly TermArgument[]): string {
  const texts = list.map(({ name, value }) => (value ? `${name === undefined ? '' : `${name}=`}${termText(value)}` : ''));
  while (texts.at(-1) === '') texts.pop();
  return texts.join(',');
}

function operand(term: Term): string {
  return term.kind === 'new' || term.kind === 'spread' ? `(${termText(term)})` : termText(term);
}
