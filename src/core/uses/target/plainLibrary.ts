// Decorators and annotations of Python and Java that register nothing, and bases that access no private member: they have no effect on the
// uses of a definition.
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** Decorators that change how a function is called or a class is checked, but register nothing. Source: the languages' own documentation. */
const plainDecorators =
  /^@?(?:property|staticmethod|classmethod|abstractmethod|abc\.abstractmethod|cached_property|functools\.\w+|contextlib\.\w+|override|Override|Deprecated|SuppressWarnings|typing\.\w+|typing_extensions\.\w+|dataclass|dataclasses\.dataclass|overload(?!\s*\()|\w+\.(?:setter|getter|deleter))\b/;
/** Modules of the same decorators, for plain names imported from them. */
const plainModules = /^(?:functools|contextlib|typing|typing_extensions|abc|dataclasses)$/;

/** Whether a decorator of a definition in that file passes it to no other code. */
export function isPlainDecorator(decorator: string, { root, path }: Pick<SymbolNode, 'root' | 'path'>, graph: CodeGraph): boolean {
  if (plainDecorators.test(decorator)) return true;
  const name = /^@?(\w+)/.exec(decorator)?.[1];
  const imports = graph.file(root, path)?.facts.imports ?? [];
  return imports.some(({ module, names }) => plainModules.test(module) && names.some(({ local }) => local === name));
}

/** Bases without members that they call themselves. */
const emptyBases = /(?:^|\.)(?:object|ABC|Generic|Protocol)(?:\[.*)?$/;

/** Whether a base of a class in that file, as its imports name it, accesses no private member of its objects. */
export function isPlainBase(
  base: string,
  { root, path, language }: Pick<SymbolNode, 'root' | 'path' | 'language'>,
  graph: CodeGraph,
): boolean {
  if (emptyBases.test(base)) return true;
  const bases = rulesOf(language).libraryBases;
  if (!bases) return false;
  if (bases.always.test(base)) return true;
  // A star import may bring another type of the name.
  const imports = graph.file(root, path)?.facts.imports ?? [];
  return bases.unlessImported.test(base) && !imports.some(({ names }) => names.some(({ local }) => local === '*' || local === base));
}
