// Orders an answer's evidence by its worth to another assistant: pinned first, then cited, then other evidence that was read.
import type { AnswerRecord, EvidenceRecord } from '../../core/answering/record/record.ts';
import type { MarkView } from '../../protocol.ts';

/** Returns the evidence in that order, without pieces marked not relevant, each stretch of lines once. */
export function contextOrder({ evidence, citations }: AnswerRecord, marks: readonly MarkView[]): readonly EvidenceRecord[] {
  const marked = new Map(marks.map(({ n, mark }) => [n, mark]));
  const cited = citations.filter(({ status }) => status !== 'unsupported');
  const rank = (piece: EvidenceRecord): number => {
    if (marked.get(piece.n) === 'pinned') return -1;
    const at = cited.findIndex((citation) => holds(piece, citation));
    return at < 0 ? cited.length : at;
  };
  const rest = evidence.filter(({ n }) => marked.get(n) !== 'excluded');
  const ordered = rest.map((piece) => ({ piece, rank: rank(piece) })).sort((a, b) => a.rank - b.rank || a.piece.n - b.piece.n);
  return ordered.map(({ piece }) => piece).filter((piece, i, all) => !all.slice(0, i).some((earlier) => holds(earlier, piece)));
}

type EvidenceLines = Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd'>;

function holds(outer: EvidenceLines, inner: EvidenceLines): boolean {
  return outer.root === inner.root && outer.file === inner.file && outer.lineStart <= inner.lineStart && inner.lineEnd <= outer.lineEnd;
}
