// Recognises sentences that need no proof by lines: they repeat the question or describe the evidence.
import type { QuestionText } from '../../reading/questionText.ts';
import { stopWords } from '../../text/stopWords.ts';
import { codeSpan } from './clauses.ts';
import { hasWordOf } from './wordTable.ts';

/** Minimum share of words from the question in a repetition of it. */
const minRepeatedShare = 0.7;
/** Words are compared by their first letters: answers inflect the words of questions. */
const prefixLength = 5;
const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/g;

/** Whether the sentence describes the limits of the evidence, not the code. */
export function isAboutEvidence(sentence: string): boolean {
  const plain = sentence.replace(codeSpan, ' ');
  return hasWordOf('unseen', plain) || (hasWordOf('evidence', plain) && hasWordOf('negation', plain));
}

/** Whether the sentence only repeats the question. A name or a number of its own makes it more. */
export function isRepetition(sentence: string, question: Pick<QuestionText, 'mentions'>): boolean {
  const codes = [...sentence.matchAll(codeSpan)].map(([, code = '']) => code);
  if (!codes.every((code) => question.mentions(code))) return false;
  const plain = sentence.replace(codeSpan, ' ');
  if ((plain.match(/\d+/g) ?? []).some((number) => !question.mentions(number))) return false;
  const words = [
    ...(plain.match(/\p{L}{4,}/gu) ?? []).filter((each) => !/[\u3040-\u9fff\uac00-\ud7af]/.test(each)),
    ...characterPairs(plain),
  ].filter((each) => !stopWords.has(each.toLowerCase()) && !hasWordOf('filler', each));
  const questionWords = words.filter((each) => question.mentions(each.slice(0, prefixLength)));
  return words.length > 0 && questionWords.length >= minRepeatedShare * words.length;
}

/** Pairs of characters, for scripts without spaces between words. */
function characterPairs(text: string): string[] {
  return [...text.matchAll(ideographs)].map(([pair]) => pair);
}
