// Rows of the tables of shared names: one way in which a language or library writes such a name. A pattern finds the places.
import type { UseKind } from '../../uses/places/useKind.ts';
import type { NamedFile, SharedNamePlace } from './sharedName.ts';

/** One way of writing a shared name. */
export interface NameRow {
  /** The language or library that documents it. */
  readonly framework: string;
  /** Ids of languages. */
  readonly languages: readonly string[];
  /** Texts, at least one of which stands in every file with such a place. */
  readonly holds: readonly string[];
  /** Global pattern with the group `name`. It must begin in code, not in a comment or string. Linear in the text. */
  readonly pattern: RegExp;
  readonly kind: UseKind;
  readonly isOffer?: true;
  readonly confidence: number;
  /** Code with the names in it. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, ...names: string[]])[];
}

/** Most places of one row in a file. Data may have any number of lines of one form. */
const maxPlaces = 2_000;

/** The places that rows find in a file, in the order of the text. `keyOf` makes the key of a name; undefined drops the place. */
export function placesOfRows(file: NamedFile, rows: readonly NameRow[], keyOf: (name: string) => string | undefined): SharedNamePlace[] {
  const places = new Map<number, SharedNamePlace>();
  for (const { languages, holds, pattern, kind, isOffer = false, confidence } of rows) {
    if (!languages.includes(file.language) || !holds.some((text) => file.text.includes(text))) continue;
    let count = 0;
    for (const match of file.text.matchAll(pattern)) {
      const { name } = match.groups ?? {};
      const key = name === undefined ? undefined : keyOf(name);
      if (name === undefined || key === undefined || !isInCode(file, match)) continue;
      const offset = match.index + match[0].lastIndexOf(name);
      // The first row of a place counts.
      if (!places.has(offset)) places.set(offset, { key, offset, kind, isOffer, confidence });
      if (++count >= maxPlaces) break;
    }
  }
  return [...places.values()].sort((a, b) => a.offset - b.offset);
}

/** Whether a match begins in code: there the code has no blank for its first visible character. */
function isInCode({ text, code }: NamedFile, { index, 0: matchText }: RegExpExecArray): boolean {
  const offset = index + matchText.length - matchText.trimStart().length;
  return code[offset] === text[offset];
}
