// Checks sentences without names: do their words occur in the cited lines, or in other sent lines instead?
import { keywords, stopWords } from '../../text/stopWords.ts';
import { codeSpan } from './clauses.ts';

/** Maximum words that the sentence shares with its cited lines. */
const maxHere = 1;
/** Words that it must share with other lines beyond these. */
const minElsewhere = 3;
/** Number of lines in a window. */
const windowSize = 8;
/** Words are compared by their first letters, so that endings make no difference. */
const prefixLength = 5;

/** Whether hardly a word of `sentence` is in `text`, and several more of them are close together elsewhere. */
export function isOfOtherLines(sentence: string, text: string, otherPieces: readonly (readonly string[])[]): boolean {
  const words = wordsOf(sentence);
  const sharedHere = countWords(words, text.toLowerCase());
  if (words.length < minElsewhere || sharedHere > maxHere) return false;
  return otherPieces.some((lines) => windowsOf(lines).some((part) => countWords(words, part) >= sharedHere + minElsewhere));
}

/** Cache by piece: each sentence of an answer needs the same ones. */
const windowsByLines = new WeakMap<readonly string[], readonly string[]>();

function windowsOf(lines: readonly string[]): readonly string[] {
  const cachedWindows = windowsByLines.get(lines);
  if (cachedWindows) return cachedWindows;
  const starts = Array.from({ length: Math.max(1, lines.length - windowSize + 1) }, (_, i) => i);
  const windows = starts.map((start) =>
    lines
      .slice(start, start + windowSize)
      .join('\n')
      .toLowerCase(),
  );
  windowsByLines.set(lines, windows);
  return windows;
}

function countWords(words: readonly string[], text: string): number {
  return words.filter((each) => text.includes(each)).length;
}

function wordsOf(sentence: string): readonly string[] {
  const words =
    sentence
      .replace(codeSpan, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((each) => !stopWords.has(each) && !keywords.has(each) && !keywords.has(each.replace(/s$/, '')))
        .map((each) => each.slice(0, prefixLength)),
    ),
  ];
}
