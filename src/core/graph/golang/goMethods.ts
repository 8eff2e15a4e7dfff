// Checks whether a Go method satisfies an interface method: its name, parameters and visibility.
import { parentFolder } from '../../base/parentFolder.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/** A method as an interface requires it. */
export interface RequiredMethod {
  readonly name: string;
  /** Parameter types without packages; undefined where any type fits. */
  readonly parameters: readonly (string | undefined)[];
  /** The package of an unexported name; absent for exported names. */
  readonly within?: { readonly root: string; readonly folder: string };
}

/** The method `fact` of the interface `holder` in a file. */
export function requiredMethod({ root, path }: Pick<SymbolNode, 'root' | 'path'>, fact: SymbolFact, holder: SymbolFact): RequiredMethod {
  const isGeneric = generic.test(holder.signature);
  return {
    name: fact.name,
    parameters: fact.parameters.map(({ type }) => (isGeneric ? undefined : plainType(type))),
    ...(startsUpper.test(fact.name) ? {} : { within: { root, folder: parentFolder(path) } }),
  };
}

/**
 * Whether a symbol is a method with a body and the required name and parameters; methods of a type begin with `func`. An unexported name
 * belongs to its package: in another package it is a different method.
 */
export function isMethodLike({ root, path, language, fact }: SymbolNode, { name, parameters, within }: RequiredMethod): boolean {
  if (!rulesOf(language).interfacesAreImplicit || fact.kind !== 'method' || fact.name !== name || !fact.signature.startsWith('func '))
    return false;
  if (within && (root !== within.root || parentFolder(path) !== within.folder)) return false;
  const isSame = (type: string | undefined, expectedType: string | undefined): boolean =>
    expectedType === undefined || plainType(type) === expectedType;
  return (
    fact.parameters.length === parameters.length &&
    parameters.every((parameterType, at) => isSame(fact.parameters[at]?.type, parameterType))
  );
}

const startsUpper = /^\p{Lu}/u;
/** Generic interface `type Store[T any] interface`: its type parameters accept any type. */
const generic = /^type\s+[\p{L}\p{N}_]+\s*\[/u;

/** The type without package qualifiers, which depend on a file's imports. */
function plainType(type: string | undefined): string | undefined {
  return type
    ?.replace(/interface\s*\{\s*\}/g, 'any')
    .replace(/[\p{L}\p{N}_]+\./gu, '')
    .replace(/\s+/g, '');
}
