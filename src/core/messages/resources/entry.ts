// A text that people see under its key, as a file of such texts has it; what a reader of one format makes and everything later works with.

/** One text of a resource file. Lines are zero-based. */
export interface ResourceEntry {
  /** What code asks for; parts of nested keys are joined by dots. Where the text itself is the key (gettext, `l10n` bundles), the untranslated text. */
  readonly key: string;
  /** The text with the escapes of its format taken off; holes are left as written. */
  readonly text: string;
  readonly line: number;
  /** The last line of the text. */
  readonly endLine: number;
  /** As the file writes it: `de`, `pt-BR`; absent where the file does not say. */
  readonly language?: string;
}

/** Reads the texts of one format. Never throws: what is no file of this format has none. */
export type ResourceReader = (text: string) => readonly ResourceEntry[];
