// Orders an answer's evidence by its worth to another assistant: pinned first, then cited, then other evidence that was read.
import type { AnswerRecord, EvidenceRecord } from '../../core/answering/record/answerRecord.ts';
import type { MarkView } from '../../protocol/toPanel.ts';

/** Returns the evidence in that order, without pieces marked not relevant, each stretch of lines once. */
export function orderForContext({ evidence, citations }: AnswerRecord, marks: readonly MarkView[]): readonly EvidenceRecord[] {
  const marksByNumber = new Map(marks.map(({ n, mark }) => [n, mark]));
  const provenCitations = citations.filter(({ status }) => status !== 'unsupported');
  const rank = (piece: EvidenceRecord): number => {
    if (marksByNumber.get(piece.n) === 'pinned') return -1;
    const at = provenCitations.findIndex((citation) => containsLines(piece, citation));
    return at < 0 ? provenCitations.length : at;
  };
  const relevantPieces = evidence.filter(({ n }) => marksByNumber.get(n) !== 'excluded');
  const rankedPieces = relevantPieces
    .map((piece) => ({ piece, rank: rank(piece) }))
    .sort((a, b) => a.rank - b.rank || a.piece.n - b.piece.n);
  return rankedPieces
    .map(({ piece }) => piece)
    .filter((piece, i, pieces) => !pieces.slice(0, i).some((earlier) => containsLines(earlier, piece)));
}

type EvidenceLines = Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd'>;

function containsLines(outer: EvidenceLines, inner: EvidenceLines): boolean {
  return outer.root === inner.root && outer.file === inner.file && outer.lineStart <= inner.lineStart && inner.lineEnd <= outer.lineEnd;
}
