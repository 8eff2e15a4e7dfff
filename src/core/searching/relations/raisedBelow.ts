// What a function can raise: its own raises and those of what it calls, along the edges of the graph, each with the way that leads to it.
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import type { RaiseFact } from '../../symbols/facts.ts';
import { isClassLike } from '../../graph/names/fileEntry.ts';
import { flowFrom } from '../definitions/overloads.ts';

/** A function that raises, or calls what does. Errors that are caught on the way are listed too: a catch says nothing of what it lets through. */
export interface RaisedBelow {
  readonly symbol: SymbolNode;
  readonly raises: readonly RaiseFact[];
  readonly below: readonly RaisedBelow[];
  /** The call that leads here; absent at the root. */
  readonly edge?: Edge;
}

const hops = 4;
const width = 24;

/** What `symbol` can raise, `hops` calls deep; branches that raise nothing are left out. */
export function raisedBelow(symbol: SymbolNode, graph: CodeGraph): RaisedBelow {
  const flow = flowFrom(symbol, graph, hops, width);
  return raisingPart(flow, graph, new Set()) ?? { symbol: flow.symbol ?? symbol, raises: [], below: [] };
}

/**
 * What runs when others call it, and is written in `symbol`: the methods of a class, and those of an object that a function makes on the spot
 * (`object : Callback { … }`).
 */
function writtenIn({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const inFile = graph.inFile(root, path);
  const isMethodOf = (each: SymbolNode): boolean => {
    const holder = each.fact.kind === 'method' ? inFile[each.fact.parent]?.fact : undefined;
    if (!isClassLike(holder)) return false;
    return holder?.index === fact.index || (!isClassLike(fact) && holder?.parent === fact.index && holder.name.startsWith('<'));
  };
  return inFile.filter(isMethodOf);
}

/** Every function once: where it is reached first. */
function raisingPart({ symbol, edge, children }: FlowNode, graph: CodeGraph, seen: Set<string>): RaisedBelow | undefined {
  if (!symbol || seen.has(symbol.id) || edge?.evidence === 'name-only') return undefined;
  seen.add(symbol.id);
  const called = children.flatMap((child) => raisingPart(child, graph, seen) ?? []);
  // Deeper down an object is mostly somebody else's to call.
  const written = edge
    ? []
    : writtenIn(symbol, graph).flatMap((each) => raisingPart(flowFrom(each, graph, hops - 1, width), graph, seen) ?? []);
  const below = [...called, ...written];
  // `throw missing(name)`: what the helper makes is told below it.
  const helpers = new Set(called.flatMap((each) => (each.raises.length ? each.symbol.fact.name : [])));
  const own = symbol.fact.raises.filter(({ name }) => !helpers.has(name.slice(name.lastIndexOf('.') + 1)));
  const raises = [...new Map(own.map((raise) => [raise.name, raise])).values()];
  return raises.length || below.length ? { symbol, raises, below, ...(edge ? { edge } : {}) } : undefined;
}

/** Names of all types that are raised, each once, nearest first. */
export function raisedTypes(root: RaisedBelow): readonly string[] {
  const names = new Set<string>();
  for (let level: readonly RaisedBelow[] = [root]; level.length; level = level.flatMap(({ below }) => below)) {
    for (const { raises } of level) for (const { name } of raises) names.add(name);
  }
  return [...names];
}
