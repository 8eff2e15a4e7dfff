// Form in which code writes the key of a text: the common shape of all form tables.

/**
 * Kinds of key uses.
 * - `exact`: the place contains the key, or the text that is the key.
 * - `lazy`: the place contains a part, and its file gives the rest: by its path (Rails), by a named scope, or by being the form's own code.
 * - `front`: the place joins a matching constant beginning with a value, so it may mean this key.
 */
export type KeyUseKind = 'exact' | 'lazy' | 'front';

/** One way to write a key. */
export interface KeyForm {
  /** The text to search for. */
  readonly searchText: string;
  readonly how: KeyUseKind;
  /** Likelihood that the needle at `at` is a use: 0 for none, up to 1 for the surest of its kind. */
  readonly fits: (text: string, at: number, path: string) => number;
  /** Whether a file may contain this form; any may when absent. */
  readonly includesPath?: (path: string) => boolean;
}
