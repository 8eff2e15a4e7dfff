// What a person says while an answer is made: between two passes the loop asks for it, and the next pass obeys.
import type { CancellationToken } from '../base/cancellation.ts';
import type { Focus } from './session/earlierTurn.ts';

/** What a pass missed, before any of it is looked up. */
export interface MissingList {
  readonly pass: number;
  readonly missing: readonly { readonly text: string; readonly normalized: string }[];
}

/** What a person wants of the next pass. Evidence is meant by its number, a gap by its normalised text. */
export interface Wishes {
  /** Gaps that are not to be looked up. */
  readonly skip: readonly string[];
  /** Code that is to be read, whether or not something is missing; a file as a whole has `lineEnd` 0. */
  readonly add: readonly Pick<Focus, 'root' | 'path' | 'lineStart' | 'lineEnd'>[];
  /** Evidence that is not relevant. */
  readonly exclude: readonly number[];
  /** Evidence that matters. */
  readonly pin: readonly number[];
}

/** Nothing is wanted. */
export const noWishes: Wishes = { skip: [], add: [], exclude: [], pin: [] };

/** The person who may steer an answer. */
export interface Steering {
  /** Resolves at once, or when they have looked at what is missing. Rejects with `CancelledError` when they stop. */
  wishes(round: MissingList, token: CancellationToken): Promise<Wishes>;
}
