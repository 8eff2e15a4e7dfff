// What was gathered, over several requests: joined, and without what a person called not relevant.
import type { EvidenceBook } from './evidence.ts';
import type { EvidenceSet } from './evidenceSet.ts';

/** Both as one, in their order. */
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

/** What a person called not relevant proves nothing any more. */
export function withoutExcluded(evidenceSet: EvidenceSet, book: EvidenceBook): EvidenceSet {
  const pieces = evidenceSet.pieces.filter(({ evidence }) => !book.isExcluded(evidence.n));
  const relations = evidenceSet.relations.filter(({ evidence }) => !evidence || !book.isExcluded(evidence.n));
  return { ...evidenceSet, pieces, relations };
}
