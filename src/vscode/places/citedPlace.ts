// Determines the lines to find when a citation is opened. Pure: the engine finds them, the editor shows them.
import type { AnswerRecord, Citation, EvidenceRecord } from '../../core/answering/record/answerRecord.ts';

/** Lines with their original digest, and the part to show, as an offset in lines. One-based lines. */
export interface CitedPlace {
  /** Name of the root; empty when there is only one. */
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** Digest of the lines; undefined when none was taken, and then they cannot be followed through edits. */
  readonly hash: string | undefined;
  readonly offset: number;
  readonly length: number;
}

/** The place of citation `n`: by its own digest, else as a part of the smallest evidence that contains it. */
export function placeOfCitation(record: Pick<AnswerRecord, 'citations' | 'evidence'>, n: number): CitedPlace | undefined {
  const citation = record.citations.find((each) => each.n === n);
  if (!citation || citation.status === 'unsupported') return undefined;
  const length = citation.lineEnd - citation.lineStart + 1;
  if (citation.hash !== undefined) return { ...linesOf(citation), hash: citation.hash, offset: 0, length };
  const container = record.evidence
    .filter((evidence) => containsCitation(evidence, citation))
    .sort((a, b) => lineCount(a) - lineCount(b))[0];
  if (!container) return { ...linesOf(citation), hash: undefined, offset: 0, length };
  return { ...linesOf(container), hash: container.hash, offset: citation.lineStart - container.lineStart, length };
}

/** The place of a piece of evidence. */
export function placeOfEvidence(evidence: EvidenceRecord): CitedPlace {
  return { ...linesOf(evidence), hash: evidence.hash, offset: 0, length: lineCount(evidence) };
}

function linesOf({ root, file, lineStart, lineEnd }: Citation | EvidenceRecord): Omit<CitedPlace, 'hash' | 'offset' | 'length'> {
  return { root, file, lineStart, lineEnd };
}

function lineCount({ lineStart, lineEnd }: EvidenceRecord): number {
  return lineEnd - lineStart + 1;
}

function containsCitation(evidence: EvidenceRecord, citation: Citation): boolean {
  const isSameFile = evidence.file === citation.file && evidence.root === citation.root;
  return isSameFile && evidence.lineStart <= citation.lineStart && evidence.lineEnd >= citation.lineEnd;
}
