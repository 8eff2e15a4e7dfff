// Texts that did damage to an extractor once: minimised, and written anew, so that no foreign code is in them. Each is tried in every form.

/** A text that was found by the long form. */
export interface FoundText {
  readonly language: string;
  readonly text: string;
  /** What it did, and when it was found. */
  readonly did: string;
}

export const foundTexts: readonly FoundText[] = [
  { language: 'kotlin', text: 'val x = 1\n@', did: 'the parser never came back (2026-11)' },
  {
    language: 'javascript',
    text: `start(${'- '.repeat(20_000)}1, ${'...'.repeat(20_000)}a);\n`,
    did: 'signs before a value ended the reading of values by a full stack, in the parser of terms alone (2026-11)',
  },
];
