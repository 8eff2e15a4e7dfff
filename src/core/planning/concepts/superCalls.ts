// A method that hands its work on to the class above it tells little by itself: what it calls by `super` is read right behind it.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { keyOf, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { overriddenBy } from '../../searching/definitions/dispatch.ts';

/** `found`, with what its first place and those that answer a route call by `super` right behind them, as far as it is `allowed`. */
export function withSuperCalls(candidates: readonly Candidate[], graph: CodeGraph, allowed: (symbol: SymbolNode) => boolean): Candidate[] {
  const places = candidates.flatMap((each, i) => {
    const { symbol } = each;
    if (!symbol || (i > 0 && !answersRoute(symbol, graph))) return [each];
    const above = calledBySuper(symbol, graph).filter(allowed);
    return [each, ...above.map((base) => ofSymbol(base, each.score, l10n.t('called by {0}', symbol.fact.qualifiedName)))];
  });
  return firstOfEach(places, keyOf);
}

/** A method calls what it overrides by `super` alone: through anything else it would call itself. */
function calledBySuper({ id }: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const called = new Set(graph.callees(id).map(({ callee }) => callee));
  return overriddenBy(id, graph).filter((base) => called.has(base.id) && base.role === 'code');
}

function answersRoute({ id }: SymbolNode, graph: CodeGraph): boolean {
  return graph.incoming(id, ['calls', 'references']).some(({ caller }) => graph.symbol(caller)?.fact.kind === 'route');
}
