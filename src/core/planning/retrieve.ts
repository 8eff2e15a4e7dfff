// Entry to retrieval for an answer: takes a question and a mode, returns ranked places, the plan of the answer and the record of the
// retrievers. A search, which needs no plan, starts at `searching/rankPlaces.ts`.
import type { Clock } from '../ports.ts';
import { planAnalytical } from './analyticalPlan.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { planConceptual, type ConceptualPlan } from './conceptualPlan.ts';
import { planDiagnostic } from './diagnosticPlan.ts';
import { planExploratory } from './exploratoryPlan.ts';
import type { Form } from '../reading/kind/forms.ts';
import { RetrieverRuns, type RetrieverRun } from '../searching/retrieverRuns.ts';
import { withInventory } from './conceptual/inventoryPlan.ts';
import type { MemberSet } from '../searching/lists/values/memberSets.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import { isForMembers, withMembers } from './conceptual/membersPlan.ts';
import { isForValue, withValue } from './conceptual/valuePlan.ts';
import { withSettings } from './conceptual/settingsPlan.ts';
import { withProjectOverview } from './conceptual/wholeProject.ts';
import { decide } from './decisions/decision.ts';
import { primaries, type Plan } from './plan.ts';
import type { Decision } from './decisions/decisionTypes.ts';

/** Results for a question. */
export interface Retrieval {
  readonly rankedCandidates: readonly Candidate[];
  readonly plan: Plan;
  /** The deciding code, where the question asks under which condition, whether, or which of two. */
  readonly decision?: Decision;
  readonly retrievers: readonly RetrieverRun[];
}

const planners = { conceptual: planConceptual, diagnostic: planDiagnostic, exploratory: planExploratory, analytical: planAnalytical };

/** Retrieves by mode; at most `limit` ranked places. */
export async function retrieve(mode: Plan['mode'], inquiry: Inquiry, sources: Sources, clock: Clock, limit: number): Promise<Retrieval> {
  const runs = new RetrieverRuns(clock);
  const resultOfMode = await planners[mode](inquiry, sources, runs, limit);
  const result =
    isEmptyRelationOfGuess(resultOfMode.plan) || isGuessedFlow(resultOfMode.plan, inquiry)
      ? await planConceptual(inquiry, sources, runs, limit)
      : resultOfMode;
  const { rankedCandidates, plan } = await withSpecialPlan(result, inquiry, sources);
  const decision = await decide(inquiry, sources, rankedCandidates);
  const usedKeys = new Set(primaries(plan).map(keyOf));
  return { rankedCandidates, plan, ...(decision ? { decision } : {}), retrievers: runs.records(usedKeys, sources.vectorProblem?.()) };
}

/**
 * Whether a plan shows an empty relation of a symbol that was only guessed from a description. The guess may be wrong, so the answer must
 * not say that nothing has the relation; a conceptual plan takes its place.
 */
function isEmptyRelationOfGuess(plan: Plan): boolean {
  if (plan.mode !== 'exploratory' || !plan.describedSymbol || !plan.relationPlan) return false;
  const { uses, symbols, statements, definitions } = plan.relationPlan;
  const definitionIds = new Set(definitions.map(({ id }) => id));
  return uses.places.length + uses.possible.length + (statements?.length ?? 0) === 0 && symbols.every(({ id }) => definitionIds.has(id));
}

/** Forms of questions that hardly ever ask for a flow: 9 of the 280 labelled ones that do, and name nothing, have one of these. */
const formsWithoutSteps: ReadonlySet<Form> = new Set(['what', 'yes-no', 'count']);

/**
 * Whether a plan follows calls only from places that words found, for a question that asks for no steps ("can a handler be added after the
 * start?"). The answer then shows the deciding code instead.
 */
function isGuessedFlow(plan: Plan, { intent, focus }: Inquiry): boolean {
  if (plan.mode !== 'exploratory' || focus.length > 0 || intent.frames.length > 0 || !formsWithoutSteps.has(intent.form.value))
    return false;
  const { relationPlan, callers, raises, ends, paths, subjects } = plan;
  return !relationPlan && !ends && intent.flow === undefined && callers.length + raises.length + paths.length + subjects.length === 0;
}

/** The requested members or value, whichever fits better, or the nearest match. */
async function withValueOrMembers(
  plan: Plan,
  inquiry: Inquiry,
  sources: Sources,
  rankedCandidates: readonly Candidate[],
): Promise<Plan | undefined> {
  const members = await withMembers(plan, inquiry, sources, rankedCandidates);
  if (members.plan && inquiry.intent.value?.of === 'members') return members.plan;
  const value = await withValue(plan, inquiry, sources);
  if (!members.plan) return withNearestSets(value ?? plan, members.nearestSets);
  const isValue = value?.mode === 'conceptual' && isForValue(value);
  return isValue && (value.statedValue.places[0]?.score ?? 0) > (members.plan.sets[0]?.score ?? 0) ? value : members.plan;
}

/** `plan` with groups that may be meant; only a conceptual answer shows them. */
function withNearestSets(plan: Plan, nearestSets: readonly MemberSet[] = []): Plan {
  return plan.mode === 'conceptual' && !isForValue(plan) && nearestSets.length > 0 ? { ...plan, nearestSets } : plan;
}

/** Whether members are asked for and a name in the question is that of one type: then its definition lists them. */
function namesTypeOfMembers({ subjects }: ConceptualPlan, { intent }: Inquiry): boolean {
  const namesType = subjects.some(({ definitions: [first, ...others] }) => first && others.length === 0 && isClassLike(first.fact));
  return intent.value?.of === 'members' && namesType;
}

/**
 * Replaces the plan where something else than results for the words answers the question: a value, the members of a set, all definitions of
 * a kind, settings, or the introduction and the start of the project.
 */
async function withSpecialPlan<T extends { readonly rankedCandidates: readonly Candidate[]; readonly plan: Plan }>(
  result: T,
  inquiry: Inquiry,
  sources: Sources,
): Promise<{ readonly rankedCandidates: readonly Candidate[]; readonly plan: Plan }> {
  const { plan } = result;
  if (inquiry.focus.length > 0) return result;
  const valuePlan = await withValueOrMembers(plan, inquiry, sources, result.rankedCandidates);
  if (valuePlan?.mode === 'conceptual' && (isForMembers(valuePlan) || isForValue(valuePlan)))
    return { plan: valuePlan, rankedCandidates: valuePlan.definitions };
  if (plan.mode !== 'conceptual') return result;
  const listPlan = withInventory(plan, inquiry, sources) ?? (await withSettings(plan, inquiry, sources));
  if (listPlan) return { plan: listPlan, rankedCandidates: listPlan.definitions };
  // The answer says that nothing sets the requested value only if nothing else answers the question.
  const fallback = valuePlan && !namesTypeOfMembers(plan, inquiry) ? { ...result, plan: valuePlan } : result;
  if (!inquiry.intent.asksAboutProject) return fallback;
  const projectPlan = await withProjectOverview(plan, inquiry, sources);
  if (!projectPlan) return fallback;
  const projectPlaces = primaries(projectPlan);
  const keys = new Set(projectPlaces.map(keyOf));
  return { plan: projectPlan, rankedCandidates: [...projectPlaces, ...result.rankedCandidates.filter((each) => !keys.has(keyOf(each)))] };
}
