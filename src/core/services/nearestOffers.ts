// Chooses among several offers of one contract: those in the nearest folder are meant.
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import type { ContractLink } from './contract.ts';
import { sharedPathLength } from './memberFunctions.ts';

/** Maximum offers that are equally near; with more, none of them is meant. Set by judgement. */
const maxEqualOffers = 3;

/** The offers nearest to a user, and whether others are farther away. Tests offer to tests alone. */
export function nearestOffers<T extends { readonly symbol: SymbolNode }>(
  user: SymbolNode,
  offers: readonly T[],
): { readonly nearest: readonly T[]; readonly isNearest: boolean } {
  const answering = offers.filter(({ symbol }) => user.role === 'test' || symbol.role !== 'test');
  const distances = answering.map(({ symbol }) => sharedPathLength(user, symbol));
  const nearest = answering.filter((_, i) => distances[i] === Math.max(...distances));
  return { nearest: nearest.length > maxEqualOffers ? [] : nearest, isNearest: nearest.length < answering.length };
}

/** One link a place and offer, the surest. */
export function surestLinks(links: Iterable<ContractLink>): readonly ContractLink[] {
  const surest = new Map<string, ContractLink>();
  for (const link of links) {
    const key = `${link.use.line} ${link.use.symbol.id} ${link.offer.symbol.id}`;
    if (link.confidence > (surest.get(key)?.confidence ?? 0)) surest.set(key, link);
  }
  return [...surest.values()];
}
