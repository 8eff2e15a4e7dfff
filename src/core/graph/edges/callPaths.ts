// Finds call paths between two symbols, shortest first, in bounded time however dense the graph is.
import type { DirectedGraph } from 'graphology';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { PairCalls } from './callNetwork.ts';
import type { Edge } from './graphTypes.ts';

/** Maximum symbols that the backward search visits; paths through symbols farther away are not found. */
const maxVisited = 20_000;
/** Maximum steps of the forward walk over all lengths together. */
const maxSteps = 50_000;

type Network = DirectedGraph<Record<string, never>, PairCalls>;

/** Whether a call can come after those of a path. */
export type MayFollow = (path: readonly Edge[], edge: Edge) => boolean;

/** Limits and filter of a search for paths. */
export interface PathLimits {
  readonly hops: number;
  readonly limit: number;
  /** Every call can when absent. */
  readonly mayFollow?: MayFollow;
}

/**
 * At most `limit` paths of at most `hops` calls without repeated symbols. A backward breadth-first search finds each symbol's distance
 * to the target; the forward walk only takes steps that keep the target in reach.
 */
export function callPaths(
  graph: Network,
  from: SymbolId,
  to: SymbolId,
  { hops, limit, mayFollow = () => true }: PathLimits,
): readonly (readonly Edge[])[] {
  if (!graph.hasNode(from) || !graph.hasNode(to) || hops < 1 || limit < 1) return [];
  const distance = distances(graph, to, hops);
  const paths: Edge[][] = [];
  const budget = { steps: maxSteps };
  for (let length = Math.max(1, distance.get(from) ?? hops + 1); length <= hops && paths.length < limit; length++) {
    walk(graph, { from, to, length, limit, distance, budget, mayFollow }, paths);
  }
  return paths;
}

/** Distance to `to` of every symbol that reaches it within `hops`. */
export function distances(graph: Network, to: SymbolId, hops: number): ReadonlyMap<SymbolId, number> {
  const distance = new Map([[to, 0]]);
  let level: SymbolId[] = [to];
  for (let hop = 1; hop <= hops && distance.size < maxVisited; hop++) {
    const next: SymbolId[] = [];
    for (const id of level) {
      graph.forEachInNeighbor(id, (caller) => {
        if (distance.has(caller) || distance.size >= maxVisited) return;
        distance.set(caller, hop);
        next.push(caller);
      });
    }
    level = next;
  }
  return distance;
}

interface PathWalk {
  readonly from: SymbolId;
  readonly to: SymbolId;
  readonly length: number;
  readonly limit: number;
  readonly distance: ReadonlyMap<SymbolId, number>;
  readonly budget: { steps: number };
  readonly mayFollow: MayFollow;
}

/** All paths of exactly `length` calls: depth first with an explicit stack, most confident calls first. */
function walk(graph: Network, { from, to, length, limit, distance, budget, mayFollow }: PathWalk, paths: Edge[][]): void {
  const path: Edge[] = [];
  const onPath = new Set([from]);
  const pendingSteps: Edge[][] = [stepsFrom(graph, from)];
  while (pendingSteps.length) {
    const edge = budget.steps-- > 0 ? pendingSteps.at(-1)?.pop() : undefined;
    if (!edge) {
      pendingSteps.pop();
      const last = path.pop();
      if (last?.callee) onPath.delete(last.callee);
      continue;
    }
    const next = edge.callee ?? '';
    const stepsLeft = length - path.length - 1;
    if (stepsLeft < (distance.get(next) ?? Infinity) || !mayFollow(path, edge)) continue;
    if (next === to && stepsLeft === 0) {
      paths.push([...path, edge]);
      if (paths.length >= limit) return;
    } else if (next !== to && !onPath.has(next)) {
      path.push(edge);
      onPath.add(next);
      pendingSteps.push(stepsFrom(graph, next));
    }
  }
}

/** Calls out of a symbol; the most confident is last, so that it is popped first. */
function stepsFrom(graph: Network, id: SymbolId): Edge[] {
  const edges = graph.mapOutEdges(id, (_key, calls) => calls.best);
  return edges.sort((a, b) => a.confidence - b.confidence || b.line - a.line);
}
