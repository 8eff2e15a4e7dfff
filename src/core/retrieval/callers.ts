// Walks the call graph backwards from where something went wrong, those that change state first: that is where causes lie.
import { dispatchConfidence } from '../graph/confidence.ts';
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

/** Result of a walk. `omitted` counts the direct callers of a function that the width left out, by the id of that function. */
export interface CallerWalk {
  readonly steps: readonly CallerStep[];
  readonly omitted: ReadonlyMap<string, number>;
}

/** Direct callers and indirect steps that are not among the first `shown` steps of a walk. */
export function unshown(
  { steps, omitted }: CallerWalk,
  site: SymbolNode,
  shown: ReadonlySet<CallerStep>,
): { direct: number; indirect: number } {
  const rest = steps.filter((step) => !shown.has(step));
  const cut = omitted.get(site.id) ?? 0;
  const direct = rest.filter(({ hops }) => hops === 1).length + cut;
  const all = rest.length + [...omitted.values()].reduce((sum, count) => sum + count, 0);
  return { direct, indirect: all - direct };
}

/** Whether a direct caller is known for sure: by more than its name, and not only through a type that others implement too. */
export function hasSureCaller({ steps }: CallerWalk): boolean {
  return steps.some(({ hops, edge }) => hops === 1 && edge.evidence !== 'name-only' && edge.confidence > dispatchConfidence);
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
  const omitted = new Map<string, number>();
  let level: readonly SymbolNode[] = [site];
  for (let hop = 1; hop <= hops && level.length; hop++) {
    const next: SymbolNode[] = [];
    for (const callee of level) {
      const found = callersOf(callee, graph, hop).filter(({ symbol }) => !seen.has(symbol.id) && allowed(symbol));
      const inCode = found.filter(({ symbol }) => symbol.role === 'code');
      const kept = (inCode.length || (site.role === 'code' && hop > 1) ? inCode : found).slice(0, width);
      if (found.length > kept.length) omitted.set(callee.id, found.length - kept.length);
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
