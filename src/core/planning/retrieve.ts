// The one way into retrieval: a question and a mode in, ranked places, the plan of the answer and the record of the retrievers out.
import type { Clock } from '../ports.ts';
import { analytical } from './analytical.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { conceptual } from './conceptual.ts';
import { diagnostic } from './diagnostic.ts';
import { exploratory } from './exploratory.ts';
import type { Form } from '../reading/kind/forms.ts';
import { Runs, type RetrieverRun } from '../searching/runs.ts';
import { withInventory } from './concepts/inventory.ts';
import { withMembers } from './concepts/members.ts';
import { withValue } from './concepts/value.ts';
import { withSettings } from './concepts/outsideSettings.ts';
import { aboutProject } from './concepts/wholeProject.ts';
import { decide, type Decision } from './decisions/decision.ts';
import { primaries, type Plan } from './plan.ts';

/** All that was found for a question. */
export interface Retrieval {
  readonly ranked: readonly Candidate[];
  readonly plan: Plan;
  /** What decides the question, where it asks under which condition, whether, or which of two. */
  readonly decision?: Decision;
  readonly retrievers: readonly RetrieverRun[];
}

const retrievers = { conceptual, diagnostic, exploratory, analytical };

/** Retrieves by mode; at most `limit` ranked places. */
export async function retrieve(mode: Plan['mode'], inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<Retrieval> {
  const runs = new Runs(clock);
  const found = await retrievers[mode](inquiry, sources, runs, limit);
  const known = isEmptyGuess(found.plan) || isGuessedFlow(found.plan, inquiry) ? await conceptual(inquiry, sources, runs, limit) : found;
  const { ranked, plan } = await ofWhole(known, inquiry, sources);
  const decision = await decide(inquiry, sources, ranked);
  const used = new Set(primaries(plan).map(keyOf));
  return { ranked, plan, ...(decision ? { decision } : {}), retrievers: runs.records(used, sources.vectorProblem?.()) };
}

/** Nothing stands in the relation to what was only guessed to be meant: then the relation may be misread, too, and says nothing. */
function isEmptyGuess(plan: Plan): boolean {
  if (plan.mode !== 'exploratory' || !plan.described || !plan.relation) return false;
  const { uses, symbols, statements, definitions } = plan.relation;
  const own = new Set(definitions.map(({ id }) => id));
  return uses.places.length + uses.possible.length + (statements?.length ?? 0) === 0 && symbols.every(({ id }) => own.has(id));
}

/** Forms of answers that no flow has: of 280 labelled questions that ask for a flow and name nothing, 9 have one of these. */
const withoutSteps: ReadonlySet<Form> = new Set(['what', 'yes-no', 'count']);

/**
 * Steps were only guessed to be asked for, from a place that the words led to: "can a handler be added after the start?" follows nothing. What
 * decides it is shown, not what is called from there.
 */
function isGuessedFlow(plan: Plan, { intent, focus }: Inquiry): boolean {
  if (plan.mode !== 'exploratory' || focus.length > 0 || intent.frames.length > 0 || !withoutSteps.has(intent.form.value)) return false;
  const { relation, callers, raises, ends, paths, subjects } = plan;
  return !relation && !ends && intent.flow === undefined && callers.length + raises.length + paths.length + subjects.length === 0;
}

/**
 * A question for all definitions of a kind is answered by these, and one about the project itself by what introduces and starts it: not by what the
 * words of either lead to.
 */
async function ofWhole<T extends { readonly ranked: readonly Candidate[]; readonly plan: Plan }>(
  found: T,
  inquiry: Inquiry,
  sources: Sources,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: Plan }> {
  const { plan } = found;
  if (inquiry.focus.length > 0) return found;
  const stated = (await withMembers(plan, inquiry, sources)) ?? (await withValue(plan, inquiry, sources));
  if (stated) return { plan: stated, ranked: stated.definitions };
  if (plan.mode !== 'conceptual') return found;
  const all = withInventory(plan, inquiry, sources) ?? (await withSettings(plan, inquiry, sources));
  if (all) return { plan: all, ranked: all.definitions };
  if (!inquiry.intent.asksAboutProject) return found;
  const whole = await aboutProject(plan, inquiry, sources);
  if (!whole) return found;
  const first = primaries(whole);
  const keys = new Set(first.map(keyOf));
  return { plan: whole, ranked: [...first, ...found.ranked.filter((each) => !keys.has(keyOf(each)))] };
}
