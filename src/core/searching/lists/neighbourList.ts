// Callers and callees of the strongest hits: the code to change is often one call away from the code in the question.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { roleFactor } from '../roleFactors.ts';
import { inScope } from '../scope.ts';

/** Limit of neighbours per seed. */
const maxCallees = 12;
const maxCallers = 8;

/** Callees and callers of `seedCandidates`. The more neighbours a seed has, the less each of them counts. */
export function neighbourListOf(seedCandidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const candidate of seedCandidates) {
    if (!candidate.symbol) continue;
    const { id, fact } = candidate.symbol;
    const add = (neighbour: SymbolNode | undefined, confidence: number, why: string): void => {
      if (!neighbour || neighbour.fact.kind === 'module' || !inScope(neighbour, inquiry.scope)) return;
      items.push(symbolCandidate(neighbour, candidate.score * confidence * roleFactor(neighbour.role, 'facts', inquiry), why));
    };
    const callees = sources.graph.callees(id).slice(0, maxCallees);
    for (const edge of callees) {
      if (edge.callee)
        add(implementation(sources, edge.callee), edge.confidence / Math.sqrt(callees.length), l10n.t('called by {0}', fact.name));
    }
    const callers = callsOfOverloads(candidate.symbol, sources.graph).slice(0, maxCallers);
    for (const edge of callers)
      add(sources.graph.symbol(edge.caller), edge.confidence / Math.sqrt(callers.length), l10n.t('calls {0}', fact.name));
  }
  return listOf('neighbours', 'neighbours', bestOfEachPlace(items), inquiry);
}

function implementation({ graph }: Sources, id: string): SymbolNode | undefined {
  const symbol = graph.symbol(id);
  return symbol && implementationOf(symbol, graph);
}
