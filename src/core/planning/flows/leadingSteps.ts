// Walks back from the end of a flow: its callers step by step, each with its first step on the shortest path.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import { PassedFunctions, type PassedFunction } from '../../graph/queries/passedFunctions.ts';
import { callsThroughBases } from '../../searching/definitions/dispatch.ts';
import { callsOfOverloads } from '../../searching/definitions/overloads.ts';
import type { Inquiry } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Maximum symbols visited on the walk back from one end. */
const maxVisited = 3000;

/** The first step from a function towards an end, the step after it, and the number of steps. */
export interface LeadingStep {
  readonly edge: Edge;
  readonly next: LeadingStep | undefined;
  readonly hops: number;
}

/** A function on the walk back. `passed`: functions that are called through a parameter on the way, and that no caller was seen to pass yet. */
interface WalkPlace {
  readonly symbol: SymbolNode;
  readonly step: LeadingStep | undefined;
  readonly passed: readonly PassedFunction[];
}

/**
 * Symbols that lead to `end`, by id, each with its first step on the shortest way. Follows calls, passed functions, and calls of
 * overridden methods. A way through a parameter leads to what a caller on the way passes.
 */
export function stepsLeadingTo(end: SymbolNode, graph: CodeGraph, hops: number, { scope }: Inquiry): ReadonlyMap<string, LeadingStep> {
  const passedFunctions = new PassedFunctions(graph);
  const leadingSteps = new Map<string, LeadingStep>();
  const visited = new Set<string>();
  let level: readonly WalkPlace[] = [{ symbol: end, step: undefined, passed: [] }];
  for (let hop = 1; hop <= hops && level.length && visited.size < maxVisited; hop++) {
    const next: WalkPlace[] = [];
    for (const place of level) {
      for (const edge of edgesTo(place.symbol, graph)) {
        const caller = graph.symbol(edge.caller);
        if (
          !caller ||
          caller.id === end.id ||
          visited.has(caller.id) ||
          roleWithin(caller, caller.role, graph) !== 'code' ||
          !inScope(caller, scope)
        )
          continue;
        const passed = passedBefore(edge, place, passedFunctions);
        const key = passed && placeKey(caller, passed);
        if (!passed || key === undefined || visited.has(key)) continue;
        const step = { edge: { ...edge, callee: place.symbol.id }, next: place.step, hops: hop };
        visited.add(key);
        if (passed.length === 0 || !leadingSteps.has(caller.id)) leadingSteps.set(caller.id, step);
        next.push({ symbol: caller, step, passed });
      }
    }
    level = next;
  }
  return leadingSteps;
}

/** The functions that callers of the caller of `edge` still have to pass; undefined where this caller passes another. */
function passedBefore(edge: Edge, { symbol, passed }: WalkPlace, passedFunctions: PassedFunctions): readonly PassedFunction[] | undefined {
  const openFunctions: PassedFunction[] = [];
  for (const each of passed) {
    const outerFunction = each.parameter.owner.id === symbol.id ? passedFunctions.passedBy(edge, each) : each;
    if (outerFunction === 'another') return undefined;
    if (outerFunction) openFunctions.push(outerFunction);
  }
  const called = edge.kind === 'calls' ? passedFunctions.calledBy(edge) : undefined;
  return called ? [...openFunctions, called] : openFunctions;
}

/** A function is visited once without open parameters, and once for each set of them. */
function placeKey({ id }: SymbolNode, passed: readonly PassedFunction[]): string {
  return [id, ...passed.map(({ parameter, callee }) => `${parameter.owner.id} ${parameter.name} ${callee}`)].join('\n');
}

function edgesTo(callee: SymbolNode, graph: CodeGraph): readonly Edge[] {
  // Only functions are passed on: code that names a type does not run it.
  const passingEdges = isFunctionOrRoute(callee) ? graph.incoming(callee.id, ['references']) : [];
  const calls = callsOfOverloads(callee, graph).toSorted((a, b) => b.confidence - a.confidence);
  const callEdges = graph.incoming(callee.id, ['calls']);
  return [...calls, ...callEdges, ...passingEdges, ...callsThroughBases(callee, graph).flatMap((each) => each.calls)];
}

/** The chain of calls that begins with a step of {@link stepsLeadingTo}; empty without one. */
export function wayFrom(step: LeadingStep | undefined): readonly Edge[] {
  const way: Edge[] = [];
  for (let at = step; at; at = at.next) way.push(at.edge);
  return way;
}
