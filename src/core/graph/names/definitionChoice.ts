// Which of several definitions of one name is meant: overloads, halves of a property, a type and a value, a namespace beside a class.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { typeParameters } from '../values/typeParameters.ts';
import type { NameUse } from '../values/values.ts';

/** Where a type is expected the type parameters of a definition hide whatever has their name outside of it. */
export function isTypeParameter(entry: FileEntry, fact: SymbolFact, name: string, { want }: NameUse): boolean {
  return want === 'type' && entry.rules.typeParametersHide && typeParameters(fact, entry.rules).some((each) => each.name === name);
}

/** A namespace is a scope for all that is in it. */
export function isNamespace(entry: FileEntry, fact: SymbolFact | undefined): boolean {
  return fact !== undefined && entry.rules.namespaceHead?.test(fact.signature) === true;
}

/** Which of several definitions of one name is meant. */
export function pick(entry: FileEntry, candidates: readonly number[], use: NameUse): number | undefined {
  const { rules } = entry;
  if (candidates.length <= 1 && use.exclude === undefined && !rules.checksEveryDefinition) return candidates[0];
  const suiting = candidates.filter((index) => index !== use.exclude && canBe(entry, index, use));
  // A namespace adds to the function, class or enum that has its name.
  const main = rules.mergesNamespaces ? suiting.filter((index) => !isNamespace(entry, entry.fact(index))) : suiting;
  const possible = main.length ? main : suiting;
  if (possible.length <= 1) return possible[0];
  const overloads = use.arguments < 0 ? [] : possible.filter((index) => entry.fact(index)?.parameters.length === use.arguments);
  if (overloads.length && rules.argumentsChooseDefinition) return overloads.at(-1);
  if (rules.declarationsAreOneType) {
    // The class says most.
    const types = possible.filter((index) => isClassLike(entry.fact(index)));
    const declared = types.find((index) => entry.fact(index)?.kind === 'class');
    if (declared !== undefined || use.want === 'type') return declared ?? types[0];
  }
  // Both halves of a property are one name, and naming it gives what the getter does.
  const getter = rules.propertiesAreMethods ? getterOf(entry, possible) : undefined;
  if (getter !== undefined) return getter;
  const before = use.line < 0 ? undefined : possible.findLast((index) => (entry.fact(index)?.range.start.line ?? 0) <= use.line);
  return before ?? possible.at(-1);
}

function getterOf(entry: FileEntry, candidates: readonly number[]): number | undefined {
  const isHalf = (index: number): boolean => entry.fact(index)?.decorators.some((text) => /\.(?:setter|deleter)\b/.test(text)) ?? false;
  return candidates.some(isHalf) ? candidates.findLast((index) => !isHalf(index)) : undefined;
}

/** Whether the definition can be meant where a type or a value is wanted. */
export function canBe(entry: FileEntry, index: number, use: NameUse): boolean {
  const fact = entry.fact(index);
  const { typeNames, isTitle } = entry.rules;
  if (typeNames === 'apart') return isClassLike(fact) || use.want === 'value';
  if (typeNames === 'same') return !fact || !isTitle(fact.kind, fact.signature);
  return use.want === 'value' ? fact?.kind !== 'interface' && fact?.kind !== 'type' : isClassLike(fact);
}
