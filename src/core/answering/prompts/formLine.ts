// How the answer of a model begins, by the form that the question asks for: one line, at most 20 tokens.
import type { Form } from '../../reading/kind/forms.ts';

/** Forms that are not listed have nothing to add to what their mode says. */
const lines: Readonly<Partial<Record<Form, string>>> = {
  count: 'Begin with the number.',
  'yes-no': 'Begin with yes or no, or that the evidence does not tell.',
  where: 'Begin with the place: file and line.',
  list: 'Begin with how many there are.',
  compare: 'Begin with the difference.',
};

/** The line for `form`, the form of a question where it is sure; empty without. */
export function formLine(form: Form | undefined): string {
  return (form && lines[form]) ?? '';
}
