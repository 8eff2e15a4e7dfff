// Keeps the edges between services in the graph: computed when somebody asks, and again only after files have changed.
import { Pause } from '../base/pause.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph, Edge } from '../graph/edges/graphTypes.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { ContractKind, ContractLink } from './contract.ts';
import { GraphqlContracts } from './graphql/graphqlContracts.ts';
import { GrpcContracts } from './grpc/grpcContracts.ts';
import { HttpContracts } from './http/httpContracts.ts';
import { NameContracts } from './names/nameContracts.ts';

/** Edges of all kinds of contracts. */
export class ServiceLinks {
  readonly #graph: CodeGraph;
  readonly #kinds: readonly ContractKind[] = [new HttpContracts(), new GrpcContracts(), new GraphqlContracts(), new NameContracts()];
  /** The state of graph and texts that the edges belong to. */
  #state = '';
  #edges: ReadonlyMap<string, Edge> = new Map();
  #running: Promise<void> | undefined;

  constructor(graph: CodeGraph) {
    this.#graph = graph;
  }

  /**
   * Brings the edges up to date. Rejects with `CancelledError`.
   * @param maxWait milliseconds after which it resolves and goes on by itself; absent: it resolves at the end
   */
  async refresh(texts: FileTexts, token: CancellationToken, maxWait?: number): Promise<void> {
    const work = this.#refresh(texts, token);
    if (maxWait === undefined) return work;
    // Who no longer waits does not learn that it was stopped; the next question looks again.
    const ended = work.catch(() => undefined);
    await Promise.race([ended, texts.clock.sleep(maxWait)]);
  }

  async #refresh(texts: FileTexts, token: CancellationToken): Promise<void> {
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
    const edges = edgesOf(links);
    // A change of a file drops its edges from the graph, so that what was computed before is no proof that it has them.
    const missing = [...edges.values()].filter((edge) => !this.#has(edge));
    const stale = [...this.#edges].flatMap(([key, edge]) => (edges.has(key) ? [] : edge)).filter((edge) => this.#has(edge));
    const isUnchanged = this.#stateOf(texts) === before;
    this.#graph.correct({ edges: missing, refutedEdges: stale });
    this.#edges = edges;
    // Where files changed meanwhile, the next question looks again.
    this.#state = isUnchanged ? this.#stateOf(texts) : '';
  }

  #has({ caller, callee, kind, line, confidence, through }: Edge): boolean {
    return this.#graph
      .outgoing(caller, [kind])
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

/** One edge a kind, place and target: several contracts between the two share it. */
function edgesOf(links: readonly ContractLink[]): ReadonlyMap<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const { use, offer, confidence, edgeKind = 'calls' } of links) {
    const edge: Edge = {
      ...{ caller: use.symbol.id, callee: offer.symbol.id, external: null, kind: edgeKind, line: use.line },
      ...{ evidence: 'contract', confidence, through: use.contract },
    };
    const key = keyOf(edge);
    const known = edges.get(key);
    const isOther = known !== undefined && edgeKind !== 'calls' && known.through?.split(', ').includes(use.contract) === false;
    if (isOther) edges.set(key, { ...known, through: `${known.through ?? ''}, ${use.contract}` });
    else edges.set(key, edge);
  }
  return edges;
}

function keyOf({ caller, callee, kind, line }: Edge): string {
  return `${kind} ${line} ${caller} ${callee}`;
}
