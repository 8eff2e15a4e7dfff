// Minimum confidence per form: below it an answer keeps its usual shape.
import type { FormChoice } from './form.ts';
import type { Form } from './forms.ts';

/** Minimum confidence of a form, and the share of questions that were read correctly from there on. */
interface SureForm {
  readonly least: number;
  readonly right: number;
}

/**
 * Forms with a first sentence of their own. `right` is what `node tools/reading/train.ts --task form --folds` prints as `form told
 * FORM`: each writer's questions, read by a table that was learned without them.
 */
export const sureForms: Readonly<Partial<Record<Form, SureForm>>> = {
  count: { least: 0.5, right: 0.87 },
  'yes-no': { least: 0.6, right: 0.88 },
  where: { least: 0.6, right: 0.82 },
  list: { least: 0.8, right: 0.9 },
  compare: { least: 0.6, right: 0.9 },
};

/** Form of `choice`, if it has a first sentence of its own and enough confidence. */
export function sureForm({ value, confidence }: FormChoice): Form | undefined {
  return confidence >= (sureForms[value]?.least ?? Infinity) ? value : undefined;
}
