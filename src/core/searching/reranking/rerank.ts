// Second step of the ranking: orders the places that the lists found by evidence of the whole file beside that of the place. Two tables of
// points decide, learned from fixes of public repositories (`tools/ranking`).
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import { keyOf, type Candidate } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { isRuleOn } from '../weights/rankingWeights.ts';
import { filePoints } from './filePoints.ts';
import { placePoints } from './placePoints.ts';
import { rerankFeatures } from './rerankFeatures.ts';
import { pointsOf } from './stepTable.ts';

/** Places that the step looks at. The tables were learned on lists of this length. */
export const rerankedPlaces = 100;

/** Whether the step applies: to descriptions and reports that look for code. A question often means one of several files with the same words. */
function isReranked(inquiry: Inquiry): boolean {
  const { intent, settings = defaultAskSettings } = inquiry;
  return settings['features.codeIndex'] && intent.act !== 'question' && intent.wants === 'code' && isRuleOn('rule.rerank', inquiry);
}

/**
 * `candidates` in their new order. The scores of the list stay, so that a score means the same as before. `shareOf`: what remains of the
 * evidence of words for a place, 0..1.
 */
export function rerank(
  candidates: readonly Candidate[],
  inquiry: Inquiry,
  sources: Sources,
  shareOf: (candidate: Candidate) => number = () => 1,
): readonly Candidate[] {
  if (candidates.length < 2 || !isReranked(inquiry)) return candidates;
  const features = rerankFeatures(candidates, inquiry, sources, { pointsOfFile: (values) => pointsOf(filePoints, values), shareOf });
  inquiry.onFeatures?.(features);
  const order = features.places
    .map(({ candidate, values }) => ({ candidate, points: pointsOf(placePoints, values) }))
    .sort((a, b) => b.points - a.points)
    .map(({ candidate }) => candidate);
  // The line that emits the message of the question is a fact, and keeps its place.
  const exact = candidates.slice(0, exactCount(candidates));
  const newOrder = firstOfEach([...exact, ...order], keyOf).slice(0, candidates.length);
  return newOrder.map((candidate, at) => ({ ...candidate, score: candidates[at]?.score ?? 0 }));
}

/** Number of first places that emit a message of the question. */
function exactCount(candidates: readonly Candidate[]): number {
  const end = candidates.findIndex(({ message }) => message === undefined || message.kind === 'part');
  return end < 0 ? candidates.length : end;
}
