// Whether a method of Go is the one that an interface asks for: of its name, with its parameters, and where the name reaches.
import { rulesOf } from '../../syntax/languages.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import { directoryOf } from '../files/fileEntry.ts';
import type { SymbolNode } from '../edges/types.ts';

/** A method as an interface asks for it. */
export interface RequiredMethod {
  readonly name: string;
  /** Types of the parameters, without packages; undefined where they may be any. */
  readonly parameters: readonly (string | undefined)[];
  /** The package that alone knows the name; absent where all do. */
  readonly within?: { readonly root: string; readonly folder: string };
}

/** The method `fact` of the interface `holder` in a file. */
export function requiredMethod({ root, path }: Pick<SymbolNode, 'root' | 'path'>, fact: SymbolFact, holder: SymbolFact): RequiredMethod {
  const isGeneric = generic.test(holder.signature);
  return {
    name: fact.name,
    parameters: fact.parameters.map(({ type }) => (isGeneric ? undefined : plainType(type))),
    ...(startsUpper.test(fact.name) ? {} : { within: { root, folder: directoryOf(path) } }),
  };
}

/**
 * A method with a body, of the name and with the parameters that are asked for: what belongs to an interface stands in it, what belongs to a type
 * begins with `func`. A name in lower case is one of its package alone: that of another package is another method.
 */
export function isMethodLike({ root, path, language, fact }: SymbolNode, { name, parameters, within }: RequiredMethod): boolean {
  if (!rulesOf(language).interfacesAreImplicit || fact.kind !== 'method' || fact.name !== name || !fact.signature.startsWith('func '))
    return false;
  if (within && (root !== within.root || directoryOf(path) !== within.folder)) return false;
  const isSame = (type: string | undefined, expected: string | undefined): boolean =>
    expected === undefined || plainType(type) === expected;
  return fact.parameters.length === parameters.length && parameters.every((asked, at) => isSame(fact.parameters[at]?.type, asked));
}

const startsUpper = /^\p{Lu}/u;
/** `type Store[T any] interface`: what stands for a type may be any. */
const generic = /^type\s+[\p{L}\p{N}_]+\s*\[/u;

/** The type without the packages of its names, which each file writes as it imports them. */
function plainType(type: string | undefined): string | undefined {
  return type
    ?.replace(/interface\s*\{\s*\}/g, 'any')
    .replace(/[\p{L}\p{N}_]+\./gu, '')
    .replace(/\s+/g, '');
}
