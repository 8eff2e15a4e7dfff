// Ranks places for a search, which needs no answer. An answer starts at `planning/retrieve.ts`, which ranks the same places and plans.
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import type { Clock } from '../ports.ts';
import type { Mode } from '../reading/mode.ts';
import { keyOf, type Candidate } from './candidate.ts';
import { rankFailure } from './failureRanking.ts';
import { fuse } from './fusion.ts';
import { rankHybrid } from './hybridRanking.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { contentListOf } from './lists/contentList.ts';
import { RetrieverRuns } from './retrieverRuns.ts';
import type { ResolvedScope } from './scope.ts';

/** At most `limit` ranked places without an answer: first in the scope of the question, then in `evidenceScope`, if it differs. */
export async function rankPlaces(
  mode: Mode,
  inquiry: Inquiry,
  evidenceScope: ResolvedScope | undefined,
  sources: Sources,
  clock: Clock,
  limit: number,
): Promise<readonly Candidate[]> {
  const rank = (scopedInquiry: Inquiry): Promise<readonly Candidate[]> =>
    scopedInquiry.signals?.graph === false
      ? rankByContent(scopedInquiry, sources, clock, limit)
      : rankByMode(mode, scopedInquiry, sources, clock, limit);
  const candidates = await rank(inquiry);
  if (!evidenceScope || candidates.length >= limit) return candidates;
  return firstOfEach([...candidates, ...(await rank({ ...inquiry, scope: evidenceScope }))], keyOf).slice(0, limit);
}

/** Ranks without the evidence of an answer, which may cost a walk over the whole graph. */
async function rankByMode(mode: Mode, inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  const runs = new RetrieverRuns(clock);
  return mode === 'diagnostic'
    ? (await rankFailure(inquiry, sources, runs, limit)).rankedCandidates
    : rankHybrid(inquiry, sources, runs, limit);
}

/** Places found by words and vectors alone, in any mode. */
async function rankByContent(inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  return fuse([await contentListOf(inquiry, sources, new RetrieverRuns(clock))], limit);
}
