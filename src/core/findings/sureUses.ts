// Which code uses which, as far as it is known well enough to find fault with it.
import { sureEnough } from '../graph/edges/confidence.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../graph/edges/types.ts';

/** Both ends of a use, and the line of it in the file of the user. */
export interface SureUse {
  readonly user: SymbolNode;
  readonly used: SymbolNode;
  readonly line: number;
}

/** Edges of these kinds between symbols of code, without those that a name alone or little more tells of. */
export function* sureUses(graph: CodeGraph, kinds: readonly EdgeKind[]): Generator<SureUse> {
  for (const { kind, caller, callee, evidence, confidence, line } of graph.edges()) {
    if (!kinds.includes(kind) || callee === null || evidence === 'name-only' || confidence < sureEnough) continue;
    const [user, used] = [graph.symbol(caller), graph.symbol(callee)];
    if (user?.role === 'code' && used?.role === 'code') yield { user, used, line };
  }
}
