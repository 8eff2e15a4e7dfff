// Joins evidence of several requests, and removes what a person marked as not relevant.
import type { EvidenceBook } from './evidence.ts';
import type { EvidenceSet } from './evidenceSet.ts';

/** Joins two sets, in order. */
export function joinGathered(a: EvidenceSet, b: EvidenceSet): EvidenceSet {
  return {
    pieces: [...a.pieces, ...b.pieces],
    relations: [...a.relations, ...b.relations],
    left: a.left + b.left,
    unshown: [...a.unshown, ...b.unshown],
    unlisted: a.unlisted + b.unlisted,
    tokens: a.tokens + b.tokens,
    secrets: a.secrets + b.secrets,
  };
}

/** Removes evidence that a person marked as not relevant: it proves nothing any more. */
export function withoutExcluded(evidenceSet: EvidenceSet, book: EvidenceBook): EvidenceSet {
  const pieces = evidenceSet.pieces.filter(({ evidence }) => !book.isExcluded(evidence.n));
  const relations = evidenceSet.relations.filter(({ evidence }) => !evidence || !book.isExcluded(evidence.n));
  return { ...evidenceSet, pieces, relations };
}
