// Which calls are known well enough to be counted, and how many may only be: what may run in place of something else is no dependency.
import { fileKeyOf } from '../../base/fileKey.ts';
import { sureEnough } from './confidence.ts';
import type { CodeGraph, Edge, SymbolNode } from './types.ts';

/** A call with the symbol that it surely leads to. */
export interface SureCall {
  readonly callee: SymbolNode;
  readonly edge: Edge;
}

/** Calls of one symbol; `possible` holds an edge for each target that may run and is not sure to. */
export interface CountedCalls {
  readonly sure: readonly SureCall[];
  readonly possible: readonly SureCall[];
}

/**
 * Splits the calls that `caller` makes. Overloads that the arguments do not tell apart are one target, so their edges add up: which of them
 * runs is open, that one does is not.
 */
export function countedCalls(caller: SymbolNode, graph: CodeGraph): CountedCalls {
  const targets = new Map<string, { readonly callee: SymbolNode; readonly edge: Edge; confidence: number }>();
  for (const edge of graph.callees(caller.id)) {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!callee) continue;
    const key = `${edge.line} ${fileKeyOf(callee)} ${callee.fact.qualifiedName}`;
    const known = targets.get(key);
    // The only method of a name is likely what is meant, but a name alone is no measure.
    const confidence = edge.evidence === 'name-only' ? 0 : edge.confidence;
    if (known) known.confidence += confidence;
    else targets.set(key, { callee, edge, confidence });
  }
  const all = [...targets.values()];
  return {
    sure: all.filter(({ confidence }) => confidence >= sureEnough),
    possible: all.filter(({ confidence }) => confidence < sureEnough),
  };
}
