// Ranks places for callers that need a list without an answer.
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import type { Clock } from '../ports.ts';
import type { Mode } from '../reading/mode.ts';
import { keyOf, type Candidate } from './candidate.ts';
import { failureList } from './failureList.ts';
import { fuse } from './fusion.ts';
import { hybridList } from './hybrid.ts';
import type { Inquiry, Sources } from './inquiry.ts';
import { contentList } from './lists/content.ts';
import { Runs } from './retrieverRuns.ts';
import type { ResolvedScope } from './scope.ts';

/** At most `limit` ranked places without an answer: first in the scope of the question, then in the wider scope, if there is one. */
export async function rankPlaces(
  mode: Mode,
  inquiry: Inquiry,
  wider: ResolvedScope | undefined,
  sources: Sources,
  clock: Clock,
  limit: number,
): Promise<readonly Candidate[]> {
  const rank = (within: Inquiry): Promise<readonly Candidate[]> =>
    within.signals?.graph === false ? byContent(within, sources, clock, limit) : rankByMode(mode, within, sources, clock, limit);
  const ranked = await rank(inquiry);
  if (!wider || ranked.length >= limit) return ranked;
  return firstOfEach([...ranked, ...(await rank({ ...inquiry, scope: wider }))], keyOf).slice(0, limit);
}

/** Ranks without the evidence of an answer, which may cost a walk over the whole graph. */
async function rankByMode(mode: Mode, inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  const runs = new Runs(clock);
  return mode === 'diagnostic' ? (await failureList(inquiry, sources, runs, limit)).ranked : hybridList(inquiry, sources, runs, limit);
}

/** Places found by words and vectors alone, in any mode. */
async function byContent(inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  return fuse([await contentList(inquiry, sources, new Runs(clock))], limit);
}
