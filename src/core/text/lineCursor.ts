// Turns offsets of one text into lines, each counted on from the one before: matches come in order, so a text is gone through once.

/** Where counting has come to: `line` begins at the offset `start`. */
export interface LineCursor {
  readonly text: string;
  line: number;
  start: number;
}

/** A cursor at the beginning of `text`. */
export function newLineCursor(text: string): LineCursor {
  return { text, line: 0, start: 0 };
}

/** Moves `cursor` on to the line that holds `offset`, which must not lie before it, and returns that line (zero-based) and its start. */
export function lineOf(cursor: LineCursor, offset: number): { readonly line: number; readonly start: number } {
  for (let end = cursor.text.indexOf('\n', cursor.start); end >= 0 && end < offset; end = cursor.text.indexOf('\n', cursor.start)) {
    cursor.line++;
    cursor.start = end + 1;
  }
  return { line: cursor.line, start: cursor.start };
}
