// Tells comments from code by text alone, so that it works for every language with known comment signs, with or without a grammar.
import type { CommentSyntax } from '../syntax/language.ts';
import type { TextRange } from './textFilter.ts';

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

/** {@link isInComment} for many offsets of one text. They must ascend, so that the text is read once and not from each offset backwards. */
export function commentTest(text: string, syntax: CommentSyntax): (offset: number) => boolean {
  let ranges: readonly TextRange[] | undefined;
  let at = 0;
  return (offset) => {
    // Most texts are never asked: all their offsets are in literals.
    ranges ??= commentRanges(text, syntax);
    while (at < ranges.length && (ranges[at]?.[1] ?? 0) <= offset) at++;
    return (ranges[at]?.[0] ?? Infinity) <= offset;
  };
}

/**
 * The comments of `text` as pairs of offsets, in order and apart: {@link isInComment} holds exactly from the first up to, but not including, the second.
 */
export function commentRanges(text: string, { line, block }: CommentSyntax): readonly TextRange[] {
  const ranges = [...(line === undefined ? [] : lineComments(text, line)), ...(block ? blockComments(text, block) : [])];
  ranges.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** From behind the first sign of each line, unless a quotation mark stands before it. */
function lineComments(text: string, sign: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = text.indexOf(sign); at >= 0;) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length + 1 : lineEnd + 1;
    if (!quote.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) && at + sign.length < end) ranges.push([at + sign.length, end]);
    at = text.indexOf(sign, end);
  }
  return ranges;
}

/** From behind the first character of each opening sign to the closing one, unless a quotation mark stands before it on its line. */
function blockComments(text: string, [open, close]: readonly [string, string]): TextRange[] {
  const ranges: TextRange[] = [];
  let closing = -1;
  for (let at = text.indexOf(open); at >= 0;) {
    const next = text.indexOf(open, at + 1);
    if (closing <= at) closing = text.indexOf(close, at + 1);
    const ends = [next, closing].filter((each) => each >= 0);
    const lineStart = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    if (!quote.test(text.slice(lineStart, at))) ranges.push([at + 1, Math.min(text.length, ...ends) + 1]);
    if (closing < 0 && next < 0) break;
    at = next;
  }
  return ranges;
}
