// Draws the paths between two functions as one diagram: shared steps appear once.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { readableName } from '../material/relations/relationNote.ts';
import type { Diagram, DiagramEdge } from '../record/picture.ts';
import type { PlaceTable } from './pictureLines.ts';

/** The diagram of `paths`; undefined where there is none. */
export function pathDiagram(paths: readonly (readonly Edge[])[], graph: CodeGraph, places: PlaceTable): Diagram | undefined {
  const symbols = new Map<string, SymbolNode>();
  const edges = new Map<string, Edge>();
  for (const edge of paths.flat()) {
    for (const id of [edge.caller, edge.callee]) {
      const symbol = id === null ? undefined : graph.symbol(id);
      if (symbol) symbols.set(symbol.id, symbol);
    }
    edges.set(`${edge.caller}\n${edge.callee}`, edge);
  }
  if (symbols.size === 0) return undefined;
  const order = [...symbols.keys()];
  const diagramEdges = [...edges.values()].flatMap((edge): DiagramEdge[] => {
    const [caller, to] = [symbols.get(edge.caller), order.indexOf(edge.callee ?? '')];
    if (!caller || to < 0) return [];
    const at = places.at(caller, edge.line);
    return [{ from: order.indexOf(edge.caller), to, calls: 1, imports: 0, weak: edge.evidence === 'name-only', circular: false, at }];
  });
  const nodes = [...symbols.values()].map((symbol) => ({
    label: symbol.fact.name,
    title: readableName(symbol),
    kind: 'symbol' as const,
    at: places.of(symbol),
  }));
  return { kind: 'paths', nodes, edges: diagramEdges, omitted: 0 };
}
