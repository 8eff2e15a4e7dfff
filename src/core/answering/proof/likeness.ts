// Sentences that name nothing: whether their words stand in the cited lines at all, or in other lines that were sent instead.
import { keywords, stopWords } from '../../text/stopWords.ts';
import { span } from './clauses.ts';

/** Words that the cited lines may share, and how many more other lines must share. */
const mostHere = 1;
const fewestElsewhere = 3;
/** Lines that are looked at together. */
const window = 8;
/** Words are compared by their beginnings, so that endings make no difference. */
const beginning = 5;

/** Whether hardly a word of `sentence` stands in `text`, and several more of them stand close together elsewhere. */
export function isOfOtherLines(sentence: string, text: string, elsewhere: readonly (readonly string[])[]): boolean {
  const words = wordsOf(sentence);
  const here = count(words, text.toLowerCase());
  if (words.length < fewestElsewhere || here > mostHere) return false;
  return elsewhere.some((lines) => windowsOf(lines).some((part) => count(words, part) >= here + fewestElsewhere));
}

/** By piece: an answer asks for the same ones with each of its sentences. */
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
