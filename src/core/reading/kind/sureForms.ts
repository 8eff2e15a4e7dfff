// From which confidence on the form of an answer is believed: below it an answer keeps its usual shape.
import type { FormChoice } from './form.ts';
import type { Form } from './forms.ts';

/** A row: the least confidence, and the share of questions that were read right from there on. */
interface SureForm {
  readonly least: number;
  readonly right: number;
}

/**
 * Forms that say how an answer begins. `right` is what `node tools/reading/train.ts --task form --folds` prints as `form told FORM`: each
 * writer's questions, read by a table that was learned without them.
 */
export const sureForms: Readonly<Partial<Record<Form, SureForm>>> = {
  count: { least: 0.5, right: 0.87 },
  'yes-no': { least: 0.6, right: 0.88 },
  where: { least: 0.6, right: 0.82 },
  list: { least: 0.8, right: 0.9 },
  compare: { least: 0.6, right: 0.9 },
};

/** The form of `choice`, where it says how an answer begins and is believed. */
export function sureForm({ value, confidence }: FormChoice): Form | undefined {
  return confidence >= (sureForms[value]?.least ?? Infinity) ? value : undefined;
}
