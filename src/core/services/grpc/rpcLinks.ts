// Joins calls of procedures with the functions that implement them.
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { ContractLink } from '../contract.ts';
import { sharedPathLength } from '../memberFunctions.ts';
import { rpcConfidence } from './rpcConfidence.ts';
import type { RpcOffer } from './rpcOffers.ts';
import type { RpcUse } from './rpcUse.ts';

/** Maximum implementations that are equally near; with more, none of them is meant. Set by judgement. */
const maxEqualOffers = 3;

/** Links of the uses, one a place and implementation. */
export function rpcLinks(uses: readonly RpcUse[], offers: readonly RpcOffer[], graph: CodeGraph): readonly ContractLink[] {
  const byContract = new Map<string, RpcOffer[]>();
  for (const offer of offers) byContract.set(offer.rpc.contract, [...(byContract.get(offer.rpc.contract) ?? []), offer]);
  const links = new Map<string, ContractLink>();
  for (const use of uses) {
    for (const link of linksOf(use, byContract.get(use.rpc.contract) ?? [], graph)) {
      const key = `${use.line} ${use.symbol.id} ${link.offer.symbol.id}`;
      if (link.confidence > (links.get(key)?.confidence ?? 0)) links.set(key, link);
    }
  }
  return [...links.values()];
}

function linksOf({ rpc, symbol, line, tie }: RpcUse, offers: readonly RpcOffer[], graph: CodeGraph): readonly ContractLink[] {
  // A server that passes a procedure on to another one of its kind does not call itself.
  const own = ownerIdOf(symbol, graph);
  const others = offers.filter((offer) => offer.symbol.id !== symbol.id && (own === undefined || ownerIdOf(offer.symbol, graph) !== own));
  const answering = others.filter((offer) => symbol.role === 'test' || offer.symbol.role !== 'test');
  const distances = answering.map((offer) => sharedPathLength(symbol, offer.symbol));
  const nearest = answering.filter((_, i) => distances[i] === Math.max(...distances));
  if (nearest.length > maxEqualOffers) return [];
  const isNearest = nearest.length < answering.length;
  return nearest.map((offer) => ({
    use: { symbol, line, contract: rpc.contract },
    offer: { symbol: offer.symbol, line: offer.symbol.fact.nameRange.start.line, contract: rpc.contract },
    confidence: rpcConfidence(tie, offer.tie, { packages: rpc.packages, isNearest, count: nearest.length }),
  }));
}

function ownerIdOf(symbol: SymbolNode, graph: CodeGraph): string | undefined {
  const owner = ownerOf(symbol, graph);
  return owner && owner.fact.kind !== 'module' ? owner.id : undefined;
}
