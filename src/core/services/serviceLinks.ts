// Keeps the edges between services in the graph: computed when somebody asks, and again only after files have changed.
import { Pause } from '../base/pause.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph, Edge } from '../graph/edges/graphTypes.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { ContractKind, ContractLink } from './contract.ts';
import { HttpContracts } from './http/httpContracts.ts';

/** Edges of all kinds of contracts. */
export class ServiceLinks {
  readonly #graph: CodeGraph;
  readonly #kinds: readonly ContractKind[] = [new HttpContracts()];
  /** The state of graph and texts that the edges belong to. */
  #state = '';
  #edges: ReadonlyMap<string, Edge> = new Map();
  #running: Promise<void> | undefined;

  constructor(graph: CodeGraph) {
    this.#graph = graph;
  }

  /** Brings the edges up to date. Rejects with `CancelledError`. */
  async refresh(texts: FileTexts, token: CancellationToken): Promise<void> {
    // Questions at the same time wait for one look-up; one that was stopped is done again.
    await this.#running?.catch(() => undefined);
    if (this.#stateOf(texts) === this.#state) return;
    this.#running = this.#update(texts, token);
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  #stateOf(texts: FileTexts): string {
    return `${this.#graph.linkChanges} ${texts.changes}`;
  }

  async #update(texts: FileTexts, token: CancellationToken): Promise<void> {
    const sources = { graph: this.#graph, texts, pause: new Pause(texts.clock, token) };
    const before = this.#stateOf(texts);
    const links: ContractLink[] = [];
    for (const kind of this.#kinds) links.push(...(await kind.links(sources)));
    const edges = new Map(edgesOf(links).map((edge) => [keyOf(edge), edge]));
    // A change of a file drops its edges from the graph, so that what was computed before is no proof that it has them.
    const missing = [...edges.values()].filter((edge) => !this.#has(edge));
    const stale = [...this.#edges].flatMap(([key, edge]) => (edges.has(key) ? [] : edge)).filter((edge) => this.#has(edge));
    const isUnchanged = this.#stateOf(texts) === before;
    this.#graph.correct({ edges: missing, refutedEdges: stale });
    this.#edges = edges;
    // Where files changed meanwhile, the next question looks again.
    this.#state = isUnchanged ? this.#stateOf(texts) : '';
  }

  #has({ caller, callee, line, confidence, through }: Edge): boolean {
    return this.#graph
      .outgoing(caller, ['calls'])
      .some(
        (each) =>
          each.evidence === 'contract' &&
          each.callee === callee &&
          each.line === line &&
          each.confidence === confidence &&
          each.through === through,
      );
  }
}

/** One edge a place and target. */
function edgesOf(links: readonly ContractLink[]): readonly Edge[] {
  return links.map(({ use, offer, confidence }) => ({
    ...{ caller: use.symbol.id, callee: offer.symbol.id, external: null, kind: 'calls', line: use.line },
    ...{ evidence: 'contract', confidence, through: use.contract },
  }));
}

function keyOf({ caller, callee, line }: Edge): string {
  return `${line} ${caller} ${callee}`;
}
