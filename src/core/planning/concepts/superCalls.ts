// Adds the targets of `super` calls behind a method: one that delegates to its base class tells little by itself.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { keyOf, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { overriddenBy } from '../../searching/definitions/dispatch.ts';

/** `candidates` with the `super` targets of the first place and of those that answer a route right behind them, if `allowed`. */
export function withSuperCalls(candidates: readonly Candidate[], graph: CodeGraph, allowed: (symbol: SymbolNode) => boolean): Candidate[] {
  const places = candidates.flatMap((each, i) => {
    const { symbol } = each;
    if (!symbol || (i > 0 && !answersRoute(symbol, graph))) return [each];
    const above = calledBySuper(symbol, graph).filter(allowed);
    return [each, ...above.map((base) => ofSymbol(base, each.score, l10n.t('called by {0}', symbol.fact.qualifiedName)))];
  });
  return firstOfEach(places, keyOf);
}

/** A call of the overridden method is a `super` call: through anything else the method would call itself. */
function calledBySuper({ id }: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const called = new Set(graph.callees(id).map(({ callee }) => callee));
  return overriddenBy(id, graph).filter((base) => called.has(base.id) && base.role === 'code');
}

function answersRoute({ id }: SymbolNode, graph: CodeGraph): boolean {
  return graph.incoming(id, ['calls', 'references']).some(({ caller }) => graph.symbol(caller)?.fact.kind === 'route');
}
