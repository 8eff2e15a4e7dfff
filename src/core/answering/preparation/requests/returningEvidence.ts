// Chooses evidence of earlier turns for a question: places that answers cite, and places around the code of a follow-up.
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { keyOf, type Candidate } from '../../../searching/candidate.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import type { EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import type { PreparedRequest } from './assembleRequest.ts';
import { readEarlierEvidence } from '../../session/earlierEvidence.ts';

/** A place of an earlier turn counts as a result of this question among so many first ones. */
const highRanks = 20;

/** Places to read again, cited ones first. `goneCount`: places of the continued turn that no longer exist. */
export async function returningEvidence(
  { session, followUp, retrieval, scope, dependencies, options, settings }: AnswerRun,
  book: EvidenceBook,
  rootOf: PreparedRequest['rootOf'],
): Promise<{ readonly places: readonly Candidate[]; readonly goneCount: number }> {
  if (options.continuation) return { places: [], goneCount: 0 };
  const { graph } = dependencies.sources;
  const limit = settings['session.keptEvidence'];
  const { places, goneCount } = await readEarlierEvidence(session.freshTurns, { book, graph, digest: dependencies.digest, rootOf, limit });
  const rankedKeys = new Set(retrieval.rankedCandidates.slice(0, highRanks).map(keyOf));
  const neighbourIds = followUp ? neighboursOf(followUp.symbol, graph) : new Set<string>();
  const placesInScope = places.filter(({ place }) => scope.contains(place.root, place.path, place.lines.first));
  const usefulPlaces = placesInScope.filter(({ place, isCited }) => {
    const isFound = rankedKeys.has(keyOf(place));
    // A place that was read and not cited is worth its room only where this question leads to it as well.
    return isCited ? followUp !== undefined || isFound : isFound || (place.symbol !== null && neighbourIds.has(place.symbol.id));
  });
  const orderedPlaces = usefulPlaces.toSorted((a, b) => Number(b.isCited) - Number(a.isCited));
  return { places: orderedPlaces.map(({ place }) => place), goneCount: followUp ? goneCount : 0 };
}

/** Callers, callees and references of a symbol in either direction. */
function neighboursOf({ id }: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const edges = [...graph.incoming(id), ...graph.outgoing(id), ...graph.callers(id), ...graph.callees(id)];
  return new Set(edges.flatMap(({ caller, callee }) => [caller, callee ?? id]).filter((each) => each !== id));
}
