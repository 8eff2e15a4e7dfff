// Turns offsets of one text into lines, each counted on from the one before: matches come in order, so a text is gone through once.

/** Where counting has come to: `line` begins at the offset `start`. */
export interface LineCursor {
  readonly text: string;
  line: number;
  start: number;
  /** Where that line ends: long lines are gone through once. */
  end: number;
}

/** A cursor at the beginning of `text`. */
export function newLineCursor(text: string): LineCursor {
  return { text, line: 0, start: 0, end: endOf(text, 0) };
}

/** Moves `cursor` on to the line that holds `offset`, which must not lie before it, and returns that line (zero-based) and its start. */
export function moveToLine(cursor: LineCursor, offset: number): { readonly line: number; readonly start: number } {
  while (cursor.end < offset) {
    cursor.line++;
    cursor.start = cursor.end + 1;
    cursor.end = endOf(cursor.text, cursor.start);
  }
  return { line: cursor.line, start: cursor.start };
}

function endOf(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? Infinity : end;
}
