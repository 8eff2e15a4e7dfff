// Locates the members of an object in JSON with comments, so that one can be added and the rest stays as people wrote it.

/** A member; offsets in UTF-16 units, `end` behind the value. */
export interface Member {
  readonly name: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

/** An object: `open` and `close` are the offsets of its braces. */
export interface JsonMembers {
  readonly open: number;
  readonly close: number;
  readonly members: readonly Member[];
  /** Whether a comma follows the last member, as files that people edit may have. */
  readonly hasTrailingComma: boolean;
}

/** Offset of the first character at or after `at` that is neither space nor comment. */
export function skipTrivia(text: string, at: number): number {
  let i = at;
  for (;;) {
    if (/\s|\ufeff/.test(text[i] ?? '')) i++;
    else if (text.startsWith('//', i)) i = endOf(text, '\n', i);
    else if (text.startsWith('/*', i)) i = endOf(text, '*/', i + 2);
    else return i;
  }
}

/** Returns the members of the object that begins at `open`. The text must be valid: nothing is checked here. */
export function membersAt(text: string, open: number): JsonMembers {
  const members: Member[] = [];
  let hasTrailingComma = false;
  let i = skipTrivia(text, open + 1);
  while (i < text.length && text[i] !== '}') {
    const start = i;
    const nameEnd = skipValue(text, start);
    const valueStart = skipTrivia(text, skipTrivia(text, nameEnd) + 1);
    const end = skipValue(text, valueStart);
    members.push({ name: unquote(text.slice(start, nameEnd)), start, valueStart, end });
    i = skipTrivia(text, end);
    hasTrailingComma = text[i] === ',';
    if (hasTrailingComma) i = skipTrivia(text, i + 1);
  }
  return { open, close: i, members, hasTrailingComma };
}

/** Offset behind the name or value that begins at `at`. */
function skipValue(text: string, at: number): number {
  const first = text[at] ?? '';
  if (first === '"' || first === "'") return skipString(text, at);
  let i = at;
  if (first !== '{' && first !== '[') {
    while (i < text.length && !/[\s,:{}[\]]/.test(text[i] ?? '') && !/^\/[/*]/.test(text.slice(i, i + 2))) i++;
    return i;
  }
  for (let depth = 0; i < text.length;) {
    i = skipTrivia(text, i);
    const here = text[i] ?? '';
    if (here === '"' || here === "'") i = skipString(text, i);
    else i++;
    if (here === '{' || here === '[') depth++;
    if (here === '}' || here === ']') depth--;
    if (depth === 0) return i;
  }
  return i;
}

function skipString(text: string, at: number): number {
  const quote = text[at];
  let i = at + 1;
  while (i < text.length && text[i] !== quote) i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function unquote(name: string): string {
  if (!name.startsWith('"')) return name.replace(/^'|'$/g, '');
  return String(JSON.parse(name));
}
