// What leads to the end of a flow: its callers step by step backwards, each with its first step on the shortest way.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { callsThroughBases } from '../../searching/definitions/dispatch.ts';
import { callsOfOverloads } from '../../searching/definitions/overloads.ts';
import type { Inquiry } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Symbols that a walk back from one end looks at. */
const mostVisited = 3000;

/** The first step from a function towards an end, and how many there are. */
export interface Leading {
  readonly edge: Edge;
  readonly to: string;
  readonly hops: number;
}

/** What leads to `end`, each by its first step on the shortest way: backwards over calls, functions handed on, and calls of what is overridden. */
export function leadingTo(end: SymbolNode, graph: CodeGraph, hops: number, { scope }: Inquiry): ReadonlyMap<string, Leading> {
  const by = new Map<string, Leading>();
  let level: readonly SymbolNode[] = [end];
  for (let hop = 1; hop <= hops && level.length && by.size < mostVisited; hop++) {
    const next: SymbolNode[] = [];
    for (const callee of level) {
      for (const edge of stepsTo(callee, graph)) {
        const caller = graph.symbol(edge.caller);
        if (
          !caller ||
          caller.id === end.id ||
          by.has(caller.id) ||
          roleWithin(caller, caller.role, graph) !== 'code' ||
          !inScope(caller, scope)
        )
          continue;
        by.set(caller.id, { edge: { ...edge, callee: callee.id }, to: callee.id, hops: hop });
        next.push(caller);
      }
    }
    level = next;
  }
  return by;
}

function stepsTo(callee: SymbolNode, graph: CodeGraph): readonly Edge[] {
  // Only functions are handed on; who names a type does not lead to it.
  const handedOn = isCallable(callee) && callee.fact.kind !== 'class' ? graph.incoming(callee.id, ['references']) : [];
  const calls = callsOfOverloads(callee, graph).toSorted((a, b) => b.confidence - a.confidence);
  const around = graph.incoming(callee.id, ['calls']);
  return [...calls, ...around, ...handedOn, ...callsThroughBases(callee, graph).flatMap((each) => each.calls)];
}

/** The chain of calls from `start` to `end`, by what leads to the end; empty where none is known. */
export function wayFrom(start: string, end: string, by: ReadonlyMap<string, Leading>): readonly Edge[] {
  const way: Edge[] = [];
  for (let at = start; at !== end;) {
    const step = by.get(at);
    if (!step) return [];
    way.push(step.edge);
    at = step.to;
  }
  return way;
}

/** Whether a definition is something that runs. */
export function isCallable({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method' || kind === 'class' || kind === 'route';
}
