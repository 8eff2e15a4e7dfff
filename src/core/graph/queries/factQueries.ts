// Finds symbols that raise a type or change a piece of state, by their facts.
import type { NameAtLine } from '../../symbols/facts.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/** Tables over the facts of all symbols, keyed by names as people write them. */
export class FactQueries {
  readonly #raisers = new Map<string, Set<SymbolNode>>();
  /** Symbols that declare `throws X` but only let it pass. */
  readonly #declarers = new Map<string, Set<SymbolNode>>();
  readonly #mutators = new Map<string, { readonly symbol: SymbolNode; readonly mutatedName: NameAtLine }[]>();
  readonly #subclasses = new Map<string, Set<string>>();
  readonly #classOf: (symbol: SymbolNode) => string | undefined;

  /** @param classOf name of the class that encloses a symbol */
  constructor(symbols: Iterable<SymbolNode>, classOf: (symbol: SymbolNode) => string | undefined) {
    this.#classOf = classOf;
    for (const symbol of symbols) {
      const { fact } = symbol;
      for (const { name, declared } of fact.raises) add(declared ? this.#declarers : this.#raisers, lastPart(name), symbol);
      for (const base of fact.extends) add(this.#subclasses, lastPart(base), fact.name);
      for (const mutatedName of fact.mutates) this.#addMutator(symbol, mutatedName);
    }
  }

  #addMutator(symbol: SymbolNode, mutatedName: NameAtLine): void {
    const name = lastPart(mutatedName.name);
    const mutators = this.#mutators.get(name);
    if (mutators) mutators.push({ symbol, mutatedName });
    else this.#mutators.set(name, [{ symbol, mutatedName }]);
  }

  /** Symbols that raise `type` or a derived class, those of the type itself first; if there are none, symbols that declare it. */
  raisers(type: string): readonly SymbolNode[] {
    const symbols = new Set<SymbolNode>();
    const names = new Set([lastPart(type)]);
    for (const name of names) {
      for (const symbol of this.#raisers.get(name) ?? []) symbols.add(symbol);
      for (const subclass of this.#subclasses.get(name) ?? []) names.add(subclass);
    }
    if (symbols.size === 0) for (const name of names) for (const symbol of this.#declarers.get(name) ?? []) symbols.add(symbol);
    return [...symbols];
  }

  /** Symbols that change `name`; `self.name` and `this.name` mean fields of any class, `Class.name` those of one. */
  mutators(name: string): readonly SymbolNode[] {
    const dot = name.lastIndexOf('.');
    const owner = dot < 0 ? undefined : name.slice(0, dot);
    const symbols = new Set<SymbolNode>();
    for (const { symbol, mutatedName } of this.#mutators.get(lastPart(name)) ?? []) {
      if (owner === undefined || this.#isStateOf(symbol, mutatedName.name, owner)) symbols.add(symbol);
    }
    return [...symbols];
  }

  #isStateOf(symbol: SymbolNode, name: string, owner: string): boolean {
    const isField = /^(?:self|this|cls)\./.test(name);
    if (owner === 'self' || owner === 'this' || owner === 'cls') return isField;
    if (isField) return this.#classOf(symbol) === lastPart(owner);
    return name === `${lastPart(owner)}.${lastPart(name)}` || name.startsWith(`${owner}.`);
  }
}

function lastPart(name: string): string {
  const plain = name.replace(/[<([].*$/s, '');
  return plain.slice(plain.lastIndexOf('.') + 1);
}

function add<T>(table: Map<string, Set<T>>, key: string, value: T): void {
  const values = table.get(key);
  if (values) values.add(value);
  else table.set(key, new Set([value]));
}
