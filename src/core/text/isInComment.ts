// Tells comments from code by text alone, so that it works for every language with known comment signs, with or without a grammar.
import type { CommentSyntax } from '../syntax/language.ts';

const quote = /["'`]/;

/** Whether `offset` of `text` is in a comment. A sign after a quotation mark on its line counts as part of a string. */
export function isInComment(text: string, offset: number, { line, block }: CommentSyntax): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  if (line !== undefined) {
    const before = text.slice(lineStart, offset);
    const sign = before.indexOf(line);
    if (sign >= 0 && !quote.test(before.slice(0, sign))) return true;
  }
  if (!block || offset === 0) return false;
  const [open, close] = block;
  const begin = text.lastIndexOf(open, offset - 1);
  if (begin < 0 || text.lastIndexOf(close, offset - 1) > begin) return false;
  return !quote.test(text.slice(text.lastIndexOf('\n', begin - 1) + 1, begin));
}
