// Splits an answer for the editor's chat into Markdown and proven citations, which become links.
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { unfold } from '../../core/answering/page/folds.ts';

/** A stretch of Markdown, or a proven citation. */
export type ChatPiece = string | Citation;

/** Pieces of the answer in order. `unproven` stands for citations without proof. In code, `[1]` is an index and stays. */
export function citedMarkdown(record: Pick<AnswerRecord, 'answer' | 'folds' | 'citations'>, unproven: string): readonly ChatPiece[] {
  const citationsByNumber = new Map(record.citations.map((citation) => [citation.n, citation]));
  const pieces: ChatPiece[] = [];
  const add = (piece: ChatPiece): void => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  };
  unfold(record)
    .text.split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .forEach((part, i) => {
      if (i % 2) return add(part);
      part.split(/(?<!\\)\[(\d{1,4})\]/).forEach((text, j) => {
        if (j % 2 === 0) return add(text);
        const citation = citationsByNumber.get(Number(text));
        if (!citation) return add(`[${text}]`);
        add(citation.status === 'unsupported' ? `*(${unproven})*` : citation);
      });
    });
  return pieces;
}
