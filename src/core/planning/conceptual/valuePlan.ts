// Finds the value, default or limit that a question asks for: the line that sets it, and other possible lines.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { ValueQuestion } from '../../reading/asks/valueQuestion.ts';
import { keyOf, lineCandidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { valuePlaces, type CommentPlace, type ValuePlace, type ValuesInCode } from '../../searching/lists/values/valuePlaces.ts';
import type { ConceptualPlan } from '../conceptualPlan.ts';
import type { Plan } from '../plan.ts';
import { emptyPlan, noResults } from './emptyPlan.ts';

/** Answer to a question for a value. */
export interface StatedValue {
  readonly question: ValueQuestion;
  /** Lines that set it, best first. */
  readonly places: readonly ValuePlace[];
  /** A comment that states the default. */
  readonly comment?: CommentPlace;
}

/** A plan for a question for a value. */
export interface ValuePlan extends ConceptualPlan {
  readonly statedValue: StatedValue;
}

/** Whether `plan` was made by {@link withValue}. */
export function isForValue(plan: ConceptualPlan): plan is ValuePlan {
  return 'statedValue' in plan;
}

/** A comment leads before a line that sets something only if it states the value itself. */
const statesLiteral = /\d|[`"'][^`"']+[`"']|\b(?:true|false)\b/i;
/** Minimum share of the description in a line that sets the value: docs/ranking.md, "Described behaviour". */
const minScore = 0.5;
/** Minimum score of a further line, as a share of the best: chosen with {@link minScore}. */
const minShareOfBest = 0.75;
const maxPlaces = 6;
/** Minimum share of the description for the nearest match. Set by judgement. */
const minNearScore = 0.3;

/**
 * `plan` with the lines that set the value, or with the nearest match where no line is certain enough; undefined where the question asks
 * for no value.
 */
export async function withValue(plan: Plan, inquiry: Inquiry, sources: Sources): Promise<Plan | undefined> {
  const { intent, scope } = inquiry;
  const question = intent.value;
  if (!question) return undefined;
  // A question for members is no question for a single value.
  if (question.of === 'members') return withoutValue(plan, question, { places: [] });
  const values = await valuePlaces(question, sources, ({ root, path, line }) => scope.contains(root, path, line));
  const { places: candidates, comment } = values;
  const [best] = candidates;
  if (!best || best.score < minScore) return withoutValue(plan, question, values);
  const places = candidates.filter(({ score }) => score >= best.score * minShareOfBest).slice(0, maxPlaces);
  const why = l10n.t('sets {0}', best.name);
  const definitions = firstOfEach(
    places.map((place) => lineCandidate(place, place.symbol, place.score, why)),
    keyOf,
  );
  return {
    ...emptyPlan,
    ...(plan.mode === 'conceptual' ? plan : {}),
    ...noResults,
    documents: plan.mode === 'conceptual' ? plan.documents : [],
    definitions,
    statedValue: { question, places, ...(comment && statesLiteral.test(comment.sentence) ? { comment } : {}) },
  } as ValuePlan;
}

/** `plan` with the nearest match. Undefined unless the question plainly asks for a value: others may ask about behaviour. */
function withoutValue(plan: Plan, question: ValueQuestion, { places: [best], comment }: ValuesInCode): Plan | undefined {
  // A question for yes or no asks for a value only if it asks for the default.
  const isForValue = question.isPlain && (question.kind !== 'truth' || question.isDefault);
  if (plan.mode !== 'conceptual' || !isForValue) return undefined;
  const place = question.of !== 'members' && best && best.score >= minNearScore ? { place: best } : {};
  return {
    ...plan,
    nearestValue: {
      question,
      ...place,
      ...(comment ? { comment } : {}),
    },
  };
}
