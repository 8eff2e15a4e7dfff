// Finds lines inside multi-line comments and strings: an example in documentation sets no value.

const textMarks = /"{3}|'{3}|\/\*|\/\/|(?<=^|\s)#(?![[!]|\s*define|include)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60[^\x60]*\x60/g;
const terminators: Readonly<Record<string, string>> = { '"""': '"""', "'''": "'''", '/*': '*/' };

/** Zero-based lines that begin inside a multi-line comment or string. An unterminated one is ignored. */
export function linesInTexts(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    const end = openAtEnd(lines[at] ?? '');
    if (end === undefined) continue;
    let last = at + 1;
    while (last < lines.length && !lines[last]?.includes(end)) last++;
    if (last === lines.length) continue;
    for (let line = at + 1; line <= last; line++) inside.add(line);
    at = last;
  }
  return inside;
}

/** Terminator of the comment or string that `line` leaves open. */
function openAtEnd(line: string): string | undefined {
  textMarks.lastIndex = 0;
  for (let match = textMarks.exec(line); match; match = textMarks.exec(line)) {
    const end = terminators[match[0]];
    if (match[0] === '//' || match[0].startsWith('#')) return undefined;
    if (end === undefined) continue;
    const close = line.indexOf(end, textMarks.lastIndex);
    if (close < 0) return end;
    textMarks.lastIndex = close + end.length;
  }
  return undefined;
}
