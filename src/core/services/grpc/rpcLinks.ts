// Joins calls of procedures with the functions that implement them.
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { ContractLink } from '../contract.ts';
import { nearestOffers, surestLinks } from '../nearestOffers.ts';
import { rpcConfidence } from './rpcConfidence.ts';
import type { RpcOffer } from './rpcOffers.ts';
import type { RpcUse } from './rpcUse.ts';

/** Links of the uses, one a place and implementation. */
export function rpcLinks(uses: readonly RpcUse[], offers: readonly RpcOffer[], graph: CodeGraph): readonly ContractLink[] {
  const byContract = new Map<string, RpcOffer[]>();
  for (const offer of offers) byContract.set(offer.rpc.contract, [...(byContract.get(offer.rpc.contract) ?? []), offer]);
  return surestLinks(uses.flatMap((use) => linksOf(use, byContract.get(use.rpc.contract) ?? [], graph)));
}

function linksOf({ rpc, symbol, line, tie }: RpcUse, offers: readonly RpcOffer[], graph: CodeGraph): readonly ContractLink[] {
  // A server that passes a procedure on to another one of its kind does not call itself.
  const own = ownerIdOf(symbol, graph);
  const others = offers.filter((offer) => offer.symbol.id !== symbol.id && (own === undefined || ownerIdOf(offer.symbol, graph) !== own));
  const { nearest, isNearest } = nearestOffers(symbol, others);
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
