// Compares a sentence with comments and documentation among the cited lines: it must not state what they deny.
import { stopWords } from '../../text/stopWords.ts';
import { clausesOf } from './clauses.ts';
import { hasWordOf } from './wordTable.ts';

/** Words that a sentence and a line about the same subject share at least. */
const minSharedWords = 3;
const sentenceEnd = /(?<=[.!?;])\s+|\n\s*\n/;
/** Five words in a row, which code does not have. */
const wordsInARow = /(?:\b[a-zA-Z]{2,}\b[ ,\n]+){4}\b[a-zA-Z]{2,}\b/;
const commentMarks = /^\s*(?:\/\/+|#+|\*+|\/\*+|--|"""|''')\s?/gm;

/** Whether prose in `text` denies what `sentence` denies; undefined where it is about other things. English only, like most comments. */
export function proseAgrees(sentence: string, text: string): boolean | undefined {
  const words = wordsOf(sentence);
  const isDenied = clausesOf(sentence).some(({ negated }) => negated);
  const relatedProse = proseIn(text).filter((prose) => [...wordsOf(prose)].filter((each) => words.has(each)).length >= minSharedWords);
  if (relatedProse.length === 0) return undefined;
  const denials = relatedProse.map((prose) => hasWordOf('negation', prose) || hasWordOf('absent', prose));
  if (denials.includes(isDenied)) return isDenied ? true : undefined;
  return isDenied ? undefined : false;
}

function proseIn(text: string): string[] {
  return text
    .replace(commentMarks, '')
    .split(sentenceEnd)
    .filter((part) => wordsInARow.test(part));
}

/** First letters of words, so that endings make no difference. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((each) => !stopWords.has(each)).map((each) => each.slice(0, 5)));
}
