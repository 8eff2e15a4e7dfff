// When "nobody uses it" may be said: nothing is left undecided, and nothing outside of what was looked at can reach the definition.
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { Uses, UseTarget } from './types.ts';

/** `used`, surely `nobody`, or `unknown` with what keeps it from being said. */
export type UsesVerdict =
  | { readonly is: 'used' }
  | { readonly is: 'nobody' }
  | { readonly is: 'unknown'; readonly because: 'possible' | 'undecided' | 'incomplete' | 'quoted' | 'exported' | 'called-from-outside' };

/** Decorators that change how a function is called, and register it nowhere. Source: the languages' own documentation. */
const plainDecorators =
  /^@?(?:property|staticmethod|classmethod|abstractmethod|abc\.abstractmethod|cached_property|functools\.\w+|override|Override|Deprecated|typing\.\w+|dataclass|dataclasses\.dataclass|overload|\w+\.(?:setter|getter|deleter))\b/;

/** @param isComplete the index holds all files of the workspace, with their edges */
export function verdictOf(target: UseTarget, uses: Uses, graph: CodeGraph, isComplete: boolean): UsesVerdict {
  if (uses.places.length) return { is: 'used' };
  if (uses.possible.length) return { is: 'unknown', because: 'possible' };
  if (uses.undecided.length) return { is: 'unknown', because: 'undecided' };
  if (!isComplete) return { is: 'unknown', because: 'incomplete' };
  if (uses.quoted) return { is: 'unknown', because: 'quoted' };
  if (target.name !== undefined) return { is: 'unknown', because: 'exported' };
  if (isMerged(target.symbol, graph)) return { is: 'unknown', because: 'exported' };
  if (isReachedByName(target.symbol, graph)) return { is: 'unknown', because: 'called-from-outside' };
  return isOpen(target.symbol, graph) ? { is: 'unknown', because: 'exported' } : { is: 'nobody' };
}

/** Interfaces of one name may be one interface in TypeScript, wherever they are declared. */
function isMerged({ fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.kind === 'interface' && graph.byName(fact.name).length > 1;
}

/** The language, a framework or a base from outside may call it: special names, decorated, tests, routes, overrides. */
function isReachedByName({ id, root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  if (fact.kind === 'test' || fact.kind === 'route' || fact.kind === 'module') return true;
  if (/^__.*__$/.test(fact.name) || fact.name === 'main' || fact.name === 'init' || fact.name === 'constructor') return true;
  if (fact.decorators.some((each) => !plainDecorators.test(each))) return true;
  if (graph.outgoing(id, ['overrides']).length) return true;
  const owner = fact.kind === 'method' ? graph.inFile(root, path)[fact.parent] : undefined;
  return owner ? graph.outgoing(owner.id, ['extends', 'implements']).some(({ callee }) => callee === null) : false;
}

/** Whoever imports its file can name it, and for a member that of its class too. */
function isOpen({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  const inFile = graph.inFile(root, path);
  for (let at: SymbolNode | undefined = inFile[fact.index]; at && at.fact.kind !== 'module'; at = inFile[at.fact.parent]) {
    if (!at.fact.exported) return false;
    if (at.fact.kind === 'function' && at.fact.index !== fact.index) return false;
  }
  return true;
}
