// Adds the targets of `super` calls behind a method, because a method that delegates to its base class tells little by itself.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { keyOf, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { overriddenMethods } from '../../searching/definitions/dispatch.ts';

/** `candidates` with `super` targets right behind the first place, and behind each place that answers a route. */
export function withSuperCalls(
  candidates: readonly Candidate[],
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
): Candidate[] {
  const places = candidates.flatMap((each, i) => {
    const { symbol } = each;
    if (!symbol || (i > 0 && !answersRoute(symbol, graph))) return [each];
    const superMethods = calledBySuper(symbol, graph).filter(isAllowed);
    return [each, ...superMethods.map((base) => symbolCandidate(base, each.score, l10n.t('called by {0}', symbol.fact.qualifiedName)))];
  });
  return firstOfEach(places, keyOf);
}

/** Overridden methods that a method calls: such a call is by `super`, since by the object the method would call itself. */
function calledBySuper({ id }: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const calleeIds = new Set(graph.callees(id).map(({ callee }) => callee));
  return overriddenMethods(id, graph).filter((base) => calleeIds.has(base.id) && base.role === 'code');
}

function answersRoute({ id }: SymbolNode, graph: CodeGraph): boolean {
  return graph.incoming(id, ['calls', 'references']).some(({ caller }) => graph.symbol(caller)?.fact.kind === 'route');
}
