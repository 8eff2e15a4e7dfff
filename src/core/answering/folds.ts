// What of an answer stands behind one line each: the same stretches in the panel, on the command line and in exports.
import type { AnswerRecord } from './record.ts';

/** A stretch of an answer that is shown on request. `label` says what it is and how much. */
export interface FoldedText {
  readonly label: string;
  readonly text: string;
  /** Whether the pictures of the answer show it as well. */
  readonly drawn: boolean;
}

/** An answer in what is shown at once and what is shown on request. */
export interface UnfoldedAnswer {
  readonly text: string;
  readonly folded: readonly FoldedText[];
}

/** Takes an answer apart; offsets of another version that lie outside of it fold nothing. */
export function unfold({ answer, folds = [] }: Pick<AnswerRecord, 'answer' | 'folds'>): UnfoldedAnswer {
  const known = folds.filter(({ start, end }, i) => start >= (folds[i - 1]?.end ?? 0) && end > start && end <= answer.length);
  const kept = [...known, { start: answer.length }].map(({ start }, i) => answer.slice(known[i - 1]?.end ?? 0, start));
  const folded = known.map(({ start, end, label, drawn = false }) => ({ label, text: answer.slice(start, end).trim(), drawn }));
  return { text: kept.join('').trim(), folded };
}
