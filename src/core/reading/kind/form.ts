// Tells which form the answer to a question takes, by the same features as its kind.
import { forms, type Form } from './forms.ts';
import { tableOf, weigh, type WeightTable } from './linear.ts';
import { formTable } from './readingTables.ts';

/** How the form of an answer was chosen. */
export interface FormChoice {
  readonly value: Form;
  /** 0 to 1: the share of questions with such features that asked for it. */
  readonly confidence: number;
}

let table: WeightTable | undefined;

/** The form that a question with `features` asks for. */
export function formOf(features: ReadonlySet<string>): FormChoice {
  const { value, confidence } = formBy(features, (table ??= tableOf(formTable)));
  return { value, confidence: Math.round(confidence * 100) / 100 };
}

/** Chooses by another table than the one that is in use. */
export function formBy(features: ReadonlySet<string>, weightsOf: WeightTable): FormChoice {
  const { shares } = weigh(features, weightsOf, forms.length);
  const confidence = Math.max(...shares);
  return { value: forms[shares.indexOf(confidence)] ?? 'what', confidence };
}
