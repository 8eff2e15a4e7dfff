// Tells comments from code by text alone, so that it works for every language with known comment signs, with or without a grammar.
import type { CommentSyntax } from '../syntax/language.ts';

const quote = /["'`]/;

/** The last place of a sign that begins before an offset, -1 for none. */
type LastBefore = (sign: string, offset: number) => number;

/** Whether `offset` of `text` is in a comment. A sign after a quotation mark on its line counts as part of a string. */
export function isInComment(text: string, offset: number, syntax: CommentSyntax): boolean {
  return isComment(text, offset, syntax, (sign, before) => text.lastIndexOf(sign, before - 1));
}

/** {@link isInComment} for many offsets of one text. They must ascend, so that the text is read once and not from each offset backwards. */
export function commentTest(text: string, syntax: CommentSyntax): (offset: number) => boolean {
  const signs = new Map((syntax.block ?? []).map((sign) => [sign, { last: -1, next: text.indexOf(sign) }]));
  const lastBefore: LastBefore = (sign, offset) => {
    const places = signs.get(sign);
    if (!places) return -1;
    while (places.next >= 0 && places.next < offset) {
      places.last = places.next;
      places.next = text.indexOf(sign, places.next + 1);
    }
    return places.last;
  };
  return (offset) => isComment(text, offset, syntax, lastBefore);
}

function isComment(text: string, offset: number, { line, block }: CommentSyntax, lastBefore: LastBefore): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  if (line !== undefined) {
    const before = text.slice(lineStart, offset);
    const sign = before.indexOf(line);
    if (sign >= 0 && !quote.test(before.slice(0, sign))) return true;
  }
  if (!block || offset === 0) return false;
  const [open, close] = block;
  const begin = lastBefore(open, offset);
  if (begin < 0 || lastBefore(close, offset) > begin) return false;
  return !quote.test(text.slice(text.lastIndexOf('\n', begin - 1) + 1, begin));
}
