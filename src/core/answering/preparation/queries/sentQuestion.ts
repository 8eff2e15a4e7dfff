// Formats the question for small requests: with the name in place of a follow-up's word, and at most as long as they need.
import type { AnswerRun } from '../../run/answerRun.ts';
import { shortQuestion } from '../../understanding/shortQuestion.ts';

/** Maximum characters of a question; the rest of a longer one is mostly log. */
export const longestSentQuestion = 2000;

/** Text of the question, without secrets: the beginning and the end of a long one. */
export function sentQuestion({ intent }: Pick<AnswerRun, 'intent'>): string {
  return shortQuestion(intent.question.verbatim(), longestSentQuestion).text;
}
