// Widens a range of lines so that it does not begin or end in the middle of an expression.

/** Lines from `from` up to, not including, `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Maximum lines to follow a statement in either direction. */
const maxMoreLines = 8;
/** Maximum characters read of a line. */
const longestLine = 300;
/** Strings and characters, whose brackets are not code. */
export const stringLiterals = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** The end of a line that the next one continues. */
const openEnd = /(?:[,=+*&|?(\[\\.]|[^-]-|[^/]\/)\s*$/;
/** The start of a line that continues the one before. */
const continuingStart = /^\s*(?:\.\w|\?\.|&&|\|\||\?\s|[)\]])/;

/**
 * Range of `lines`, widened where a bracket is open or an operator waits: by at most {@link maxMoreLines} lines, and never before `head`.
 * An end inside a longer statement stays.
 */
export function wholeStatements(lines: readonly string[], head: number, { from, to }: LineRange): LineRange {
  const end = Math.min(to, lines.length);
  const open = openAfter(lines, head, Math.min(lines.length, end + maxMoreLines));
  const isBoundary = (at: number): boolean => at <= head || at >= lines.length || !open[at - 1 - head];
  let first = from;
  while (!isBoundary(first) && from - first < maxMoreLines) first--;
  let last = end;
  while (!isBoundary(last) && last - end < maxMoreLines) last++;
  return { from: isBoundary(first) ? first : from, to: isBoundary(last) ? last : end };
}

/** For each line from `minLine` on, whether its statement continues after it. */
function openAfter(lines: readonly string[], minLine: number, to: number): boolean[] {
  const open: boolean[] = [];
  let depth = 0;
  for (let i = minLine; i < to; i++) {
    const text = stripLine(lines[i] ?? '');
    for (const char of text) {
      if (char === '(' || char === '[') depth++;
      else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    }
    open.push(depth > 0 || openEnd.test(text) || continuingStart.test(lines[i + 1] ?? ''));
  }
  return open;
}

/** The line without strings and trailing comment. */
function stripLine(line: string): string {
  return line
    .slice(0, longestLine)
    .replace(stringLiterals, '""')
    .replace(/(?:\/\/|#\s).*$/, '')
    .trimEnd();
}
