// Finds private keys as blocks of text (PEM, OpenSSH, PGP, PuTTY), also inside string literals, and blocks that are cut off at either end.
import { isMask } from './randomness.ts';
import type { Secret, Stretch } from './secret.ts';

const border = /-----(BEGIN|END)[ A-Z0-9]{0,40} ?PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d/g;
/** Most characters between the two border lines of a block. */
const maxBlockLength = 32_768;
const anyBorder = '-----';
/** Header lines above a key, such as `Proc-Type: 4,ENCRYPTED`. */
const header = /^[\w-]{1,40}: /;
const word = /[\w+/=-]{3,}/g;
/** Stricter, for lines without a BEGIN above: nothing but base64, in any quotes. */
const cutKeyLine = /^[^\w\n]{0,40}(?:[A-Za-z0-9+/=]{4,}[^\w\n]{0,10}(?:n[^\w\n]{0,10})?)?\n?$/;
const maxLineLength = 400;
/** Characters of the body. A letter after a backslash is an escape, not part of the key. */
const body = /(?<!\\)[A-Za-z0-9+/=]{4,}/g;

/** Key blocks in text order. The text between the BEGIN and END lines counts; these lines stay. */
export function findPrivateKeys(text: string): Secret[] {
  if (!text.includes('PRIVATE KEY') && !text.includes('PuTTY-User-Key-File')) return [];
  const secrets: Secret[] = [];
  let searchedEnd = 0;
  for (const match of text.matchAll(border)) {
    if (match.index < searchedEnd) continue;
    const after = match.index + match[0].length;
    const isEnd = match[1] === 'END';
    const [start, end] = isEnd ? [bodyStart(text, match.index, searchedEnd), match.index] : [after, blockEnd(text, after)];
    const stretches = keyLines(text, start, end);
    if (stretches.length) secrets.push({ kind: 'private-key', stretches });
    searchedEnd = Math.max(after, end);
  }
  return secrets;
}

function blockEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + maxBlockLength);
  const block = text.slice(from, limit);
  const borderStart = block.indexOf(anyBorder);
  return borderStart < 0 ? from + keyLikeLength(block) : from + borderStart;
}

/** Length of the lines at the start of `block` that may belong to a key: white space, base64, headers. */
function keyLikeLength(block: string): number {
  let length = 0;
  while (length < block.length) {
    const newline = block.indexOf('\n', length);
    const end = newline < 0 ? block.length : newline + 1;
    const line = block.slice(length, end);
    // A line of a key is one word, in any quotes.
    if (line.length > maxLineLength || (!header.test(line) && (line.match(word)?.length ?? 0) > 1)) break;
    length = end;
  }
  return length;
}

/** Start of a block whose first line is missing: it takes lines of pure base64 before `end`. */
function bodyStart(text: string, end: number, from: number): number {
  let start = end;
  while (start > from && end - start < maxBlockLength) {
    const above = text.slice(Math.max(from, start - maxLineLength), start);
    // Skips the line break at the end of the line itself.
    const line = above.length < 2 ? above : above.slice(above.lastIndexOf('\n', above.length - 2) + 1);
    if (line.length === maxLineLength || !cutKeyLine.test(line)) break;
    start -= line.length;
  }
  return start;
}

function keyLines(text: string, start: number, end: number): Stretch[] {
  const stretches = [...text.slice(start, end).matchAll(body)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  // Keys consist mainly of long runs, which are no masks. Other text is code about keys, or a placeholder block.
  const longRuns = stretches
    .filter((stretch) => stretch.end - stretch.start >= 24 && !isMask(text.slice(stretch.start, stretch.end)))
    .map((stretch) => stretch.end - stretch.start);
  const total = text.slice(start, end).replace(/\s+/g, '').length;
  return longRuns.length && longRuns.reduce((sum, length) => sum + length, 0) > total / 2 ? stretches : [];
}
