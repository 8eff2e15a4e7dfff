// The text of a line as a person reads it: without the signs that a terminal, a page or a string literal needs to show it.
import { withoutEscapes, type Escapes } from './escapes.ts';

/** Colours and cursor movements of terminals (ECMA-48), also where the escape itself was lost on the way. */
const terminal = /\u001b\[[\d;?]{0,20}[A-Za-z]|\u001b\][^\u0007\u001b\n]{0,200}(?:\u0007|\u001b\\)|(?<![\w\]])\[(?:\d{1,3};){0,4}\d{1,3}m/g;
/** Signs without width: marks of direction, joiners, the mark of byte order. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const entity = /&(?:quot|apos|amp|lt|gt|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;
const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: ' ' };
const lastCharacter = 0x10ffff;

/** `text` without colours, signs that have no width, and entities of HTML. Lines stay lines. Linear. */
export function plainText(text: string): string {
  return text.replace(terminal, '').replace(invisible, '').replace(entity, characterOf);
}

function characterOf(written: string): string {
  const name = written.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return named[name] ?? written;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= lastCharacter ? String.fromCodePoint(code) : ' ';
}

const escapes: Escapes = { pattern: /\\(?:u([\da-fA-F]{4})|([^\n]))/g, signs: { n: '\n', t: '\t', r: '\n', b: '', f: '' } };

/** What a string literal says between its marks: escapes become what they stand for. */
export function unescapeLiteral(literal: string): string {
  return withoutEscapes(literal, escapes);
}
