// Edges of the code graph among the definitions that were shown: what is known of them before a model says a word.
import { sureEnough } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { KnowledgeGraph } from './knowledgeGraph.ts';
import { relationKey } from './spelling.ts';
import { entityOf } from './ties.ts';
import type { Triple } from './triple.ts';

/** Edges that a round takes in, the surest first; what a model notes must find room beside them. Set by judgement. */
const mostEdges = 40;

/** Adds to `graph` the sure edges between `symbols`. What is not sure is not known, and what a limit leaves out is counted. */
export function seed(
  graph: KnowledgeGraph,
  code: Pick<CodeGraph, 'outgoing'>,
  symbols: ReadonlyMap<string, SymbolNode>,
  round: number,
): void {
  const edges = [...symbols.keys()].flatMap((id) => code.outgoing(id).filter((edge) => isSure(edge) && symbols.has(edge.callee ?? '')));
  const known = new Set(
    graph.triples.filter(({ standing }) => standing === 'known').map(({ from, relation, to }) => `${from} ${relation} ${to}`),
  );
  const fresh = new Map<string, { readonly from: SymbolNode; readonly to: SymbolNode; readonly edge: Edge }>();
  for (const edge of edges.toSorted((a, b) => b.confidence - a.confidence)) {
    const [from, to] = [symbols.get(edge.caller), symbols.get(edge.callee ?? '')];
    if (!from || !to) continue;
    const key = `${entityOf(from).key} ${edge.kind} ${entityOf(to).key}`;
    if (!known.has(key) && !fresh.has(key)) fresh.set(key, { from, to, edge });
  }
  const chosen = [...fresh.values()].slice(0, mostEdges);
  for (const { from, to, edge } of chosen) graph.add(entityOf(from), entityOf(to), tripleOf(from, edge, round, false));
  graph.leaveOut(fresh.size - chosen.length);
}

/** The sure edge of the code graph that says the same as a triple between two definitions; undefined when it has none. */
export function knownTriple(
  code: Pick<CodeGraph, 'outgoing'>,
  from: SymbolNode,
  relation: string,
  to: SymbolNode,
  round: number,
): Omit<Triple, 'from' | 'to'> | undefined {
  const same = code
    .outgoing(from.id)
    .filter((edge) => isSure(edge) && edge.callee === to.id && relationKey(edge.kind) === relationKey(relation));
  const [edge] = same;
  return edge && tripleOf(from, edge, round, true);
}

function tripleOf({ root, path }: SymbolNode, { kind, line }: Edge, round: number, stated: boolean): Omit<Triple, 'from' | 'to'> {
  return { relation: kind, standing: 'known', stated, place: { root, path, line }, round };
}

function isSure({ confidence }: Edge): boolean {
  return confidence >= sureEnough;
}
