// How far a line is set in: where only the text of code is at hand, that says what belongs to what.

/** White space in front of a line, in characters; all of a line that holds nothing else. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
