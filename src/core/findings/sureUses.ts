// Lists the uses between symbols of code that are certain enough for a finding.
import { minSureConfidence } from '../graph/edges/edgeConfidence.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../graph/edges/graphTypes.ts';

/** Both ends of a use, and its line in the file of the user. */
export interface SureUse {
  readonly user: SymbolNode;
  readonly target: SymbolNode;
  readonly line: number;
}

/** Uses of these kinds between symbols of code, without those that rest on little more than a name. */
export function* sureUses(graph: CodeGraph, kinds: readonly EdgeKind[]): Generator<SureUse> {
  for (const { kind, caller, callee, evidence, confidence, line } of graph.edges()) {
    if (!kinds.includes(kind) || callee === null || evidence === 'name-only' || confidence < minSureConfidence) continue;
    const [user, target] = [graph.symbol(caller), graph.symbol(callee)];
    if (user?.role === 'code' && target?.role === 'code') yield { user, target, line };
  }
}
