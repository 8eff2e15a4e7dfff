// Chooses between several definitions of one name: overloads, halves of a property, a type and a value, a namespace beside a class.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { typeParameters } from '../values/typeParameters.ts';
import type { NameUse } from '../values/values.ts';

/** Whether a type parameter of the definition hides outer names at a type position. */
export function isTypeParameter(entry: FileEntry, fact: SymbolFact, name: string, { want }: NameUse): boolean {
  return want === 'type' && entry.rules.typeParametersHide && typeParameters(fact, entry.rules).some((each) => each.name === name);
}

/** Whether the symbol is a namespace, which is a scope for its content. */
export function isNamespace(entry: FileEntry, fact: SymbolFact | undefined): boolean {
  return fact !== undefined && entry.rules.namespaceHead?.test(fact.signature) === true;
}

/** The best of several definitions of one name for the use. */
export function pickDefinition(entry: FileEntry, indices: readonly number[], use: NameUse): number | undefined {
  const { rules } = entry;
  if (indices.length <= 1 && use.exclude === undefined && !rules.checksEveryDefinition) return indices[0];
  const suitableIndices = indices.filter((index) => index !== use.exclude && canBe(entry, index, use));
  // A namespace only extends the function, class or enum of its name.
  const mainIndices = rules.mergesNamespaces ? suitableIndices.filter((index) => !isNamespace(entry, entry.fact(index))) : suitableIndices;
  const possibleIndices = mainIndices.length ? mainIndices : suitableIndices;
  if (possibleIndices.length <= 1) return possibleIndices[0];
  const overloads = use.arguments < 0 ? [] : possibleIndices.filter((index) => entry.fact(index)?.parameters.length === use.arguments);
  if (overloads.length && rules.argumentsChooseDefinition) return overloads.at(-1);
  if (rules.declarationsAreOneType) {
    // Of merged declarations the class has the most members.
    const types = possibleIndices.filter((index) => isClassLike(entry.fact(index)));
    const classIndex = types.find((index) => entry.fact(index)?.kind === 'class');
    if (classIndex !== undefined || use.want === 'type') return classIndex ?? types[0];
  }
  // Both halves of a property share a name; naming it yields the result of the getter.
  const getter = rules.propertiesAreMethods ? getterOf(entry, possibleIndices) : undefined;
  if (getter !== undefined) return getter;
  const before = use.line < 0 ? undefined : possibleIndices.findLast((index) => (entry.fact(index)?.range.start.line ?? 0) <= use.line);
  return before ?? possibleIndices.at(-1);
}

function getterOf(entry: FileEntry, indices: readonly number[]): number | undefined {
  const isHalf = (index: number): boolean => entry.fact(index)?.decorators.some((text) => /\.(?:setter|deleter)\b/.test(text)) ?? false;
  return indices.some(isHalf) ? indices.findLast((index) => !isHalf(index)) : undefined;
}

/** Whether the definition fits a use as type or value. */
export function canBe(entry: FileEntry, index: number, use: NameUse): boolean {
  const fact = entry.fact(index);
  const { typeNames, isTitle } = entry.rules;
  if (typeNames === 'apart') return isClassLike(fact) || use.want === 'value';
  if (typeNames === 'same') return !fact || !isTitle(fact);
  return use.want === 'value' ? fact?.kind !== 'interface' && fact?.kind !== 'type' : isClassLike(fact);
}
