// Finds the set whose members a question asks for: "which exit codes are there?", "how many kinds of token exist?".
import * as l10n from '@vscode/l10n';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { memberSets, type MemberSet } from '../../searching/lists/values/memberSets.ts';
import { inScope } from '../../searching/scope.ts';
import type { ConceptualPlan } from '../conceptualPlan.ts';
import type { Plan } from '../plan.ts';
import { emptyPlan, noResults } from './emptyPlan.ts';

/** A plan for a question for the members of a set. */
export interface MembersPlan extends ConceptualPlan {
  /** Possible sets, best first. */
  readonly sets: readonly MemberSet[];
}

/** Whether `plan` was made by {@link withMembers}. */
export function isForMembers(plan: ConceptualPlan): plan is MembersPlan {
  return 'sets' in plan;
}

/** Minimum share of the description in the names of a set: docs/ranking.md, "Described behaviour". */
const minScore = 0.5;
/** Minimum score of a further set, as a share of the best: chosen with {@link minScore}. */
const minShareOfBest = 0.8;
const maxSets = 4;
/** Sets to show by each order where none is certain: by their own words, and by the rank of their definitions. */
const nearestOfEachOrder = 2;
/** Minimum share of the description in a set that is shown as possible. Set by judgement. */
const minNearestScore = 0.15;

/** `plan` with the requested set. Where no set is certain enough, only the nearest ones. */
export async function withMembers(
  plan: Plan,
  inquiry: Inquiry,
  sources: Sources,
  rankedCandidates: readonly Candidate[],
): Promise<{ readonly plan?: MembersPlan; readonly nearestSets?: readonly MemberSet[] }> {
  const question = inquiry.intent.value;
  if (!question || question.of === 'value') return {};
  const candidateSets = await memberSets(question, sources, (symbol) => inScope(symbol, inquiry.scope));
  const [best] = candidateSets;
  if (!best) return {};
  if (best.score < minScore) return { nearestSets: nearestOf(candidateSets, rankedCandidates) };
  const sets = candidateSets.filter(({ score }) => score >= best.score * minShareOfBest).slice(0, maxSets);
  const definitions = sets.map(({ symbol, score }) => symbolCandidate(symbol, score, l10n.t('is one of the requested items')));
  return { plan: { ...emptyPlan, ...(plan.mode === 'conceptual' ? plan : {}), ...noResults, definitions, sets } };
}

/**
 * The sets whose names fit best, and those whose definitions the search ranks first, in turn: a description rarely has the words of the
 * name, and the search reads the whole definition.
 */
function nearestOf(sets: readonly MemberSet[], rankedCandidates: readonly Candidate[]): readonly MemberSet[] {
  const ranks = new Map(rankedCandidates.flatMap(({ symbol }, rank) => (symbol ? [[symbol.id, rank] as const] : [])));
  const byName = sets.filter(({ score }) => score >= minNearestScore).slice(0, nearestOfEachOrder);
  const byRank = sets
    .filter(({ symbol }) => ranks.has(symbol.id))
    .toSorted((a, b) => (ranks.get(a.symbol.id) ?? 0) - (ranks.get(b.symbol.id) ?? 0))
    .slice(0, nearestOfEachOrder);
  const inTurn = Array.from({ length: nearestOfEachOrder }, (_, i) => [byName[i], byRank[i]]).flat();
  return [...new Set(inTurn.filter((each) => each !== undefined))];
}
