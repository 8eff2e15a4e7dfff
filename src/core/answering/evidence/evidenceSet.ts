// What was gathered as evidence for a model: pieces of source, relations as lines, and what found no room.
import type { Candidate } from '../../searching/candidate.ts';
import type { Evidence } from './evidence.ts';
import type { RelationNote } from '../relations/relation.ts';

/** Lines of a place that go to the model. Line numbers are zero-based and ascending; `text` is the lines as they are shown. */
export interface Piece {
  readonly evidence: Evidence;
  readonly lines: readonly number[];
  readonly text: readonly string[];
  /** What it is beside its path: heading of a section. */
  readonly title: string;
  readonly tokens: number;
}

/** A relation with the evidence that shows it: `repeated` when its line is in a piece already. */
export interface RelationLine {
  readonly relation: RelationNote;
  readonly evidence?: Evidence;
  readonly repeated: boolean;
  readonly tokens: number;
}

/** All that a model is shown. `left` pieces and `unlisted` relations found no room. Tokens are estimates. */
export interface EvidenceSet {
  readonly pieces: readonly Piece[];
  readonly relations: readonly RelationLine[];
  readonly left: number;
  /** Places of which only that they are there is told, each in one line, so that they can be asked for. */
  readonly unshown: readonly Candidate[];
  readonly unlisted: number;
  readonly tokens: number;
  /** Placeholders for secrets in it. */
  readonly secrets: number;
}
