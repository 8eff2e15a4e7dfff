// Minimum confidence per form: below it an answer keeps its usual shape.
import type { FormChoice } from './form.ts';
import type { Form } from './forms.ts';

interface SureForm {
  readonly minConfidence: number;
  /** Share of the questions above that confidence that were read correctly. */
  readonly correctShare: number;
}

/**
 * Forms with a first sentence of their own. `correctShare` comes from the lines `form told FORM` of `node tools/reading/train.ts --task
 * form --folds`, which reads each writer's questions by a table that was learned without them.
 */
export const sureForms: Readonly<Partial<Record<Form, SureForm>>> = {
  count: { minConfidence: 0.5, correctShare: 0.87 },
  'yes-no': { minConfidence: 0.6, correctShare: 0.88 },
  where: { minConfidence: 0.6, correctShare: 0.82 },
  list: { minConfidence: 0.8, correctShare: 0.9 },
  compare: { minConfidence: 0.6, correctShare: 0.9 },
};

/** The chosen form, if it has a first sentence of its own and enough confidence. */
export function sureForm({ value, confidence }: FormChoice): Form | undefined {
  return confidence >= (sureForms[value]?.minConfidence ?? Infinity) ? value : undefined;
}
