// Callers and callees of the strongest hits: the code to change is often one call away from the code in the question.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { roleFactor } from '../roleFactors.ts';
import { inScope } from '../scope.ts';

/** Callees and callers of the strongest hits: the code to change is often one call away from the code in the question. */
export function neighbourList(seedCandidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const candidate of seedCandidates) {
    if (!candidate.symbol) continue;
    const { id, fact } = candidate.symbol;
    const add = (other: SymbolNode | undefined, confidence: number, why: string): void => {
      if (!other || other.fact.kind === 'module' || !inScope(other, inquiry.scope)) return;
      items.push(symbolCandidate(other, candidate.score * confidence * roleFactor(other.role, 'facts', inquiry), why));
    };
    const callees = sources.graph.callees(id).slice(0, 12);
    for (const edge of callees) {
      if (edge.callee)
        add(implementation(sources, edge.callee), edge.confidence / Math.sqrt(callees.length), l10n.t('called by {0}', fact.name));
    }
    const callers = callsOfOverloads(candidate.symbol, sources.graph).slice(0, 8);
    for (const edge of callers)
      add(sources.graph.symbol(edge.caller), edge.confidence / Math.sqrt(callers.length), l10n.t('calls {0}', fact.name));
  }
  return listOf('neighbours', 'neighbours', bestOfEachPlace(items), inquiry);
}

function implementation({ graph }: Sources, id: string): SymbolNode | undefined {
  const symbol = graph.symbol(id);
  return symbol && implementationOf(symbol, graph);
}
