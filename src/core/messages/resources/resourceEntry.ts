// A text for people under its key in a resource file: the common result of the readers of all formats.

/** One text of a resource file. Lines are zero-based. */
export interface ResourceEntry {
  /** The key in code; parts of nested keys are joined by dots. Where the text itself is the key (gettext, `l10n` bundles), the untranslated text. */
  readonly key: string;
  /** The text with the escapes of its format decoded; holes stay as written. */
  readonly text: string;
  readonly line: number;
  /** The last line of the text. */
  readonly endLine: number;
  /** As written in the file: `de`, `pt-BR`; absent where the file names none. */
  readonly language?: string;
}

/**
 * Reads the texts of one format. Never throws: other files have no entries. With `offsets`, in rising order, it may leave out entries that hold
 * none of them, so that a long file is not read for a few words; it leaves out all entries only where the file has none.
 */
export type ResourceReader = (text: string, offsets?: readonly number[]) => readonly ResourceEntry[];
