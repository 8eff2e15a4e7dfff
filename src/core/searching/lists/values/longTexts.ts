// The lines that stand in a comment or text of several lines: an example in a documentation sets nothing.

const marks = /"{3}|'{3}|\/\*|\/\/|(?<=^|\s)#(?![[!]|\s*define|include)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60[^\x60]*\x60/g;
const ends: Readonly<Record<string, string>> = { '"""': '"""', "'''": "'''", '/*': '*/' };

/** Zero-based lines of `lines` that begin within such a text. One that nothing ends is none. */
export function linesInTexts(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    const end = openAtEnd(lines[at] ?? '');
    if (end === undefined) continue;
    const last = lines.findIndex((line, i) => i > at && line.includes(end));
    if (last < 0) continue;
    for (let line = at + 1; line <= last; line++) inside.add(line);
    at = last;
  }
  return inside;
}

/** What ends the text that `line` opens and does not close. */
function openAtEnd(line: string): string | undefined {
  marks.lastIndex = 0;
  for (let match = marks.exec(line); match; match = marks.exec(line)) {
    const end = ends[match[0]];
    if (match[0] === '//' || match[0].startsWith('#')) return undefined;
    if (end === undefined) continue;
    const close = line.indexOf(end, marks.lastIndex);
    if (close < 0) return end;
    marks.lastIndex = close + end.length;
  }
  return undefined;
}
