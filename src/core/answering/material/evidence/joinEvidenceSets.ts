// Joins evidence of several requests, and removes what a person marked as not relevant.
import type { EvidenceBook } from './evidenceBook.ts';
import type { EvidenceSet } from './evidenceSet.ts';

/** Joins two sets, in order. */
export function joinEvidenceSets(first: EvidenceSet, second: EvidenceSet): EvidenceSet {
  return {
    pieces: [...first.pieces, ...second.pieces],
    relations: [...first.relations, ...second.relations],
    omittedPlaceCount: first.omittedPlaceCount + second.omittedPlaceCount,
    unshownPlaces: [...first.unshownPlaces, ...second.unshownPlaces],
    omittedRelationCount: first.omittedRelationCount + second.omittedRelationCount,
    tokens: first.tokens + second.tokens,
    secretCount: first.secretCount + second.secretCount,
  };
}

/** Removes evidence that a person marked as not relevant: it proves nothing any more. */
export function removeExcluded(evidenceSet: EvidenceSet, book: EvidenceBook): EvidenceSet {
  const pieces = evidenceSet.pieces.filter(({ evidence }) => !book.isExcluded(evidence.n));
  const relations = evidenceSet.relations.filter(({ evidence }) => !evidence || !book.isExcluded(evidence.n));
  return { ...evidenceSet, pieces, relations };
}
