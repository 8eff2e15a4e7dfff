// What a function can raise: its own raises and those of what it calls, along the edges of the graph, each with the way that leads to it.
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/types.ts';
import type { RaiseFact } from '../../symbols/facts.ts';
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
  return raisingPart(flow, new Set()) ?? { symbol: flow.symbol ?? symbol, raises: [], below: [] };
}

/** Every function once: where it is reached first. */
function raisingPart({ symbol, edge, children }: FlowNode, seen: Set<string>): RaisedBelow | undefined {
  if (!symbol || seen.has(symbol.id) || edge?.evidence === 'name-only') return undefined;
  seen.add(symbol.id);
  const below = children.flatMap((child) => raisingPart(child, seen) ?? []);
  const raises = [...new Map(symbol.fact.raises.map((raise) => [raise.name, raise])).values()];
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
