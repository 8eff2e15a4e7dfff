// Steering of an answer by a person: between two passes the loop asks for wishes, and the next pass follows them.
import type { CancellationToken } from '../../base/cancellation.ts';
import type { Focus } from '../session/earlierTurn.ts';

/** Gaps of a pass, before any look-up. */
export interface MissingList {
  readonly pass: number;
  readonly missing: readonly { readonly text: string; readonly normalized: string }[];
}

/** Wishes of a person for the next pass. A number identifies evidence, a normalised text identifies a gap. */
export interface Wishes {
  /** Gaps to skip. */
  readonly skip: readonly string[];
  /** Code to read, even without gaps; a whole file has `lineEnd` 0. */
  readonly add: readonly Pick<Focus, 'root' | 'path' | 'lineStart' | 'lineEnd'>[];
  /** Evidence that is not relevant. */
  readonly exclude: readonly number[];
  /** Evidence that matters. */
  readonly pin: readonly number[];
}

/** Wishes of a person who wants no change. */
export const noWishes: Wishes = { skip: [], add: [], exclude: [], pin: [] };

/** Connection to the person who may steer an answer. */
export interface Steering {
  /** Resolves at once, or after the person has looked at the gaps. Rejects with `CancelledError` when they stop. */
  wishes(round: MissingList, token: CancellationToken): Promise<Wishes>;
}
