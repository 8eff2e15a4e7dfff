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
  /** Texts of generated files, whose places repeat those of others. */
  readonly notIn?: readonly string[];
  /**
   * Global pattern with the group `name`, or `constant` for a constant that holds the name. It must begin in code, not in a comment or
   * string. A group `prefix` stands before the name, with a dot. Linear in the text.
   */
  readonly pattern: RegExp;
  readonly kind: UseKind;
  readonly isOffer?: true;
  /** Whether it offers a value only where the name has none: what is outside of the program decides, as where it is read. */
  readonly isDefault?: true;
  /** Whether the place is in a string, such as the tag of a field. */
  readonly isInString?: true;
  /** Whether the name is that of its own file alone. */
  readonly isLocal?: true;
  /** The place also uses what other places offer. */
  readonly isUse?: true;
  readonly confidence: number;
  /** Code with the names in it, constants after `= `. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, ...names: string[]])[];
}

/** Most places of one row in a file. Data may have any number of lines of one form. */
const maxPlaces = 2_000;

/** A match of a row: a name, or the constant that holds it, with its offset in the text. */
export interface RowMatch {
  readonly row: NameRow;
  readonly name: string | undefined;
  readonly constant: string | undefined;
  readonly offset: number;
}

/** All matches of rows in a file, row by row. */
export function* matchesOfRows(file: NamedFile, rows: readonly NameRow[]): Generator<RowMatch> {
  for (const row of rows) {
    if (!row.languages.includes(file.language) || !row.holds.some((text) => file.text.includes(text))) continue;
    if (row.notIn?.some((text) => file.text.includes(text))) continue;
    let count = 0;
    for (const match of file.text.matchAll(row.pattern)) {
      const { prefix, name: ownName, constant } = match.groups ?? {};
      const nameText = ownName ?? constant;
      const name = prefix === undefined || ownName === undefined ? ownName : `${prefix}.${ownName}`;
      if (nameText === undefined || !(row.isInString || isInCode(file, match))) continue;
      yield { row, name, constant, offset: match.index + match[0].lastIndexOf(nameText) };
      if (++count >= maxPlaces) break;
    }
  }
}

/** The places that rows find in a file, in the order of the text. `keyOf` makes the key of a name; undefined drops the place. */
export function placesOfRows(file: NamedFile, rows: readonly NameRow[], keyOf: (name: string) => string | undefined): SharedNamePlace[] {
  const places = new Map<number, SharedNamePlace>();
  for (const { row, name, offset } of matchesOfRows(file, rows)) {
    const key = name === undefined ? undefined : keyOf(name);
    const { kind, isOffer = false, isUse, isLocal = false, confidence } = row;
    // The first row of a place counts.
    if (key !== undefined && !places.has(offset))
      places.set(offset, { key, offset, kind, isOffer, isLocal, ...(isUse && { isUse }), confidence });
  }
  return [...places.values()].sort((a, b) => a.offset - b.offset);
}

/** Whether a match begins in code: there the code has no blank for its first visible character. */
function isInCode({ text, code }: NamedFile, { index, 0: matchText }: RegExpExecArray): boolean {
  const offset = index + matchText.length - matchText.trimStart().length;
  return code[offset] === text[offset];
}
