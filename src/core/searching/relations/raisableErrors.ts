// Errors that a function can raise: its own and those of its callees along the edges of the graph, each with its path.
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { RaiseFact } from '../../symbols/facts.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { flowFrom } from '../definitions/overloads.ts';

/** A function that raises, or that calls one. Errors that a caller catches are listed too: a catch may let some of them through. */
export interface RaisingFunction {
  readonly symbol: SymbolNode;
  readonly raises: readonly RaiseFact[];
  readonly below: readonly RaisingFunction[];
  /** The call that leads here; absent at the root. */
  readonly edge?: Edge;
}

/** Depth to which calls are followed. */
const hops = 4;
/** Limit of calls per function. */
const width = 24;

/** Errors that `symbol` can raise, {@link hops} calls deep; branches without a raise are left out. */
export function raisableErrors(symbol: SymbolNode, graph: CodeGraph): RaisingFunction {
  const flow = flowFrom(symbol, graph, hops, width);
  return pruneToRaising(flow, graph, new Set()) ?? { symbol: flow.symbol ?? symbol, raises: [], below: [] };
}

/** Functions inside a definition that others call: the methods of a class, and those of an object expression (`object : Callback { … }`). */
function innerFunctions({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const inFile = graph.inFile(root, path);
  const isMethodOf = (each: SymbolNode): boolean => {
    const holder = each.fact.kind === 'method' ? inFile[each.fact.parent]?.fact : undefined;
    if (!isClassLike(holder)) return false;
    return holder?.index === fact.index || (!isClassLike(fact) && holder?.parent === fact.index && holder.name.startsWith('<'));
  };
  return inFile.filter(isMethodOf);
}

/** Prunes a flow to raising functions, each once at its first occurrence. */
function pruneToRaising({ symbol, edge, children }: FlowNode, graph: CodeGraph, visited: Set<string>): RaisingFunction | undefined {
  if (!symbol || visited.has(symbol.id) || edge?.evidence === 'name-only') return undefined;
  visited.add(symbol.id);
  const raisingCallees = children.flatMap((child) => pruneToRaising(child, graph, visited) ?? []);
  // Only at the root: others mostly call the objects further down.
  const raisingInner = edge
    ? []
    : innerFunctions(symbol, graph).flatMap((each) => pruneToRaising(flowFrom(each, graph, hops - 1, width), graph, visited) ?? []);
  const below = [...raisingCallees, ...raisingInner];
  // `throw missing(name)`: the error that the helper makes is listed below it.
  const helpers = new Set(raisingCallees.flatMap((each) => (each.raises.length ? each.symbol.fact.name : [])));
  const ownRaises = symbol.fact.raises.filter(({ name }) => !helpers.has(name.slice(name.lastIndexOf('.') + 1)));
  const raises = [...new Map(ownRaises.map((raise) => [raise.name, raise])).values()];
  return raises.length || below.length ? { symbol, raises, below, ...(edge ? { edge } : {}) } : undefined;
}

/** Names of all raised types, each once, nearest first. */
export function raisedTypes(root: RaisingFunction): readonly string[] {
  const names = new Set<string>();
  for (let level: readonly RaisingFunction[] = [root]; level.length; level = level.flatMap(({ below }) => below)) {
    for (const { raises } of level) for (const { name } of raises) names.add(name);
  }
  return [...names];
}
