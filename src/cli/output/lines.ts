// Converts ranges to lines as people count them.
import { linesOfRange, type Range } from '../../core/base/positions.ts';

/** First and last line of a range, one-based, both included. A range that ends before a line's first column does not include that line. */
export function linesOf(range: Range): { readonly line_start: number; readonly line_end: number } {
  const { first, last } = linesOfRange(range);
  return { line_start: first + 1, line_end: last + 1 };
}
