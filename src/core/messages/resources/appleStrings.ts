// Reader for Apple's `.strings`: `"key" = "text";`, with comments between.
import { lineAt, lineStartsOf } from '../../base/lineStarts.ts';
import { withoutEscapes, type Escapes } from '../literalEscapes.ts';
import type { ResourceEntry } from './resourceEntry.ts';

/** An unclosed part extends to the end, so that nothing is read twice. */
const token = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\]+|\\[^])*"?|[\w.-]+|[=;]/g;

const escapes: Escapes = { pattern: /\\(?:[Uu]([\dA-Fa-f]{4})|([^]))/g, signs: { n: '\n', t: '\t', r: '\r' } };

/** Reads all pairs. */
export function appleEntries(text: string): readonly ResourceEntry[] {
  const starts = lineStartsOf(text);
  const entries: ResourceEntry[] = [];
  let pendingParts: RegExpExecArray[] = [];
  for (const match of text.matchAll(token)) {
    const [part] = match;
    if (part.startsWith('/')) continue;
    const [key, equals, value] = pendingParts;
    if (part !== ';') pendingParts.push(match);
    else {
      if (key && value && pendingParts.length === 3 && equals?.[0] === '=')
        entries.push({
          key: decodeText(key[0]),
          text: decodeText(value[0]),
          line: lineAt(starts, key.index),
          endLine: lineAt(starts, value.index + value[0].length - 1),
        });
      pendingParts = [];
    }
  }
  return entries;
}

function decodeText(literal: string): string {
  const text = literal.startsWith('"') ? literal.slice(1, literal.length > 1 && literal.endsWith('"') ? -1 : undefined) : literal;
  return withoutEscapes(text, escapes);
}
