// Evidence gathered for a model: pieces of source, relations as lines, and counts of the omitted ones.
import type { Candidate } from '../../../searching/candidate.ts';
import type { Evidence } from './evidenceBook.ts';
import type { RelationNote } from '../relations/relationNote.ts';

/** Lines of a place that go to the model. Line numbers are zero-based and ascending; `text` holds the shown lines. */
export interface Piece {
  readonly evidence: Evidence;
  readonly lines: readonly number[];
  readonly text: readonly string[];
  /** Label beside its path: heading of a section. */
  readonly title: string;
  readonly tokens: number;
}

/** A relation with the evidence that proves it; `repeated` when a piece already has its line. */
export interface RelationLine {
  readonly relation: RelationNote;
  readonly evidence?: Evidence;
  readonly repeated: boolean;
  readonly tokens: number;
}

/** Everything that a model sees. `omittedPlaceCount` places and `omittedRelationCount` relations found no room. Tokens are estimates. */
export interface EvidenceSet {
  readonly pieces: readonly Piece[];
  readonly relations: readonly RelationLine[];
  readonly omittedPlaceCount: number;
  /** Places mentioned in one line each without their code, so that the model can ask for them. */
  readonly unshownPlaces: readonly Candidate[];
  readonly omittedRelationCount: number;
  readonly tokens: number;
  /** Number of placeholders for secrets. */
  readonly secretCount: number;
}

/** Evidence of a request that has none, such as one whose rules are only counted or shown. */
export const emptyEvidenceSet: EvidenceSet = {
  pieces: [],
  relations: [],
  omittedPlaceCount: 0,
  unshownPlaces: [],
  omittedRelationCount: 0,
  tokens: 0,
  secretCount: 0,
};
