// Start offsets of lines, so that an offset becomes a line without another pass over the text.

/** A text with the offset at which each line starts; offsets are UTF-16 units, lines end in `\n` (so `\r\n` counts once). */
export interface LinedText {
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** Offset at which each line of a text starts. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Zero-based line that an offset lies in. */
export function lineAt(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
