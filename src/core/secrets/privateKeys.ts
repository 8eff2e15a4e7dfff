// Private keys as blocks of text (PEM, OpenSSH, PGP, PuTTY), also inside string literals, and blocks that were cut off at either end.
import type { Secret, Stretch } from './secret.ts';

const border = /-----(BEGIN|END)[ A-Z0-9]{0,40} ?PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d/g;
/** Longest text between the two lines of a block that is still read as one. */
const longestBlock = 32_768;
const anyBorder = '-----';
/** A line of a key, or of what stands above it, in whatever quotes. */
const keyLine = /^[^\w]*(?:[\w+/=\\-]{0,200}|[\w-]{1,40}: ?[^\n]{0,200})[^\w]*$/;
/** Characters of the body. A letter after a backslash is an escape, not part of the key. */
const body = /(?<!\\)[A-Za-z0-9+/=]{4,}/g;

/** Key blocks in the order of the text. What is between the lines BEGIN and END counts; the lines themselves stay. */
export function findPrivateKeys(text: string): Secret[] {
  if (!text.includes('PRIVATE KEY') && !text.includes('PuTTY-User-Key-File')) return [];
  const found: Secret[] = [];
  let done = 0;
  for (const match of text.matchAll(border)) {
    if (match.index < done) continue;
    const after = match.index + match[0].length;
    const isEnd = match[1] === 'END';
    const [start, end] = isEnd ? [before(text, match.index, done), match.index] : [after, blockEnd(text, after)];
    const stretches = keyLines(text, start, end);
    if (stretches.length) found.push({ kind: 'private-key', stretches });
    done = Math.max(after, end);
  }
  return found;
}

function blockEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + longestBlock);
  const block = text.slice(from, limit);
  const border = block.indexOf(anyBorder);
  return border < 0 ? from + keyLikeLength(block) : from + border;
}

/** Length of the lines at the start of `block` that may belong to a key: white space, base64, headers. */
function keyLikeLength(block: string): number {
  let length = 0;
  for (const line of block.split('\n')) {
    if (line.length > 400 || !keyLine.test(line)) break;
    length += line.length + 1;
  }
  return Math.min(length, block.length);
}

/** Where the body of a block begins whose first line was cut off: lines of nothing but base64 before `end`. */
function before(text: string, end: number, from: number): number {
  let start = end;
  while (start > from && end - start < longestBlock) {
    const line = text.lastIndexOf('\n', start - 2) + 1;
    if (
      line < from ||
      start - line > 400 ||
      !/^[^\w\n]{0,40}[A-Za-z0-9+/=]{16,}[^\w\n]{0,10}(?:n[^\w\n]{0,10})?\n?$|^[^\w\n]*\n?$|^[A-Za-z0-9+/=]+\n$/.test(
        text.slice(line, start),
      )
    )
      break;
    start = line;
    if (line === 0) break;
  }
  return start;
}

function keyLines(text: string, start: number, end: number): Stretch[] {
  const stretches = [...text.slice(start, end).matchAll(body)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  // Keys are long runs and little else. Otherwise it is code that speaks of keys, or the block of a placeholder.
  const long = stretches.map((stretch) => stretch.end - stretch.start).filter((length) => length >= 24);
  const all = text.slice(start, end).replace(/\s+/g, '').length;
  return long.length && long.reduce((sum, length) => sum + length, 0) > all / 2 ? stretches : [];
}
