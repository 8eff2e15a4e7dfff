// Splits calls into sure and possible ones: metrics count a call as a dependency only if its target surely runs.
import { fileKeyOf } from '../../base/fileKey.ts';
import { minSureConfidence } from './edgeConfidence.ts';
import type { CodeGraph, Edge, SymbolNode } from './graphTypes.ts';

/** A call with its resolved target. */
export interface ResolvedCall {
  readonly callee: SymbolNode;
  readonly edge: Edge;
}

/** Calls that one symbol makes. */
export interface SplitCalls {
  readonly sure: readonly ResolvedCall[];
  /** One entry per target that may run. */
  readonly possible: readonly ResolvedCall[];
}

/**
 * Splits the calls that `caller` makes. Overloads that the arguments do not distinguish are one target: one of them runs, so their
 * confidences add up.
 */
export function splitCalls(caller: SymbolNode, graph: CodeGraph): SplitCalls {
  const targets = new Map<string, { readonly callee: SymbolNode; readonly edge: Edge; confidence: number }>();
  for (const edge of graph.callees(caller.id)) {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!callee) continue;
    const key = `${edge.line} ${fileKeyOf(callee)} ${callee.fact.qualifiedName}`;
    const target = targets.get(key);
    // The only method of a name is the likely target, but a name alone is not counted.
    const confidence = edge.evidence === 'name-only' ? 0 : edge.confidence;
    if (target) target.confidence += confidence;
    else targets.set(key, { callee, edge, confidence });
  }
  const calls = [...targets.values()];
  return {
    sure: calls.filter(({ confidence }) => confidence >= minSureConfidence),
    possible: calls.filter(({ confidence }) => confidence < minSureConfidence),
  };
}
