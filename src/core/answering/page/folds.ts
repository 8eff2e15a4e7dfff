// Splits an answer into shown and collapsed text: the same in the panel, on the command line and in exports.
import { prose } from './markdownText.ts';
import type { AnswerRecord } from '../record/answerRecord.ts';

/** A collapsed part of an answer. `label` names it and its size. */
export interface FoldedText {
  readonly label: string;
  readonly text: string;
  /** Whether the pictures of the answer show it as well. */
  readonly drawn: boolean;
}

type Fold = NonNullable<AnswerRecord['folds']>[number];

/** An answer as shown text and collapsed parts. */
export interface UnfoldedAnswer {
  readonly text: string;
  readonly folded: readonly FoldedText[];
}

/** The title of a collapsed text that repeats its label, for readers of the whole answer. */
export function foldTitle(label: string): string {
  return `**${prose(label)}**`;
}

/** Splits an answer; ignores offsets outside of it, which come from another version. */
export function unfold({ answer, folds = [] }: Pick<AnswerRecord, 'answer' | 'folds'>): UnfoldedAnswer {
  const validFolds = validFoldsIn(answer, folds);
  const shownTexts = [...validFolds, { start: answer.length }].map(({ start }, i) => answer.slice(validFolds[i - 1]?.end ?? 0, start));
  const foldedTexts = validFolds.map(({ start, end, label, drawn = false }) => ({
    label,
    text: removeTitle(answer.slice(start, end).trim(), label),
    drawn,
  }));
  return { text: shownTexts.join('').trim(), folded: foldedTexts };
}

/** The answer without the collapsed ends of its lists: a later question builds on the shown items only. */
export function withoutListEnds({ answer, folds = [] }: Pick<AnswerRecord, 'answer' | 'folds'>): string {
  const listEnds = validFoldsIn(answer, folds).filter(({ start, end, label }) =>
    answer.slice(start, end).trim().startsWith(foldTitle(label)),
  );
  return unfold({ answer, folds: listEnds }).text;
}

function validFoldsIn(answer: string, folds: readonly Fold[]): readonly Fold[] {
  return folds.filter(({ start, end }, i) => start >= (folds[i - 1]?.end ?? 0) && end > start && end <= answer.length);
}

/** Removes the title, which the label repeats. */
function removeTitle(text: string, label: string): string {
  const title = foldTitle(label);
  return text.startsWith(title) ? text.slice(title.length).trim() : text;
}
