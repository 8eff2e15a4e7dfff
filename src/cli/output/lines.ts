// Converts ranges to lines as people count them.
import type { Range } from '../../core/base/positions.ts';

/** First and last line of a range, one-based, both included. A range that ends before a line's first column does not include that line. */
export function linesOf({ start, end }: Range): { readonly line_start: number; readonly line_end: number } {
  const last = end.column === 0 && end.line > start.line ? end.line - 1 : end.line;
  return { line_start: start.line + 1, line_end: last + 1 };
}
