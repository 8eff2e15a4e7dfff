// Positions in text. Zero-based everywhere inside Clew; converted to one-based only at the edges (records, JSON, UI).

/** A place in a document: zero-based line, zero-based column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Half-open stretch of text, from `start` up to but not including `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Whole lines, zero-based, both ends included. */
export interface LineSpan {
  readonly first: number;
  readonly last: number;
}

/** Lines that a range touches: one that ends before the first column of a line does not touch that line. */
export function linesOfRange({ start, end }: Range): LineSpan {
  return { first: start.line, last: end.column === 0 && end.line > start.line ? end.line - 1 : end.line };
}
