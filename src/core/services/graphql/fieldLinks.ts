// Joins uses of fields with the resolvers that answer them.
import type { ContractLink } from '../contract.ts';
import { sharedPathLength } from '../memberFunctions.ts';
import type { FieldResolvers } from './fieldResolvers.ts';
import type { FieldUse } from './fieldUse.ts';
import { graphqlConfidence } from './graphqlConfidence.ts';

/** Maximum resolvers that are equally near; with more, none of them is meant. Set by judgement. */
const maxEqualResolvers = 3;

/** Links of the uses, one a place and resolver. */
export function fieldLinks(uses: readonly FieldUse[], resolvers: FieldResolvers): readonly ContractLink[] {
  const links = new Map<string, ContractLink>();
  for (const use of uses)
    for (const link of linksOf(use, resolvers)) {
      const key = `${use.line} ${use.symbol.id} ${link.offer.symbol.id}`;
      if (link.confidence > (links.get(key)?.confidence ?? 0)) links.set(key, link);
    }
  return [...links.values()];
}

function linksOf({ root, field, symbol, line, tie }: FieldUse, resolvers: FieldResolvers): readonly ContractLink[] {
  const answering = resolvers
    .answering(root, field)
    .filter((each) => each.symbol.id !== symbol.id && (symbol.role === 'test' || each.symbol.role !== 'test'));
  const distances = answering.map((each) => sharedPathLength(symbol, each.symbol));
  const nearest = answering.filter((_, i) => distances[i] === Math.max(...distances));
  if (nearest.length > maxEqualResolvers) return [];
  const contract = `${root.toLowerCase()} ${field}`;
  return nearest.map((each) => ({
    use: { symbol, line, contract },
    offer: { symbol: each.symbol, line: each.symbol.fact.nameRange.start.line, contract },
    confidence: graphqlConfidence(tie, each.tie, nearest.length < answering.length, nearest.length),
  }));
}
