// Corrections of derived edges by others who know more than the linker: language servers, and links between services.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Edge, EdgeChanges } from './graphTypes.ts';

interface Correction {
  /** The edge to show; undefined when the derived edge is wrong. */
  readonly edge: Edge | undefined;
  readonly caller: SymbolId;
  readonly callee: SymbolId | null;
  /** Files of both ends: a change of either one ends the correction. */
  readonly files: readonly string[];
}

/** Corrections by symbol. They are few, so that edges without any cost one look-up. */
export class EdgeCorrections {
  readonly #byCaller = new Map<SymbolId, Map<string, Correction>>();
  readonly #byCallee = new Map<SymbolId, Map<string, Correction>>();
  readonly #fileOf: (id: SymbolId) => string | undefined;

  /** @param fileOf key of the file that has a symbol */
  constructor(fileOf: (id: SymbolId) => string | undefined) {
    this.#fileOf = fileOf;
  }

  /** Takes over `changes`; later ones win. Returns the symbols whose outgoing edges differ now. */
  add({ edges, refutedEdges }: EdgeChanges): ReadonlySet<SymbolId> {
    for (const edge of refutedEdges) this.#set(edge, undefined);
    for (const edge of edges) this.#set(edge, edge);
    return new Set([...edges, ...refutedEdges].map(({ caller }) => caller));
  }

  /** Drops what is known of edges that begin or end in one of the files. Returns the symbols at which they began. */
  removeFiles(files: ReadonlySet<string>): ReadonlySet<SymbolId> {
    const callers = new Set<SymbolId>();
    for (const corrections of [...this.#byCaller.values()]) {
      for (const [key, correction] of [...corrections]) {
        if (!correction.files.some((file) => files.has(file))) continue;
        callers.add(correction.caller);
        remove(this.#byCaller, correction.caller, key);
        if (correction.callee !== null) remove(this.#byCallee, correction.callee, key);
      }
    }
    return callers;
  }

  /** The outgoing edges of `id`, corrected. */
  outgoing(id: SymbolId, derivedEdges: readonly Edge[]): readonly Edge[] {
    return corrected(derivedEdges, this.#byCaller.get(id));
  }

  /** The incoming edges of `id`, corrected. */
  incoming(id: SymbolId, derivedEdges: readonly Edge[]): readonly Edge[] {
    return corrected(derivedEdges, this.#byCallee.get(id));
  }

  /** All edges, corrected. */
  *all(derivedEdges: Iterable<Edge>): IterableIterator<Edge> {
    const seen = new Set<string>();
    for (const edge of derivedEdges) {
      const key = keyOf(edge);
      const correction = this.#byCaller.size ? this.#byCaller.get(edge.caller)?.get(key) : undefined;
      if (correction) seen.add(key);
      if (!correction) yield edge;
      else if (correction.edge) yield correction.edge;
    }
    for (const corrections of this.#byCaller.values()) {
      for (const [key, { edge }] of corrections) if (edge && !seen.has(key)) yield edge;
    }
  }

  #set(edge: Edge, shownEdge: Edge | undefined): void {
    const { caller, callee } = edge;
    const files = [caller, ...(callee === null ? [] : [callee])].flatMap((id) => this.#fileOf(id) ?? []);
    const correction = { edge: shownEdge, caller, callee, files };
    entry(this.#byCaller, caller).set(keyOf(edge), correction);
    if (callee !== null) entry(this.#byCallee, callee).set(keyOf(edge), correction);
  }
}

/** The corrections replace derived edges in their places, and what is left of them comes last. */
function corrected(derivedEdges: readonly Edge[], corrections: ReadonlyMap<string, Correction> | undefined): readonly Edge[] {
  if (!corrections) return derivedEdges;
  const missing = new Map(corrections);
  const edges = derivedEdges.flatMap((edge) => {
    const key = keyOf(edge);
    const correction = corrections.get(key);
    missing.delete(key);
    return correction ? (correction.edge ?? []) : edge;
  });
  return [...edges, ...[...missing.values()].flatMap(({ edge }) => edge ?? [])];
}

function keyOf({ caller, callee, external, kind, line }: Edge): string {
  return `${kind} ${line} ${caller} ${callee ?? `?${external}`}`;
}

function entry(table: Map<SymbolId, Map<string, Correction>>, id: SymbolId): Map<string, Correction> {
  const existing = table.get(id);
  if (existing) return existing;
  const created = new Map<string, Correction>();
  table.set(id, created);
  return created;
}

function remove(table: Map<SymbolId, Map<string, Correction>>, id: SymbolId, key: string): void {
  const corrections = table.get(id);
  corrections?.delete(key);
  if (corrections?.size === 0) table.delete(id);
}
