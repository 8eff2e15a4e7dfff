// Call graph with one weighted link per pair, for graph walks. Built on first use and updated only where files change.
import { DirectedGraph } from 'graphology';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Edge } from './graphTypes.ts';

/** All calls from one symbol to another. */
export interface PairCalls {
  /** The call with the highest confidence. */
  best: Edge;
  count: number;
}

/** The calls of the workspace as a graphology graph; nodes are symbol ids. */
export class CallNetwork {
  readonly #outgoing: (id: SymbolId) => readonly Edge[];
  readonly #allEdges: () => Iterable<Edge>;
  #graph: DirectedGraph<Record<string, never>, PairCalls> | undefined;
  readonly #stale = new Set<SymbolId>();

  constructor(allEdges: () => Iterable<Edge>, outgoing: (id: SymbolId) => readonly Edge[]) {
    this.#allEdges = allEdges;
    this.#outgoing = outgoing;
  }

  /** Marks the calls of these symbols as outdated. */
  invalidate(callers: Iterable<SymbolId>): void {
    if (this.#graph) for (const caller of callers) this.#stale.add(caller);
  }

  /** The current graph: one instance that later calls update in place. */
  get graph(): DirectedGraph<Record<string, never>, PairCalls> {
    if (!this.#graph) {
      this.#graph = new DirectedGraph({ allowSelfLoops: true });
      for (const edge of this.#allEdges()) this.#add(this.#graph, edge);
    }
    for (const caller of this.#stale) this.#renew(this.#graph, caller);
    this.#stale.clear();
    return this.#graph;
  }

  #renew(graph: DirectedGraph<Record<string, never>, PairCalls>, caller: SymbolId): void {
    if (graph.hasNode(caller)) for (const edge of graph.outEdges(caller)) graph.dropEdge(edge);
    for (const edge of this.#outgoing(caller)) this.#add(graph, edge);
    if (graph.hasNode(caller) && graph.degree(caller) === 0) graph.dropNode(caller);
  }

  #add(graph: DirectedGraph<Record<string, never>, PairCalls>, edge: Edge): void {
    if (edge.kind !== 'calls' || edge.callee === null) return;
    const pairEdge = graph.hasNode(edge.caller) && graph.hasNode(edge.callee) ? graph.edge(edge.caller, edge.callee) : undefined;
    if (pairEdge === undefined) {
      graph.mergeNode(edge.caller);
      graph.mergeNode(edge.callee);
      graph.addDirectedEdge(edge.caller, edge.callee, { best: edge, count: 1 });
      return;
    }
    const calls = graph.getEdgeAttributes(pairEdge);
    calls.count++;
    if (edge.confidence > calls.best.confidence) calls.best = edge;
  }
}
