// Single entry to retrieval: takes a question and a mode, returns ranked places, the plan of the answer and the record of the retrievers.
import type { Clock } from '../ports.ts';
import { analytical } from './analytical.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { conceptual } from './conceptual.ts';
import { diagnostic } from './diagnostic.ts';
import { exploratory } from './exploratory.ts';
import type { Form } from '../reading/kind/forms.ts';
import { Runs, type RetrieverRun } from '../searching/retrieverRuns.ts';
import { withInventory } from './concepts/inventoryPlan.ts';
import { isForMembers, withMembers } from './concepts/membersPlan.ts';
import { isForValue, withValue } from './concepts/valuePlan.ts';
import { withSettings } from './concepts/settingsPlan.ts';
import { aboutProject } from './concepts/wholeProject.ts';
import { decide } from './decisions/decision.ts';
import { primaries, type Plan } from './plan.ts';
import type { Decision } from './decisions/types.ts';

/** Results for a question. */
export interface Retrieval {
  readonly ranked: readonly Candidate[];
  readonly plan: Plan;
  /** The deciding code, where the question asks under which condition, whether, or which of two. */
  readonly decision?: Decision;
  readonly retrievers: readonly RetrieverRun[];
}

const planners = { conceptual, diagnostic, exploratory, analytical };

/** Retrieves by mode; at most `limit` ranked places. */
export async function retrieve(mode: Plan['mode'], inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<Retrieval> {
  const runs = new Runs(clock);
  const matches = await planners[mode](inquiry, sources, runs, limit);
  const result =
    isEmptyGuess(matches.plan) || isGuessedFlow(matches.plan, inquiry) ? await conceptual(inquiry, sources, runs, limit) : matches;
  const { ranked, plan } = await withSpecialPlan(result, inquiry, sources);
  const decision = await decide(inquiry, sources, ranked);
  const used = new Set(primaries(plan).map(keyOf));
  return { ranked, plan, ...(decision ? { decision } : {}), retrievers: runs.records(used, sources.vectorProblem?.()) };
}

/** A guessed target without the relation: the relation may be misread, too, and proves nothing. */
function isEmptyGuess(plan: Plan): boolean {
  if (plan.mode !== 'exploratory' || !plan.described || !plan.relation) return false;
  const { uses, symbols, statements, definitions } = plan.relation;
  const own = new Set(definitions.map(({ id }) => id));
  return uses.places.length + uses.possible.length + (statements?.length ?? 0) === 0 && symbols.every(({ id }) => own.has(id));
}

/** Forms of answers that no flow has: of 280 labelled questions that ask for a flow and name nothing, 9 have one of these. */
const withoutSteps: ReadonlySet<Form> = new Set(['what', 'yes-no', 'count']);

/**
 * A guessed flow from a place that words found: "can a handler be added after the start?" follows nothing. The answer shows the deciding
 * code, not the calls from there.
 */
function isGuessedFlow(plan: Plan, { intent, focus }: Inquiry): boolean {
  if (plan.mode !== 'exploratory' || focus.length > 0 || intent.frames.length > 0 || !withoutSteps.has(intent.form.value)) return false;
  const { relation, callers, raises, ends, paths, subjects } = plan;
  return !relation && !ends && intent.flow === undefined && callers.length + raises.length + paths.length + subjects.length === 0;
}

/** The requested members or value, whichever fits better, or the nearest match. */
async function withValueOrMembers(plan: Plan, inquiry: Inquiry, sources: Sources): Promise<Plan | undefined> {
  const members = await withMembers(plan, inquiry, sources);
  if (members.plan && inquiry.intent.value?.of === 'members') return members.plan;
  const value = await withValue(plan, inquiry, sources, members.nearest);
  if (!members.plan) return value;
  const isValue = value?.mode === 'conceptual' && isForValue(value);
  return isValue && (value.stated.places[0]?.score ?? 0) > (members.plan.sets[0]?.score ?? 0) ? value : members.plan;
}

/**
 * A question for all definitions of a kind is answered by these, and one about the project by its introduction and its start, not by
 * results for the words of either.
 */
async function withSpecialPlan<T extends { readonly ranked: readonly Candidate[]; readonly plan: Plan }>(
  match: T,
  inquiry: Inquiry,
  sources: Sources,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: Plan }> {
  const { plan } = match;
  if (inquiry.focus.length > 0) return match;
  const stated = await withValueOrMembers(plan, inquiry, sources);
  if (stated?.mode === 'conceptual' && (isForMembers(stated) || isForValue(stated))) return { plan: stated, ranked: stated.definitions };
  if (plan.mode !== 'conceptual') return match;
  const all = withInventory(plan, inquiry, sources) ?? (await withSettings(plan, inquiry, sources));
  if (all) return { plan: all, ranked: all.definitions };
  // The note that nothing sets the requested value appears only if nothing else answers the question.
  const rest = stated ? { ...match, plan: stated } : match;
  if (!inquiry.intent.asksAboutProject) return rest;
  const whole = await aboutProject(plan, inquiry, sources);
  if (!whole) return rest;
  const first = primaries(whole);
  const keys = new Set(first.map(keyOf));
  return { plan: whole, ranked: [...first, ...match.ranked.filter((each) => !keys.has(keyOf(each)))] };
}
