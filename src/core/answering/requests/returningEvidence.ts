// Chooses evidence of earlier turns for a question: places that answers cite, and places around the code of a follow-up.
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { EvidenceBook } from '../evidence/evidence.ts';
import type { PreparedRequest } from './requestParts.ts';
import { keptEvidence } from '../session/keptEvidence.ts';

/** Lowest rank among the results of a question at which a place of an earlier turn is read again. */
const highRanks = 20;

/** Places to read again, cited ones first. `gone`: places of the continued turn that no longer exist. */
export async function returningEvidence(
  { session, followUp, retrieval, scope, parts, options, settings }: AnswerRun,
  book: EvidenceBook,
  rootOf: PreparedRequest['rootOf'],
): Promise<{ readonly places: readonly Candidate[]; readonly gone: number }> {
  if (options.continuation) return { places: [], gone: 0 };
  const { graph } = parts.sources;
  const most = settings['session.keptEvidence'];
  const { places, gone } = await keptEvidence(session.fresh, { book, graph, digest: parts.digest, rootOf, most });
  const ranked = new Set(retrieval.ranked.slice(0, highRanks).map(keyOf));
  const around = followUp ? neighboursOf(followUp.symbol, graph) : new Set<string>();
  const inside = places.filter(({ place }) => scope.contains(place.root, place.path, place.lines.first));
  const carriedPlaces = inside.filter(({ place, cited }) => {
    const isFound = ranked.has(keyOf(place));
    // A place that was read and not cited is worth its room only where this question leads to it as well.
    return cited ? followUp !== undefined || isFound : isFound || (place.symbol !== null && around.has(place.symbol.id));
  });
  const order = carriedPlaces.toSorted((a, b) => Number(b.cited) - Number(a.cited));
  return { places: order.map(({ place }) => place), gone: followUp ? gone : 0 };
}

/** Callers, callees and references of a symbol in either direction, from the subgraph that was walked. */
function neighboursOf({ id }: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const edges = [...graph.incoming(id), ...graph.outgoing(id), ...graph.callers(id), ...graph.callees(id)];
  return new Set(edges.flatMap(({ caller, callee }) => [caller, callee ?? id]).filter((each) => each !== id));
}
