// Drops values that are no default, since the code around them replaces them.
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { truthOf } from './valueForms.ts';
import type { PlacedValue } from './valueScore.ts';

/** Values that stand for none. */
const unsetValue = /^(?:-1|0|""|''|null|None|nil|undefined)[lLuU]?$/;

/** The values that nothing replaces: a value for none that the class fills, and a flag that one scope sets both ways, are left out. */
export function withoutReplaced<T extends PlacedValue>(places: readonly T[], kind: ValueQuestion['kind']): readonly T[] {
  return withoutUnset(kind === 'truth' ? withoutContradictions(places) : places);
}

/** Drops flags that the same scope sets both ways, such as by whether an import works: none of the values is a default. */
function withoutContradictions<T extends PlacedValue>(places: readonly T[]): readonly T[] {
  const keyOf = (place: T): string => `${nameKey(place)}\n${place.symbol?.id ?? ''}`;
  const truthsByKey = new Map<string, Set<boolean | undefined>>();
  for (const place of places) truthsByKey.set(keyOf(place), (truthsByKey.get(keyOf(place)) ?? new Set()).add(truthOf(place.value)));
  return places.filter((place) => (truthsByKey.get(keyOf(place))?.size ?? 0) < 2);
}

/** Drops a value that stands for none where the same class replaces it: `if (size < 1) size = 10;` sets what counts. */
function withoutUnset<T extends PlacedValue>(places: readonly T[]): readonly T[] {
  const keyOf = (place: T): string => `${nameKey(place)}\n${classNameOf(place.symbol)}`;
  const replacedKeys = new Set(places.filter(({ isFallback }) => isFallback).map(keyOf));
  return places.filter((place) => place.isFallback || !unsetValue.test(place.value) || !replacedKeys.has(keyOf(place)));
}

function nameKey({ root, path, name }: PlacedValue): string {
  return `${root}\n${path}\n${name}`;
}

/** Qualified name of the class around a value; empty outside classes. */
function classNameOf(symbol: SymbolNode | null): string {
  if (!symbol) return '';
  const { qualifiedName } = symbol.fact;
  return isClassLike(symbol.fact) ? qualifiedName : qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf('.')));
}
