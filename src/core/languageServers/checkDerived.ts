// Checks which types extend or implement a type, and which methods override a method, against what the language servers say.
import { confidenceOf } from '../graph/edges/edgeConfidence.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import type { CodeGraph, Edge, EdgeKind, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { ServerReply } from '../ports.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { Consultation } from './consultation.ts';
import { requestAbout, symbolAtName } from './serverSymbols.ts';

const kindsOfTypes: readonly EdgeKind[] = ['extends', 'implements'];
const kindsOfMethods: readonly EdgeKind[] = ['overrides'];

/**
 * Asks for the implementations and subtypes of `definitions`, and corrects the graph: an edge that the server knows, too, is confirmed, and
 * one that it alone knows is added. A server may not have read every file, so it refutes none. Rejects with `CancelledError`.
 */
export async function checkDerived(definitions: readonly SymbolNode[], graph: CodeGraph, consultation: Consultation): Promise<void> {
  for (const symbol of definitions.filter(({ fact }) => isClassLike(fact) || fact.kind === 'method')) {
    const questions = isClassLike(symbol.fact) ? (['implementations', 'subtypes'] as const) : (['implementations'] as const);
    const requests = questions.map((question) => requestAbout(symbol, question));
    const replies = await consultation.askAll(symbol.language, requests);
    correctDerived(
      symbol,
      replies.flatMap((reply) => reply ?? []),
      graph,
      consultation,
    );
  }
}

function correctDerived(base: SymbolNode, replies: readonly ServerReply[], graph: CodeGraph, consultation: Consultation): void {
  const kinds = isClassLike(base.fact) ? kindsOfTypes : kindsOfMethods;
  const derived = replies.flatMap(({ places }) => places).flatMap((place) => symbolAtName(graph, place, place.name) ?? []);
  const known = derivedEdges(base.id, kinds, graph);
  const edges: Edge[] = [];
  let added = 0;
  for (const symbol of new Set(derived)) {
    const isOfKind = isClassLike(symbol.fact) === isClassLike(base.fact);
    if (symbol.id === base.id || !isOfKind) continue;
    const evidence = { evidence: 'language-server', confidence: confidenceOf['language-server'] } as const;
    const ownEdges = known.get(symbol.id) ?? [];
    edges.push(...ownEdges.map((edge) => ({ ...edge, ...evidence })));
    if (ownEdges.length) continue;
    added++;
    const kind =
      kinds === kindsOfMethods ? 'overrides' : base.fact.kind === 'interface' && symbol.fact.kind === 'class' ? 'implements' : 'extends';
    edges.push({ caller: symbol.id, callee: base.id, external: null, kind, line: symbol.fact.nameRange.start.line, ...evidence });
  }
  if (!replies.length) return;
  graph.correct({ edges, refutedEdges: [] });
  consultation.count(base.language, { confirmed: edges.length - added, added, refuted: 0 });
}

/** The edges by which symbols are derived from `base`, also over others: servers list all of them as one. */
function derivedEdges(base: SymbolId, kinds: readonly EdgeKind[], graph: CodeGraph): ReadonlyMap<SymbolId, readonly Edge[]> {
  const edges = new Map<SymbolId, Edge[]>();
  const bases = new Set([base]);
  // The loop extends the set.
  for (const each of bases) {
    for (const edge of graph.incoming(each, kinds)) {
      edges.set(edge.caller, [...(edges.get(edge.caller) ?? []), edge]);
      bases.add(edge.caller);
    }
  }
  return edges;
}
