// Resolves local aliases of the object, its fields or module state: `const self = this`, `items = self.items`, `{ cache } = this`.
import type { FileContext } from '../fileContext.ts';
import { parseTerm } from './termParser.ts';
import { termText } from './valueTerms.ts';

/** Aliases are only paths of names and indexes: a call returns a new or unknown value. */
const plainPath = /^[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:\[[^()]*)?$/u;

/** Python chains, which also have a flow binding. */
const pythonChain = /^[^(]*\[|\(\)\[0\]|\[\d+\]$|\.__enter__\(\)$/;

/** Aliases of one file. */
export class Aliases {
  readonly #values = new Map<string, string | undefined>();
  readonly #enclosingOf: (symbol: number) => number;

  constructor({ bindings, drafts }: FileContext) {
    this.#enclosingOf = (symbol) => drafts[symbol - 1]?.enclosingSymbol ?? 0;
    for (const { scope, name, value, by } of bindings) {
      if (scope === 0 || by === 'annotation' || by === 'default' || (by === 'alias' && pythonChain.test(value))) continue;
      const first = name[0];
      if (first === '{') this.#noteMembers(scope, name, value);
      else if (first !== '<' && first !== '[' && !name.includes('.')) this.#note(scope, name, by === 'alias' || by === 'flow' ? value : '');
    }
  }

  /** The path that `name` stands for at a symbol, if it always stands for the same one. */
  of(symbol: number, name: string): string | undefined {
    for (let at = symbol; at > 0; at = this.#enclosingOf(at)) {
      const key = `${at} ${name}`;
      if (!this.#values.has(key)) continue;
      const value = this.#values.get(key);
      return value !== undefined && plainPath.test(value) ? value : undefined;
    }
    return undefined;
  }

  #noteMembers(scope: number, pattern: string, value: string): void {
    const term = plainPath.test(value) ? parseTerm(pattern) : undefined;
    if (term?.kind !== 'record') return;
    for (const { key, value: name } of term.entries) {
      if (key !== undefined && name.kind === 'name') this.#note(scope, termText(name), `${value}.${key}`);
    }
  }

  #note(scope: number, name: string, value: string): void {
    const key = `${scope} ${name}`;
    const earlierValue = this.#values.get(key);
    const isSame = earlierValue === value || !this.#values.has(key);
    this.#values.set(key, isSame ? value : undefined);
  }
}
