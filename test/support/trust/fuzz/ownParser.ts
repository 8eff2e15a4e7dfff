// What a parser of our own is for the tests of hostile text, and pieces that several of them read.

/** A parser. `run` must come back for any text; its result does not matter. */
export interface OwnParser {
  /** As in `src/core/a.ts:readThing`, without `src/` and the ending. */
  readonly of: string;
  readonly pieces: readonly string[];
  readonly run: (text: string) => unknown;
  /** Names of the errors that its comment speaks of. */
  readonly throws?: readonly string[];
}

/** Pieces of JSON. */
export const jsonPieces = ['{', '}', '[', ']', '"a"', ':', ',', '1', 'null', '\\', '"', '\\u0041', "'", '/*', '//', '\n'];

/** Pieces of code. */
export const codePieces = [
  'a',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '|',
  ',',
  '.',
  ' and ',
  '==',
  '!',
  '"',
  "'",
  '\\',
  '=>',
  ':',
  '1',
  ' ',
];
