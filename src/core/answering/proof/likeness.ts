// Checks sentences without names: do their words occur in the cited lines, or in other sent lines instead?
import { keywords, stopWords } from '../../text/stopWords.ts';
import { span } from './clauses.ts';

/** Maximum words shared with the cited lines, and minimum additional words shared with other lines. */
const mostHere = 1;
const fewestElsewhere = 3;
/** Number of lines in a window. */
const window = 8;
/** Words are compared by their first letters, so that endings make no difference. */
const beginning = 5;

/** Whether hardly a word of `sentence` is in `text`, and several more of them are close together elsewhere. */
export function isOfOtherLines(sentence: string, text: string, elsewhere: readonly (readonly string[])[]): boolean {
  const words = wordsOf(sentence);
  const here = count(words, text.toLowerCase());
  if (words.length < fewestElsewhere || here > mostHere) return false;
  return elsewhere.some((lines) => windowsOf(lines).some((part) => count(words, part) >= here + fewestElsewhere));
}

/** Cache by piece: each sentence of an answer needs the same ones. */
const known = new WeakMap<readonly string[], readonly string[]>();

function windowsOf(lines: readonly string[]): readonly string[] {
  const made = known.get(lines);
  if (made) return made;
  const starts = Array.from({ length: Math.max(1, lines.length - window + 1) }, (_, i) => i);
  const windows = starts.map((start) =>
    lines
      .slice(start, start + window)
      .join('\n')
      .toLowerCase(),
  );
  known.set(lines, windows);
  return windows;
}

function count(words: readonly string[], text: string): number {
  return words.filter((each) => text.includes(each)).length;
}

function wordsOf(sentence: string): readonly string[] {
  const words =
    sentence
      .replace(span, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((each) => !stopWords.has(each) && !keywords.has(each) && !keywords.has(each.replace(/s$/, '')))
        .map((each) => each.slice(0, beginning)),
    ),
  ];
}
