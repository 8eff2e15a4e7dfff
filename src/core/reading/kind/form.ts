// Classifies the form of the answer by the same features as the kind of question.
import { forms, type Form } from './forms.ts';
import { tableOf, weigh, type WeightTable } from './linear.ts';
import { formTable } from './readingTables.ts';

/** The chosen form. */
export interface FormChoice {
  readonly value: Form;
  /** 0 to 1: share of questions with such features that asked for it. */
  readonly confidence: number;
}

let table: WeightTable | undefined;

/** Form that a question with `features` asks for. */
export function formOf(features: ReadonlySet<string>): FormChoice {
  const { value, confidence } = formBy(features, (table ??= tableOf(formTable)));
  return { value, confidence: Math.round(confidence * 100) / 100 };
}

/** The same by another table, with unrounded confidence. */
export function formBy(features: ReadonlySet<string>, weightsOf: WeightTable): FormChoice {
  const { shares } = weigh(features, weightsOf, forms.length);
  const confidence = Math.max(...shares);
  return { value: forms[shares.indexOf(confidence)] ?? 'what', confidence };
}
