// Reduces a line to the text that a person reads: without the markup of a terminal, a page or a string literal.
import { withoutEscapes, type Escapes } from './literalEscapes.ts';

/** Colours and cursor movements of terminals (ECMA-48), also with the escape character missing. */
const terminalCodes =
  /\u001b\[[\d;?]{0,20}[A-Za-z]|\u001b\][^\u0007\u001b\n]{0,200}(?:\u0007|\u001b\\)|(?<![\w\]])\[(?:\d{1,3};){0,4}\d{1,3}m/g;
/** Characters without width: marks of direction, joiners, the byte order mark. */
const invisibleCharacters = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const entity = /&(?:quot|apos|amp|lt|gt|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;
const charactersByEntity: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: ' ' };
const lastCharacter = 0x10ffff;

/** `text` without colours, characters without width, and entities of HTML. Line breaks stay. Linear. */
export function plainText(text: string): string {
  return text.replace(terminalCodes, '').replace(invisibleCharacters, '').replace(entity, characterOf);
}

function characterOf(entityText: string): string {
  const name = entityText.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return charactersByEntity[name] ?? entityText;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= lastCharacter ? String.fromCodePoint(code) : ' ';
}

const escapes: Escapes = { pattern: /\\(?:u([\da-fA-F]{4})|([^\n]))/g, signs: { n: '\n', t: '\t', r: '\n', b: '', f: '' } };

/** Content of a string literal with its escapes decoded. */
export function unescapeLiteral(literal: string): string {
  return withoutEscapes(literal, escapes);
}
