// Walks the call graph backwards from where something went wrong, those that change state first: that is where causes lie.
import type { CodeGraph, Edge, SymbolNode } from '../graph/types.ts';
import { callsThroughBases } from './dispatch.ts';
import { callsOf } from './overloads.ts';

/** A function on the way to a site, and the call through which it gets there. */
export interface CallerStep {
  readonly symbol: SymbolNode;
  readonly edge: Edge;
  /** What it calls. */
  readonly callee: SymbolNode;
  /** Calls to the site: 1 for a direct caller. */
  readonly hops: number;
  readonly mutates: boolean;
}

/** Result of a walk; `omitted` callers were left out by the width. */
export interface CallerWalk {
  readonly steps: readonly CallerStep[];
  readonly omitted: number;
}

/** Callers of `site`, nearest first and in a hop those that change state first; each function once. Tests count only where no code calls. */
export function walkCallers(
  site: SymbolNode,
  graph: CodeGraph,
  hops: number,
  width: number,
  allowed: (symbol: SymbolNode) => boolean,
): CallerWalk {
  const seen = new Set([site.id]);
  const steps: CallerStep[] = [];
  let omitted = 0;
  let level: readonly SymbolNode[] = [site];
  for (let hop = 1; hop <= hops && level.length; hop++) {
    const next: SymbolNode[] = [];
    for (const callee of level) {
      const found = callersOf(callee, graph, hop).filter(({ symbol }) => !seen.has(symbol.id) && allowed(symbol));
      const inCode = found.filter(({ symbol }) => symbol.role === 'code');
      const kept = (inCode.length || (site.role === 'code' && hop > 1) ? inCode : found).slice(0, width);
      omitted += found.length - kept.length;
      for (const step of kept) {
        seen.add(step.symbol.id);
        steps.push(step);
        next.push(step.symbol);
      }
    }
    level = next;
  }
  return { steps, omitted };
}

function callersOf(callee: SymbolNode, graph: CodeGraph, hops: number): CallerStep[] {
  const byCaller = new Map<string, CallerStep>();
  for (const edge of callsReaching(callee, graph)) {
    const symbol = graph.symbol(edge.caller);
    if (!symbol || byCaller.has(symbol.id)) continue;
    byCaller.set(symbol.id, { symbol, edge, callee, hops, mutates: symbol.fact.mutates.length > 0 });
  }
  return [...byCaller.values()].sort((a, b) => worth(b) - worth(a));
}

/** Where no code is known to call a method itself, the calls of what it overrides count. */
function callsReaching(callee: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const own = callsOf(callee, graph);
  const isKnown = own.some(({ caller, evidence }) => evidence !== 'name-only' && graph.symbol(caller)?.role === 'code');
  return isKnown ? own : [...callsThroughBases(callee, graph).flatMap(({ calls }) => calls), ...own];
}

function worth({ symbol, edge, mutates }: CallerStep): number {
  return edge.confidence + (mutates ? 1 : 0) + (symbol.role === 'code' ? 2 : 0);
}
