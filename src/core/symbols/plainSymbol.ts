// Copies a symbol to a plain object: stored facts decode most fields only on access.
import type { SymbolFact } from './facts.ts';

const symbolFields = Object.keys({
  ...{
    index: true,
    parent: true,
    name: true,
    qualifiedName: true,
    ordinal: true,
    kind: true,
    range: true,
    nameRange: true,
    signature: true,
  },
  ...{ doc: true, docLines: true, decorators: true, declaration: true, exported: true, extends: true, implements: true, route: true },
  ...{ typeReferences: true, raises: true, mutates: true, reads: true, errorStrings: true, parameters: true, returnType: true },
} satisfies Record<keyof SymbolFact, true>) as (keyof SymbolFact)[];

/** A copy with enumerable keys. Absent values, and `false` for an optional flag, have no key. */
export function plainSymbol(symbol: SymbolFact): SymbolFact {
  const entries = symbolFields.map((field) => [field, symbol[field]] as const);
  const presentEntries = entries.filter(([field, value]) => value !== undefined && (field !== 'declaration' || value === true));
  return Object.fromEntries(presentEntries) as unknown as SymbolFact;
}
