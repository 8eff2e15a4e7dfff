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
