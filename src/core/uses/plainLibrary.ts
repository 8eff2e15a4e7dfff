// What Python brings along that changes nothing about who can use a definition: decorators that register nothing, bases that ask for no private member.
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/** Decorators that change how a function is called or a class is checked, and register it nowhere. Source: the languages' own documentation. */
const plainDecorators =
  /^@?(?:property|staticmethod|classmethod|abstractmethod|abc\.abstractmethod|cached_property|functools\.\w+|contextlib\.\w+|override|Override|Deprecated|SuppressWarnings|typing\.\w+|typing_extensions\.\w+|dataclass|dataclasses\.dataclass|overload(?!\s*\()|\w+\.(?:setter|getter|deleter))\b/;
/** The same by their plain names, where the file imports them from one of these modules. */
const plainModules = /^(?:functools|contextlib|typing|typing_extensions|abc|dataclasses)$/;

/** Whether a decorator of a definition in that file hands it to nobody. */
export function isPlainDecorator(decorator: string, { root, path }: Pick<SymbolNode, 'root' | 'path'>, graph: CodeGraph): boolean {
  if (plainDecorators.test(decorator)) return true;
  const name = /^@?(\w+)/.exec(decorator)?.[1];
  const imports = graph.file(root, path)?.facts.imports ?? [];
  return imports.some(({ module, names }) => plainModules.test(module) && names.some(({ local }) => local === name));
}

/** Bases without members of their own that they call. */
const emptyBases = /(?:^|\.)(?:object|ABC|Generic|Protocol)(?:\[.*)?$/;
/** Types that Python is built of, and its exceptions: they are written in C and look up no private name. */
const builtIn =
  /^(?:dict|list|set|frozenset|tuple|str|bytes|bytearray|int|float|complex|(?:Base)?Exception|[A-Z]\w*(?:Error|Warning)|KeyboardInterrupt|SystemExit|GeneratorExit|StopIteration|StopAsyncIteration)$/;
/** Abstract collections ask each other for public members alone. Source: `Lib/_collections_abc.py`; `Set` asks for `_from_iterable` and is none of them. */
const collections =
  /^(?:collections\.abc|typing)\.(?:Container|Hashable|Iterable|Iterator|Reversible|Generator|Sized|Callable|Collection|Sequence|MutableSequence|Mapping|MutableMapping|Awaitable|Coroutine|AsyncIterable|AsyncIterator|AsyncGenerator)$/;

/** Whether a base of a class in that file, named as the file's imports tell, asks its objects for no private member. */
export function isPlainBase(
  base: string,
  { root, path, language }: Pick<SymbolNode, 'root' | 'path' | 'language'>,
  graph: CodeGraph,
): boolean {
  if (emptyBases.test(base)) return true;
  if (language !== 'python') return false;
  if (collections.test(base)) return true;
  // A star import may bring another type of the name.
  const imports = graph.file(root, path)?.facts.imports ?? [];
  return builtIn.test(base) && !imports.some(({ names }) => names.some(({ local }) => local === '*' || local === base));
}
