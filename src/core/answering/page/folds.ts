// What of an answer stands behind one line each: the same stretches in the panel, on the command line and in exports.
import { prose } from './markdown.ts';
import type { AnswerRecord } from '../record/record.ts';

/** A stretch of an answer that is shown on request. `label` says what it is and how much. */
export interface FoldedText {
  readonly label: string;
  readonly text: string;
  /** Whether the pictures of the answer show it as well. */
  readonly drawn: boolean;
}

type Fold = NonNullable<AnswerRecord['folds']>[number];

/** An answer in what is shown at once and what is shown on request. */
export interface UnfoldedAnswer {
  readonly text: string;
  readonly folded: readonly FoldedText[];
}

/** The title of a folded text that repeats its label, for who reads the whole answer. */
export function foldTitle(label: string): string {
  return `**${prose(label)}**`;
}

/** Takes an answer apart; offsets of another version that lie outside of it fold nothing. */
export function unfold({ answer, folds = [] }: Pick<AnswerRecord, 'answer' | 'folds'>): UnfoldedAnswer {
  const known = within(answer, folds);
  const stretches = [...known, { start: answer.length }].map(({ start }, i) => answer.slice(known[i - 1]?.end ?? 0, start));
  const folded = known.map(({ start, end, label, drawn = false }) => ({
    label,
    text: untitled(answer.slice(start, end).trim(), label),
    drawn,
  }));
  return { text: stretches.join('').trim(), folded };
}

/** The answer without the rests of its lists: these say nothing of what it is about. */
export function withoutRests({ answer, folds = [] }: Pick<AnswerRecord, 'answer' | 'folds'>): string {
  const rests = within(answer, folds).filter(({ start, end, label }) => answer.slice(start, end).trim().startsWith(foldTitle(label)));
  return unfold({ answer, folds: rests }).text;
}

function within(answer: string, folds: readonly Fold[]): readonly Fold[] {
  return folds.filter(({ start, end }, i) => start >= (folds[i - 1]?.end ?? 0) && end > start && end <= answer.length);
}

/** The line says it already. */
function untitled(text: string, label: string): string {
  const title = foldTitle(label);
  return text.startsWith(title) ? text.slice(title.length).trim() : text;
}
