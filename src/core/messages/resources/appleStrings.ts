// Apple's `.strings`: `"key" = "text";`, with comments between.
import { lineAt, lineStartsOf } from '../../base/lines.ts';
import type { ResourceEntry } from './entry.ts';

/** What is not closed goes on to the end, so that no part is read twice. */
const token = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\]+|\\[^])*"?|[\w.-]+|[=;]/g;

/** Reads all pairs. */
export function appleEntries(text: string): readonly ResourceEntry[] {
  const starts = lineStartsOf(text);
  const entries: ResourceEntry[] = [];
  let before: RegExpExecArray[] = [];
  for (const match of text.matchAll(token)) {
    const [part] = match;
    if (part.startsWith('/')) continue;
    const [key, equals, value] = before;
    if (part !== ';') before.push(match);
    else {
      if (key && value && before.length === 3 && equals?.[0] === '=')
        entries.push({
          key: unescaped(key[0]),
          text: unescaped(value[0]),
          line: lineAt(starts, key.index),
          endLine: lineAt(starts, value.index + value[0].length - 1),
        });
      before = [];
    }
  }
  return entries;
}

function unescaped(literal: string): string {
  const text = literal.startsWith('"') ? literal.slice(1, literal.length > 1 && literal.endsWith('"') ? -1 : undefined) : literal;
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:[Uu]([\dA-Fa-f]{4})|([^]))/g, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCharCode(parseInt(code, 16)) : (signs[sign ?? ''] ?? sign ?? ''),
  );
}

const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
