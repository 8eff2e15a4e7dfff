// Ranks symbols by importance in the call graph.
import type { SymbolId } from '../../symbols/symbolId.ts';
import { NodeLinks } from './links.ts';
import type { Edge } from './graphTypes.ts';

const damping = 0.85;
const iterations = 25;

/**
 * PageRank (Page, Brin, Motwani, Winograd 1998) over calls weighted by confidence, by power iteration. The most important symbol has 1.
 * Isolated symbols share the lowest rank and are not in the result.
 */
export function pageRank(edges: Iterable<Edge>): ReadonlyMap<SymbolId, number> {
  const { links, weights } = weigh(edges);
  const { ids, sources, targets } = links;
  const count = ids.length;
  if (!count) return new Map();
  const total = new Float64Array(count);
  for (const [at, source] of sources.entries()) total[source] = (total[source] ?? 0) + (weights[at] ?? 0);
  let rank = new Float64Array(count).fill(1 / count);
  for (let iteration = 0; iteration < iterations; iteration++) {
    const next = new Float64Array(count);
    let dangling = 0;
    for (let at = 0; at < count; at++) if (!total[at]) dangling += rank[at] ?? 0;
    for (let at = 0; at < sources.length; at++) {
      const source = sources[at] ?? 0;
      const target = targets[at] ?? 0;
      next[target] = (next[target] ?? 0) + ((rank[source] ?? 0) * (weights[at] ?? 0)) / (total[source] || 1);
    }
    for (let at = 0; at < count; at++) next[at] = (1 - damping) / count + damping * ((next[at] ?? 0) + dangling / count);
    rank = next;
  }
  const highest = rank.reduce((maximum, value) => Math.max(maximum, value), 0);
  return new Map(ids.map((id, at) => [id, (rank[at] ?? 0) / highest]));
}

function weigh(edges: Iterable<Edge>): { links: NodeLinks; weights: number[] } {
  const links = new NodeLinks();
  const weights: number[] = [];
  for (const { kind, caller, callee, confidence } of edges) {
    if (kind !== 'calls' || callee === null || caller === callee) continue;
    links.add(caller, callee);
    weights.push(confidence);
  }
  return { links, weights };
}
