// Finds the value of a key in an object literal: the options of a request.

/** A stretch of code. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** The value of `key` in the object literal from `start` to `end`; for a shorthand the name itself. */
export function keyRange(code: string, start: number, end: number, key: string): CodeRange | undefined {
  if (code.charAt(start) !== '{' && code.charAt(start) !== '[') return undefined;
  let level = 0;
  let entryStart = start + 1;
  for (let at = start; at < end; at++) {
    const char = code.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char)) level--;
    const isEnd = (level === 1 && char === ',') || level === 0;
    if (!isEnd) continue;
    const entry = code.slice(entryStart, at);
    const match = /^\s*(?:["']?([\w$-]+)["']?\s*(?::|=>)\s*|([\w$]+)\s*$)/.exec(entry);
    if (match?.[1] === key) return { start: entryStart + match[0].length, end: at };
    if (match?.[2] === key) return { start: entryStart + entry.indexOf(key), end: entryStart + entry.trimEnd().length };
    if (level === 0) return undefined;
    entryStart = at + 1;
  }
  return undefined;
}
