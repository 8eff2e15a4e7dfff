// Groups functions of one object literal: `this` in one of them is the object with the others.
import type { Term } from '../../symbols/values/valueTerms.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { TermCache } from '../flow/termCache.ts';

/** Functions of one object literal, keyed by name. */
type Siblings = ReadonlyMap<string, number>;

const cache = new WeakMap<FileEntry, ReadonlyMap<number, Siblings>>();

/** The function called `name` of the object literal that `this` denotes inside symbol `scope`. */
export function siblingOf(entry: FileEntry, scope: number, name: string, terms: TermCache): number | undefined {
  if (!entry.rules.hasObjectLiterals) return undefined;
  const siblingsByFunction = literalsOf(entry, terms);
  // Functions inside a method are mostly arrows, which share its `this`.
  for (let fact = entry.fact(scope); fact && fact.index > 0 && !isClassLike(fact); fact = entry.fact(fact.parent)) {
    const sibling = siblingsByFunction.get(fact.index)?.get(name);
    if (sibling !== undefined) return sibling;
  }
  return undefined;
}

/** The function called `name` directly in the object literal that a module exports; nested objects do not count. */
export function exportedMember(entry: FileEntry, name: string, terms: TermCache): number | undefined {
  const exportText = entry.file.facts.bindings.findLast((each) => each.scope === 0 && each.name === 'module.exports')?.value;
  const term = exportText?.startsWith('{') ? terms.term(exportText) : undefined;
  if (term?.kind !== 'record') return undefined;
  for (const { key, value } of term.entries) {
    if (value.kind === 'function' && (key ?? entry.fact(value.index)?.name) === name) return value.index;
  }
  return undefined;
}

/** Releases the literals of a file; they are read again on demand. */
export function forgetLiterals(entry: FileEntry): void {
  cache.delete(entry);
}

function literalsOf(entry: FileEntry, terms: TermCache): ReadonlyMap<number, Siblings> {
  const literals = cache.get(entry) ?? collectLiterals(entry, terms);
  cache.set(entry, literals);
  return literals;
}

function collectLiterals(entry: FileEntry, terms: TermCache): ReadonlyMap<number, Siblings> {
  const siblingsByFunction = new Map<number, Siblings>();
  const nameOf = (index: number): string => entry.fact(index)?.name ?? '';
  for (const { passed } of entry.file.facts.calls) {
    if (!passed?.includes('@') || !passed.includes('{')) continue;
    for (const { value } of terms.arguments(passed)) addLiterals(value, nameOf, siblingsByFunction);
  }
  for (const { value } of entry.file.facts.bindings) {
    if (value.includes('@') && value.includes('{')) addLiterals(terms.term(value), nameOf, siblingsByFunction);
  }
  return siblingsByFunction;
}

/** Records the functions of each literal in a term, keyed by each of them. */
function addLiterals(term: Term | undefined, nameOf: (index: number) => string, table: Map<number, Siblings>): void {
  if (term?.kind === 'choice') for (const option of term.options) addLiterals(option, nameOf, table);
  else if (term?.kind === 'list') for (const item of term.items) addLiterals(item, nameOf, table);
  else if (term?.kind === 'call' || term?.kind === 'new') for (const { value } of term.arguments) addLiterals(value, nameOf, table);
  if (term?.kind !== 'record') return;
  const siblings = new Map<string, number>();
  for (const { key, value } of term.entries) {
    if (value.kind === 'function') siblings.set(key ?? nameOf(value.index), value.index);
    else addLiterals(value, nameOf, table);
  }
  for (const index of siblings.values()) table.set(index, siblings);
}
