// Reader for Java's `.properties`: `key=text`, `key: text` or `key text`, continuation lines after a backslash, and `\uXXXX`.
import { withoutEscapes, type Escapes } from '../literalEscapes.ts';
import type { ResourceEntry } from './resourceEntry.ts';

const escapes: Escapes = { pattern: /\\(?:u([\dA-Fa-f]{4})|(.)|$)/g, signs: { n: '\n', t: '\t', r: '\r', f: '\f' } };

/** Reads all pairs, as `java.util.Properties` does. */
export function propertyEntries(text: string): readonly ResourceEntry[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const entries: ResourceEntry[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = i;
    const first = (lines[i] ?? '').trimStart();
    if (first === '' || first.startsWith('#') || first.startsWith('!')) continue;
    const parts = [first];
    while (isContinued(parts.at(-1) ?? '') && i + 1 < lines.length) {
      parts.push((parts.pop() ?? '').slice(0, -1));
      parts.push((lines[++i] ?? '').trimStart());
    }
    const pair = parts.join('');
    const end = keyEnd(pair);
    const key = withoutEscapes(pair.slice(0, end), escapes);
    const value = withoutEscapes(pair.slice(end).replace(/^[ \t\f]*[=:]?[ \t\f]*/, ''), escapes);
    if (key !== '') entries.push({ key, text: value, line, endLine: i });
  }
  return entries;
}

/** Whether the line continues: an even number of backslashes at its end belongs to the text. */
function isContinued(line: string): boolean {
  let count = 0;
  while (line[line.length - 1 - count] === '\\') count++;
  return count % 2 === 1;
}

function keyEnd(pair: string): number {
  for (let i = 0; i < pair.length; i++) {
    const sign = pair[i] ?? '';
    if (sign === '\\') i++;
    else if (sign === '=' || sign === ':' || sign === ' ' || sign === '\t' || sign === '\f') return i;
  }
  return pair.length;
}
