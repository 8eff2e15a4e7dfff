// What a call through a base or interface may run is only known when the program runs: such calls are callers of every override too.
import { rulesOf } from '../../syntax/languages.ts';
import { dispatchConfidence } from '../../graph/edges/confidence.ts';
import { declaredByShape } from '../../graph/typing/shapes.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { callsOfOverloads } from './overloads.ts';

/** A method that is overridden, or that an interface declares and the class has too, and the calls of it, each as sure as an override is to be what runs. */
export interface CallsThroughBase {
  readonly base: SymbolNode;
  readonly calls: readonly Edge[];
}

/**
 * Calls of what `symbol` overrides, nearest base first, then of interfaces that its class fits without naming them, each call once; calls of
 * `super` run no override and are left out.
 */
export function callsThroughBases(symbol: SymbolNode, graph: CodeGraph): CallsThroughBase[] {
  const matches: CallsThroughBase[] = [];
  const seen = new Set([symbol.id]);
  const places = new Set<string>();
  const queue = [symbol.id];
  for (const id of queue) {
    for (const base of id === symbol.id ? [...overriddenBy(id, graph), ...declaredByShape(symbol, graph)] : overriddenBy(id, graph)) {
      if (seen.has(base.id)) continue;
      seen.add(base.id);
      queue.push(base.id);
      const calls = callsOfOverloads(base, graph).filter((edge) => edge.evidence !== 'name-only' && !isSuperCall(edge, base, graph));
      const fresh = calls.filter((edge) => !places.has(placeOf(edge)));
      for (const edge of fresh) places.add(placeOf(edge));
      if (fresh.length) matches.push({ base, calls: fresh.map((edge) => ({ ...edge, confidence: dispatchConfidence })) });
    }
  }
  return matches;
}

/** The methods of bases and interfaces that a method overrides, the nearest alone. */
export function overriddenBy(id: string, graph: CodeGraph): SymbolNode[] {
  return graph.outgoing(id, ['overrides']).flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee) ?? [])));
}

/** A method of an interface that no class here is known to implement: a framework makes it, or code that is made by a build. */
export function isOnlyDeclared({ id, root, path, language, fact }: SymbolNode, graph: CodeGraph): boolean {
  if (!rulesOf(language).injectsImplementations || fact.kind !== 'method' || graph.callees(id).length > 0) return false;
  const holder = graph.inFile(root, path).find((each) => each.fact.index === fact.parent);
  return holder?.fact.kind === 'interface' && graph.incoming(id, ['overrides', 'implements']).length === 0;
}

/** An override calls what it overrides. */
function isSuperCall({ caller }: Edge, base: SymbolNode, graph: CodeGraph): boolean {
  return overriddenBy(caller, graph).some(({ id }) => id === base.id);
}

function placeOf({ caller, line }: Edge): string {
  return `${line} ${caller}`;
}
