// Uses between symbols of code that are certain enough to base a finding on.
import { sureEnough } from '../graph/edges/confidence.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../graph/edges/types.ts';

/** Both ends of a use, and its line in the file of the user. */
export interface SureUse {
  readonly user: SymbolNode;
  readonly used: SymbolNode;
  readonly line: number;
}

/** Edges of these kinds between symbols of code, without those that rest on little more than a name. */
export function* sureUses(graph: CodeGraph, kinds: readonly EdgeKind[]): Generator<SureUse> {
  for (const { kind, caller, callee, evidence, confidence, line } of graph.edges()) {
    if (!kinds.includes(kind) || callee === null || evidence === 'name-only' || confidence < sureEnough) continue;
    const [user, used] = [graph.symbol(caller), graph.symbol(callee)];
    if (user?.role === 'code' && used?.role === 'code') yield { user, used, line };
  }
}
