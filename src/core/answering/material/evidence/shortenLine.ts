// Shortens a line that is too long to be read: such a line is data, and its rest would take the room of other lines.

/** Maximum characters of a line. Set by judgement. */
const maxLineLength = 400;

/** `line` with at most its first 400 characters, and the number of the others. */
export function shortenLine(line: string): string {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)} … (${line.length - maxLineLength} more characters)` : line;
}
