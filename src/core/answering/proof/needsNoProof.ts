// Recognises sentences that need no proof by lines: they repeat the question, describe the evidence, or introduce a list.
import type { QuestionText } from '../../reading/questionText.ts';
import { stopWords } from '../../text/stopWords.ts';
import { span } from './clauses.ts';
import { says } from './wordTable.ts';

/** Minimum share of words from the question in a repetition of it. */
const repeated = 0.7;
/** Words are compared by their first letters: answers inflect the words of questions. */
const beginning = 5;
const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/g;

/** Whether the sentence describes the limits of the evidence, not the code. */
export function isAboutEvidence(sentence: string): boolean {
  const plain = sentence.replace(span, ' ');
  return says('unseen', plain) || (says('evidence', plain) && says('negation', plain));
}

/** Whether the sentence only repeats the question. A name or a number of its own makes it more. */
export function isRepetition(sentence: string, question: Pick<QuestionText, 'mentions'>): boolean {
  const codes = [...sentence.matchAll(span)].map(([, code = '']) => code);
  if (!codes.every((code) => question.mentions(code))) return false;
  const plain = sentence.replace(span, ' ');
  if ((plain.match(/\d+/g) ?? []).some((number) => !question.mentions(number))) return false;
  const words = [
    ...(plain.match(/\p{L}{4,}/gu) ?? []).filter((each) => !/[\u3040-\u9fff\uac00-\ud7af]/.test(each)),
    ...pairs(plain),
  ].filter((each) => !stopWords.has(each.toLowerCase()) && !says('filler', each));
  const known = words.filter((each) => question.mentions(each.slice(0, beginning)));
  return words.length > 0 && known.length >= repeated * words.length;
}

/** Pairs of characters, for scripts without spaces between words. */
function pairs(text: string): string[] {
  return [...text.matchAll(ideographs)].map(([pair]) => pair);
}
