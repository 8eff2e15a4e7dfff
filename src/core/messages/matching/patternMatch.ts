// Result of comparing a literal with a message, and the ranking of such results.
import type { MessageSpan } from './matchText.ts';

/**
 * `whole`: the message is the output of the literal. `link`: the whole literal is a part of the message, set apart by a mark as in
 * `outer: inner`. `holds`: the literal contains the message. `part`: they share a stretch, and differ elsewhere.
 */
export type MatchKind = 'whole' | 'link' | 'holds' | 'part';

/** A match of a literal with a message. */
export interface PatternMatch {
  readonly kind: MatchKind;
  /** Parts of the message that constant text of the literal covers, in order; values in its holes are not covered. */
  readonly spans: readonly MessageSpan[];
  /** Share of the letters and digits of the message that the spans cover. */
  readonly coveredShare: number;
  /** Share of the literal's own letters and digits that are in the message. */
  readonly share: number;
  /** Number of the constant of the pattern at the start of the match. */
  readonly first: number;
  /** Equal letter for letter, punctuation included. */
  readonly isEqual?: true;
  /** Text that the code appends to the literal; set only if the literal is the front of the message. */
  readonly rest?: string;
}

/** Higher for a better match: exact kinds first, then the match that leaves least to values, or is most of its literal. */
export function rank({ kind, coveredShare, share, isEqual, rest }: PatternMatch): number {
  const base = { whole: isEqual ? 4 : 3, link: rest === undefined ? 2 : 1, holds: 2, part: 0 } as const;
  return base[kind] + (kind === 'holds' ? share : kind === 'part' ? coveredShare * (0.5 + 0.5 * share) : coveredShare);
}
