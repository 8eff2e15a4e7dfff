// Indentation of a line: shows the structure where only the text of code is known.

/** Leading white space of a line in characters; the whole line if it holds nothing else. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
