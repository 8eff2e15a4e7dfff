// Stores all edges, indexed by start and end symbol, so that a query of one symbol does not scan the others.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Edge } from './graphTypes.ts';

const noEdges: readonly Edge[] = [];

/** Edges grouped by file, so that all edges of a file are replaced together. */
export class EdgeStore {
  readonly #byFile = new Map<string, readonly Edge[]>();
  readonly #outgoing = new Map<SymbolId, Edge[]>();
  readonly #incoming = new Map<SymbolId, Edge[]>();
  readonly counts = { edges: 0, external: 0, nameOnly: 0 };

  /** Removes the edges of the files and returns their start symbols. Passes each incoming list once, however many files there are. */
  remove(files: Iterable<string>): Set<SymbolId> {
    const removedEdges = new Set<Edge>();
    for (const file of files) {
      for (const edge of this.#byFile.get(file) ?? noEdges) removedEdges.add(edge);
      this.#byFile.delete(file);
    }
    const starts = new Set<SymbolId>();
    const ends = new Set<SymbolId>();
    for (const edge of removedEdges) {
      starts.add(edge.caller);
      this.#outgoing.delete(edge.caller);
      if (edge.callee !== null) ends.add(edge.callee);
      this.#count(edge, -1);
    }
    for (const id of ends) {
      const remaining = (this.#incoming.get(id) ?? []).filter((edge) => !removedEdges.has(edge));
      if (remaining.length) this.#incoming.set(id, remaining);
      else this.#incoming.delete(id);
    }
    return starts;
  }

  /** Sets the edges of a file that has none yet. */
  add(file: string, edges: readonly Edge[]): void {
    this.#byFile.set(file, edges);
    for (const edge of edges) {
      push(this.#outgoing, edge.caller, edge);
      if (edge.callee !== null) push(this.#incoming, edge.callee, edge);
      this.#count(edge, 1);
    }
  }

  of(file: string): readonly Edge[] {
    return this.#byFile.get(file) ?? noEdges;
  }

  #count(edge: Edge, by: number): void {
    this.counts.edges += by;
    if (edge.callee === null) this.counts.external += by;
    if (edge.evidence === 'name-only') this.counts.nameOnly += by;
  }

  outgoing(id: SymbolId): readonly Edge[] {
    return this.#outgoing.get(id) ?? noEdges;
  }

  incoming(id: SymbolId): readonly Edge[] {
    return this.#incoming.get(id) ?? noEdges;
  }

  *all(): IterableIterator<Edge> {
    for (const edges of this.#byFile.values()) yield* edges;
  }
}

function push(table: Map<SymbolId, Edge[]>, id: SymbolId, edge: Edge): void {
  const edges = table.get(id);
  if (edges) edges.push(edge);
  else table.set(id, [edge]);
}
