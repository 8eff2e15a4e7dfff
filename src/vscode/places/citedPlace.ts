// Determines the lines to find when a citation is opened. Pure: the engine finds them, the editor shows them.
import type { AnswerRecord, Citation, EvidenceRecord } from '../../core/answering/record/record.ts';

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
  if (citation.hash !== undefined) return { ...pick(citation), hash: citation.hash, offset: 0, length };
  const holder = record.evidence.filter((evidence) => holds(evidence, citation)).sort((a, b) => span(a) - span(b))[0];
  if (!holder) return { ...pick(citation), hash: undefined, offset: 0, length };
  return { ...pick(holder), hash: holder.hash, offset: citation.lineStart - holder.lineStart, length };
}

/** The place of a piece of evidence. */
export function placeOfEvidence(evidence: EvidenceRecord): CitedPlace {
  return { ...pick(evidence), hash: evidence.hash, offset: 0, length: span(evidence) };
}

function pick({ root, file, lineStart, lineEnd }: Citation | EvidenceRecord): Omit<CitedPlace, 'hash' | 'offset' | 'length'> {
  return { root, file, lineStart, lineEnd };
}

function span({ lineStart, lineEnd }: EvidenceRecord): number {
  return lineEnd - lineStart + 1;
}

function holds(evidence: EvidenceRecord, citation: Citation): boolean {
  const same = evidence.file === citation.file && evidence.root === citation.root;
  return same && evidence.lineStart <= citation.lineStart && evidence.lineEnd >= citation.lineEnd;
}
