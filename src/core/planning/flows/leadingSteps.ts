// Walks back from the end of a flow: its callers step by step, each with its first step on the shortest path.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import { callsThroughBases } from '../../searching/definitions/dispatch.ts';
import { callsOfOverloads } from '../../searching/definitions/overloads.ts';
import type { Inquiry } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Maximum symbols visited on the walk back from one end. */
const maxVisited = 3000;

/** The first step from a function towards an end, and the number of steps. */
export interface LeadingStep {
  readonly edge: Edge;
  readonly to: string;
  readonly hops: number;
}

/**
 * Symbols that lead to `end`, by id, each with its first step on the shortest path. Follows calls, passed functions, and calls of
 * overridden methods.
 */
export function stepsLeadingTo(end: SymbolNode, graph: CodeGraph, hops: number, { scope }: Inquiry): ReadonlyMap<string, LeadingStep> {
  const leadingSteps = new Map<string, LeadingStep>();
  let level: readonly SymbolNode[] = [end];
  for (let hop = 1; hop <= hops && level.length && leadingSteps.size < maxVisited; hop++) {
    const next: SymbolNode[] = [];
    for (const callee of level) {
      for (const edge of edgesTo(callee, graph)) {
        const caller = graph.symbol(edge.caller);
        if (
          !caller ||
          caller.id === end.id ||
          leadingSteps.has(caller.id) ||
          roleWithin(caller, caller.role, graph) !== 'code' ||
          !inScope(caller, scope)
        )
          continue;
        leadingSteps.set(caller.id, { edge: { ...edge, callee: callee.id }, to: callee.id, hops: hop });
        next.push(caller);
      }
    }
    level = next;
  }
  return leadingSteps;
}

function edgesTo(callee: SymbolNode, graph: CodeGraph): readonly Edge[] {
  // Only functions are passed on: code that names a type does not run it.
  const passingEdges = isFunctionOrRoute(callee) ? graph.incoming(callee.id, ['references']) : [];
  const calls = callsOfOverloads(callee, graph).toSorted((a, b) => b.confidence - a.confidence);
  const callEdges = graph.incoming(callee.id, ['calls']);
  return [...calls, ...callEdges, ...passingEdges, ...callsThroughBases(callee, graph).flatMap((each) => each.calls)];
}

/** The chain of calls from `start` to `end`, from the steps of {@link stepsLeadingTo}; empty where none is known. */
export function wayFrom(start: string, end: string, leadingSteps: ReadonlyMap<string, LeadingStep>): readonly Edge[] {
  const way: Edge[] = [];
  for (let at = start; at !== end;) {
    const step = leadingSteps.get(at);
    if (!step) return [];
    way.push(step.edge);
    at = step.to;
  }
  return way;
}
