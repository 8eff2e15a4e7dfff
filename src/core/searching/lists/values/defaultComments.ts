// Finds comments that state a default: "If not provided, this defaults to RS256."
import { sentencesOf } from '../../../text/sentences.ts';
import { isOnlyComment } from './valueForms.ts';

/** A comment that states a default. Zero-based lines. */
export interface DefaultComment {
  readonly first: number;
  readonly last: number;
  /** The whole comment without its marks. */
  readonly text: string;
  /** The sentence that states the default. */
  readonly sentence: string;
  /** The first line of code after it, which has the name that it is about. */
  readonly subject: string;
}

/** Limit of lines: longer comments describe more than one thing. Set by judgement. */
const maxLines = 40;
/** A shorter sentence says too little by itself: the one before it comes first. */
const minSentenceLength = 50;
const statement = /\bdefaults? (?:to|is|are)\b|\bby default\b|\bdefault value\b|\bdefault:\s/i;
const marks = /^\s*(?:\/{2,}[!/]?|\/\*+|\*+\/?|#+|--)\s?|\s*\*\/\s*$/g;

/** The comments of a file that state a default. */
export function defaultCommentsIn(lines: readonly string[]): readonly DefaultComment[] {
  const comments: DefaultComment[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isOnlyComment(lines[at] ?? '')) continue;
    const first = at;
    while (at + 1 < lines.length && isOnlyComment(lines[at + 1] ?? '')) at++;
    const block = lines.slice(first, at + 1);
    if (block.length > maxLines || !block.some((line) => statement.test(line))) continue;
    const text = block
      .map((line) => line.replace(marks, ''))
      .join('\n')
      .replace(/\n(?=\S)/g, ' ')
      .trim();
    const sentence = defaultSentence(text);
    if (sentence) comments.push({ first, last: at, text, sentence, subject: lines[at + 1]?.trim() ?? '' });
  }
  return comments;
}

function defaultSentence(text: string): string | undefined {
  const sentences = text.split('\n').flatMap((paragraph) => sentencesOf(paragraph.replace(/\s+/g, ' ').trim()));
  const at = sentences.findIndex((sentence) => statement.test(sentence));
  const sentence = sentences[at];
  if (sentence === undefined) return undefined;
  const before = sentence.length < minSentenceLength ? sentences[at - 1] : undefined;
  return before === undefined ? sentence : `${before} ${sentence}`;
}
