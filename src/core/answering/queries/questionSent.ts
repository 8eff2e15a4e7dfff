// The question as small requests hold it: with the name that a follow-up has only a word for, and not longer than they need.
import type { AnswerRun } from '../answerRun.ts';
import { shortQuestion } from '../understanding/shortQuestion.ts';

/** Characters of a question that say what is asked; the rest of a longer one is mostly log. */
export const longestQuestionSent = 2000;

/** Text of the question, without secrets: the beginning and the end of a long one. */
export function questionSent({ intent }: Pick<AnswerRun, 'intent'>): string {
  return shortQuestion(intent.question.verbatim(), longestQuestionSent).text;
}
