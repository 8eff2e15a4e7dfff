// Converts ascending offsets to lines: each count continues from the last one, so that a text is read once.

/** Position of the count: `line` begins at the offset `start`. */
export interface LineCursor {
  readonly text: string;
  line: number;
  start: number;
  /** End of that line, so that long lines are searched once. */
  end: number;
}

/** A cursor at the beginning of `text`. */
export function newLineCursor(text: string): LineCursor {
  return { text, line: 0, start: 0, end: endOf(text, 0) };
}

/** Moves `cursor` forward to the line with `offset`, and returns that line (zero-based) and its start. */
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
