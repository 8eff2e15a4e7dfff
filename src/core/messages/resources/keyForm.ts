// One way in which code writes a key of a file of texts: the shape that all tables of such forms share.

/**
 * How a place uses a key.
 * - `exact`: it writes the key, or the text that is the key.
 * - `lazy`: it writes a part, and its file the rest: by its own path (Rails), by a scope that it names, or by being the form's own code.
 * - `front`: it makes a key from a constant front that fits and something else, so this key may be meant.
 */
export type KeyUseKind = 'exact' | 'lazy' | 'front';

/** One way to write a key. */
export interface KeyForm {
  /** What stands in the text. */
  readonly needle: string;
  readonly how: KeyUseKind;
  /** Whether the needle at `at` is a use: 0 for none, up to 1 for the surest of its kind. */
  readonly fits: (text: string, at: number, path: string) => number;
  /** Whether a file may have it at all; any may when absent. */
  readonly in?: (path: string) => boolean;
}
