// Tells a model how to begin an answer, by the form of the question: one line, at most 20 tokens.
import type { Form } from '../../../reading/kind/forms.ts';

/** Unlisted forms add nothing to the instruction of their mode. */
const lines: Readonly<Partial<Record<Form, string>>> = {
  count: 'Begin with the number.',
  'yes-no': 'Begin with yes or no, or that the evidence does not tell.',
  where: 'Begin with the place: file and line.',
  list: 'Begin with how many there are.',
  compare: 'Begin with the difference.',
};

/** The line for `form`, the form of a question where it is certain; empty without. */
export function formLine(form: Form | undefined): string {
  return (form && lines[form]) ?? '';
}
