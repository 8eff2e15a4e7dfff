// Splits an answer for the editor's chat into Markdown and proven citations, which become links. The chat draws links and images of Markdown,
// so that those of a model become text.
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { unfold } from '../../core/answering/page/folds.ts';
import { inertMarkdown } from '../documents/inertMarkdown.ts';

/** A stretch of Markdown, or a proven citation. */
export type ChatPiece = string | Citation;

/** Stands around the number of a proven citation; the text itself has none. */
const mark = '\0';

/** Pieces of the answer in order. `unproven` stands for citations without proof. In code, `[1]` is an index and stays. */
export function citedMarkdown(record: Pick<AnswerRecord, 'answer' | 'folds' | 'citations'>, unproven: string): readonly ChatPiece[] {
  const citationsByNumber = new Map(record.citations.map((citation) => [citation.n, citation]));
  const cite = (n: number): string | undefined => {
    const citation = citationsByNumber.get(n);
    return citation && (citation.status === 'unsupported' ? `*(${unproven})*` : `${mark}${n}${mark}`);
  };
  return inertMarkdown(unfold(record).text, { cite })
    .split(mark)
    .map((piece, i) => (i % 2 ? (citationsByNumber.get(Number(piece)) ?? '') : piece))
    .filter((piece) => piece !== '');
}
