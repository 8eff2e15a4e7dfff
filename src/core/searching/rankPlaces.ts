// Ranked places for whoever wants a list and no answer.
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

/** At most `limit` ranked places for whoever wants a list and no answer: those of the question's scope, then those of a wider one if there is one. */
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

/** What an answer is made from may cost a walk over the whole graph; this does without. */
async function rankByMode(mode: Mode, inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  const runs = new Runs(clock);
  return mode === 'diagnostic' ? (await failureList(inquiry, sources, runs, limit)).ranked : hybridList(inquiry, sources, runs, limit);
}

/** Places found by their words and vectors alone, whatever the mode. */
async function byContent(inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  return fuse([await contentList(inquiry, sources, new Runs(clock))], limit);
}
