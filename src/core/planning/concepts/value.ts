// The value, default or limit that a question asks for: the line that sets it, and other lines that may be meant.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { ValueQuestion } from '../../reading/asks/value.ts';
import { keyOf, ofLine } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { valuePlaces, type ValuePlace } from '../../searching/lists/values/values.ts';
import type { ConceptualPlan } from '../conceptual.ts';
import type { Plan } from '../plan.ts';

/** What answers a question for a value. */
export interface StatedValue {
  readonly question: ValueQuestion;
  /** Lines that set it, the best first. */
  readonly places: readonly ValuePlace[];
}

/** A plan for a question for a value. */
export interface ValuePlan extends ConceptualPlan {
  readonly stated: StatedValue;
}

/** Whether `plan` was made by {@link withValue}. */
export function isForValue(plan: ConceptualPlan): plan is ValuePlan {
  return 'stated' in plan;
}

/**
 * How much of the description a line must have to be told as the value, and how much of the best's score the others. Of the questions of the half
 * that is seen (`npm run bench -- questions TREES test/eval/places/values.jsonl`, 2026-11-26).
 */
const [surest, near] = [0.5, 0.75];
const mostPlaces = 6;

/** `plan` with the lines that set the value; undefined where no line is sure enough. */
export async function withValue(plan: Plan, inquiry: Inquiry, sources: Sources): Promise<ValuePlan | undefined> {
  const { intent, scope } = inquiry;
  const question = intent.value;
  if (!question) return undefined;
  const found = await valuePlaces(question, sources, ({ root, path, line }) => scope.contains(root, path, line));
  const [best] = found;
  if (!best || best.score < surest) return undefined;
  const places = found.filter(({ score }) => score >= best.score * near).slice(0, mostPlaces);
  const why = l10n.t('sets {0}', best.name);
  const definitions = firstOfEach(
    places.map((place) => ofLine(place, place.symbol, place.score, why)),
    keyOf,
  );
  return { ...nothingElse, ...(plan.mode === 'conceptual' ? plan : {}), ...cleared, definitions, stated: { question, places } };
}

const cleared = { subjects: [], overviews: [], documents: [], selected: null } as const;
const nothingElse = { mode: 'conceptual', focus: [], definitions: [], ...cleared } as const;
