// What a literal and a message have in common, and which of two such matches tells more.
import type { MessageSpan } from './matchText.ts';

/**
 * `whole`: the message is what the literal writes; `link`: the literal, whole, is a part of the message, set apart by a mark as in
 * `outer: inner`; `holds`: the literal holds the message as it stands; `part`: they share a stretch, and differ elsewhere.
 */
export type MatchKind = 'whole' | 'link' | 'holds' | 'part';

/** An answer of a literal to a message. */
export interface PatternMatch {
  readonly kind: MatchKind;
  /** What constant text of the literal covers of the message, in order; values in its holes are not covered. */
  readonly spans: readonly MessageSpan[];
  /** Share of the letters and digits of the message that the spans cover. */
  readonly covered: number;
  /** Share of the literal's own letters and digits that the message has. */
  readonly share: number;
  /** Number of the constant of the pattern with which the match begins. */
  readonly first: number;
  /** The same letter for letter, punctuation included. */
  readonly isEqual?: true;
  /** The literal is the front of the message, and this is what the code appends to it. */
  readonly rest?: string;
}

/** Exact kinds first; among them what leaves least to values, or is most of its literal. */
export function rank({ kind, covered, share, isEqual, rest }: PatternMatch): number {
  const base = { whole: isEqual ? 4 : 3, link: rest === undefined ? 2 : 1, holds: 2, part: 0 } as const;
  return base[kind] + (kind === 'holds' ? share : kind === 'part' ? covered * (0.5 + 0.5 * share) : covered);
}
