// Adds edges of the code graph among shown definitions: facts that are known before a model's notes.
import { minSureConfidence } from '../../../graph/edges/edgeConfidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { TripleGraph } from './tripleGraph.ts';
import { relationKey } from './spelling.ts';
import { entityOf } from './nameResolver.ts';
import type { Triple } from './triple.ts';

/** Maximum edges per round, most certain first; the notes of a model need room beside them. Set by judgement. */
const maxEdges = 40;

/** Adds the certain edges between `symbols` to `graph`. Uncertain edges are no facts; edges beyond the limit are counted. */
export function addKnownEdges(
  graph: TripleGraph,
  codeGraph: Pick<CodeGraph, 'outgoing'>,
  symbols: ReadonlyMap<string, SymbolNode>,
  round: number,
): void {
  const edges = [...symbols.keys()].flatMap((id) =>
    codeGraph.outgoing(id).filter((edge) => isSure(edge) && symbols.has(edge.callee ?? '')),
  );
  const knownKeys = new Set(
    graph.triples.filter(({ standing }) => standing === 'known').map(({ from, relation, to }) => `${from} ${relation} ${to}`),
  );
  const freshEdges = new Map<string, { readonly from: SymbolNode; readonly to: SymbolNode; readonly edge: Edge }>();
  for (const edge of edges.toSorted((a, b) => b.confidence - a.confidence)) {
    const [from, to] = [symbols.get(edge.caller), symbols.get(edge.callee ?? '')];
    if (!from || !to) continue;
    const key = `${entityOf(from).key} ${edge.kind} ${entityOf(to).key}`;
    if (!knownKeys.has(key) && !freshEdges.has(key)) freshEdges.set(key, { from, to, edge });
  }
  const chosenEdges = [...freshEdges.values()].slice(0, maxEdges);
  for (const { from, to, edge } of chosenEdges) graph.add(entityOf(from), entityOf(to), tripleOf(from, edge, round, false));
  graph.countOmitted(freshEdges.size - chosenEdges.length);
}

/** The certain edge of the code graph for a triple between two definitions; undefined when there is none. */
export function knownTriple(
  codeGraph: Pick<CodeGraph, 'outgoing'>,
  from: SymbolNode,
  relation: string,
  to: SymbolNode,
  round: number,
): Omit<Triple, 'from' | 'to'> | undefined {
  const sameEdges = codeGraph
    .outgoing(from.id)
    .filter((edge) => isSure(edge) && edge.callee === to.id && relationKey(edge.kind) === relationKey(relation));
  const [edge] = sameEdges;
  return edge && tripleOf(from, edge, round, true);
}

function tripleOf({ root, path }: SymbolNode, { kind, line }: Edge, round: number, stated: boolean): Omit<Triple, 'from' | 'to'> {
  return { relation: kind, standing: 'known', stated, place: { root, path, line }, round };
}

function isSure({ confidence }: Edge): boolean {
  return confidence >= minSureConfidence;
}
