// The one way into retrieval: a question and a mode in, ranked places, the plan of the answer and the record of the retrievers out.
import { firstOfEach } from '../base/firstOfEach.ts';
import type { Clock } from '../ports.ts';
import { analytical, type AnalyticalPlan } from './analytical.ts';
import { keyOf, type Candidate, type Inquiry, type Sources } from './candidate.ts';
import { contentList } from './content.ts';
import { conceptual, fullDefinitions, hybridList, type ConceptualPlan } from './conceptual.ts';
import { diagnostic, type DiagnosticPlan } from './diagnostic.ts';
import { failureList } from './failureList.ts';
import { fuse } from './fusion.ts';
import { exploratory, type ExploratoryPlan } from './exploratory.ts';
import { Runs, type RetrieverRun } from './runs.ts';
import type { ResolvedScope } from './scope.ts';
import { placeOfUse } from './usage.ts';
import { aboutProject } from './wholeProject.ts';

/** What the answer is to be made from, by mode. */
export type Plan = ConceptualPlan | DiagnosticPlan | ExploratoryPlan | AnalyticalPlan;

/** All that was found for a question. */
export interface Retrieval {
  readonly ranked: readonly Candidate[];
  readonly plan: Plan;
  readonly retrievers: readonly RetrieverRun[];
}

const retrievers = { conceptual, diagnostic, exploratory, analytical };

/** Places that the answer of a plan is made from, those to keep first. */
export function primaries(plan: Plan): readonly Candidate[] {
  switch (plan.mode) {
    case 'conceptual':
      if (!plan.uses) return [...plan.definitions, ...plan.documents];
      // Whoever wants to use something reads how before what it does inside.
      return [
        ...plan.definitions.slice(0, fullDefinitions),
        ...plan.documents,
        ...plan.uses.map(placeOfUse),
        ...plan.definitions.slice(fullDefinitions),
      ];
    case 'diagnostic':
      return plan.sources;
    case 'exploratory':
      return plan.pivotal;
    case 'analytical':
      return plan.samples;
  }
}

/** Places found by their words and vectors alone, whatever the mode. */
async function byContent(inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<readonly Candidate[]> {
  return fuse([await contentList(inquiry, sources, new Runs(clock))], limit);
}

/** At most `limit` ranked places for whoever wants a list and no answer: those of the question's scope, then those of a wider one if there is one. */
export async function rankPlaces(
  mode: Plan['mode'],
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
async function rankByMode(
  mode: Plan['mode'],
  inquiry: Inquiry,
  sources: Sources,
  clock: Clock,
  limit: number,
): Promise<readonly Candidate[]> {
  const runs = new Runs(clock);
  return mode === 'diagnostic' ? (await failureList(inquiry, sources, runs, limit)).ranked : hybridList(inquiry, sources, runs, limit);
}

/** Retrieves by mode; at most `limit` ranked places. */
export async function retrieve(mode: Plan['mode'], inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<Retrieval> {
  const runs = new Runs(clock);
  const found = await retrievers[mode](inquiry, sources, runs, limit);
  const { ranked, plan } = await ofWholeProject(found, inquiry, sources);
  const used = new Set(primaries(plan).map(keyOf));
  return { ranked, plan, retrievers: runs.records(used, sources.vectorProblem?.()) };
}

/** A question about the project itself is answered by what introduces and starts it. */
async function ofWholeProject<T extends { readonly ranked: readonly Candidate[]; readonly plan: Plan }>(
  found: T,
  inquiry: Inquiry,
  sources: Sources,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: Plan }> {
  const { plan } = found;
  if (plan.mode !== 'conceptual' || inquiry.focus.length > 0 || !inquiry.question.asksAboutProject) return found;
  const whole = await aboutProject(plan, inquiry, sources);
  if (!whole) return found;
  const first = primaries(whole);
  const keys = new Set(first.map(keyOf));
  return { plan: whole, ranked: [...first, ...found.ranked.filter((each) => !keys.has(keyOf(each)))] };
}
