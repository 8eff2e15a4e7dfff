// Where an identifier stands in code as a whole, what it is a member of, and what stands around it.

import { lineAt } from '../../base/lines.ts';
import { languages, rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/rules.ts';
import type { Code } from './recentCode.ts';
import { placesOf } from '../../text/wordRuns.ts';
import { anglesBefore, chainStart, longestChain } from './brackets.ts';

/** One occurrence of a name in code. Zero-based. */
export interface Occurrence {
  readonly line: number;
  readonly column: number;
  /** Where in the code the name begins. */
  readonly offset: number;
  /** What stands before the dot (`a.b().` of `a.b().name`), undefined for a plain name; empty where it cannot be read. */
  readonly receiver: string | undefined;
  /** The name is written as a string: `receiver['name']`, where the receiver may be a type. */
  readonly isQuoted?: boolean;
  /** Code before the receiver on the same line, and code after the name. */
  readonly before: string;
  readonly after: string;
  /** The whole code without comments and strings. */
  readonly code: string;
}

const identifierPart = /[\p{L}\p{N}_$]/u;

/** Occurrences of `name` in code, in the order of the text. @param offsets where it may stand: everywhere that it stands in the text, comments and strings too */
export function occurrencesOf(
  name: string,
  { text: code, lineStarts, language }: Code,
  offsets: readonly number[] = placesOf(name, code, Infinity),
): readonly Occurrence[] {
  const occurrences: Occurrence[] = [];
  const rules = rulesOf(language);
  const mark = rules.memberMark;
  const storeMark = languages.get(language)?.storeMark;
  for (const at of offsets) {
    if (!code.startsWith(name, at)) continue;
    // `#name` of JavaScript is a name of its own.
    if (code.charAt(at - 1) === '#' || isPartAt(code, at + name.length)) continue;
    if (isPartAt(code, at - 1) && !(storeMark !== undefined && isStoreAt(code, at, storeMark))) continue;
    const line = lineAt(lineStarts, at);
    const start = lineStarts[line] ?? 0;
    const end = code.indexOf('\n', at);
    const isQuoted = rules.quotesMembers && /["'`]/.test(code.charAt(at - 1));
    const receiver = isQuoted ? ownerBefore(code, at - 2, mark) : receiverBefore(code, at, mark, rules);
    occurrences.push({
      line,
      column: at - start,
      offset: at,
      receiver: receiver?.text,
      before: code.slice(start, Math.max(start, receiver?.start ?? at)),
      ...(isQuoted && { isQuoted }),
      after: code.slice(at + name.length + (isQuoted ? 2 : 0), end < 0 ? code.length : end),
      code,
    });
  }
  return occurrences;
}

/** How often `name` stands in a text as a whole identifier, in code or elsewhere: much faster than to tell code from the rest first. */
export function countOfName(name: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) if (isWholeAt(name, text, at)) count++;
  return count;
}

/** Whether `name`, which stands in `text` at an offset, is a whole identifier there. */
export function isWholeAt(name: string, text: string, at: number): boolean {
  return !isPartAt(text, at - 1) && !isPartAt(text, at + name.length);
}

/** Whether an identifier goes on at an offset. Nearly all code is ASCII. */
function isPartAt(code: string, at: number): boolean {
  const char = code.charCodeAt(at);
  if (char >= 128) return identifierPart.test(code.charAt(at));
  return (char >= 97 && char <= 122) || (char >= 65 && char <= 90) || (char >= 48 && char <= 57) || char === 95 || char === 36;
}

/** `$name` is what the store `name` holds, `$` being the mark. */
function isStoreAt(code: string, at: number, mark: string): boolean {
  return code.charAt(at - 1) === mark && code.charAt(at - 2) !== '.' && !isPartAt(code, at - 2);
}

/** What stands before the bracket at `open`: a chain, or a type with its arguments. */
function ownerBefore(code: string, open: number, memberMark: RegExp): { readonly text: string; readonly start: number } {
  const floor = Math.max(0, open - longestChain);
  const last = open - (/(?:\?\.|!)$/.exec(code.slice(floor, open))?.[0].length ?? 0);
  const isGeneric = code.charAt(last - 1) === '>';
  const start = chainStart(code, isGeneric ? (anglesBefore(code, last - 1, floor) ?? last) : last, floor, memberMark);
  return { text: code.slice(start, last).trim().replace(/\s+/g, ' '), start };
}

/** Whether what stands before `end` may join a member to its receiver: most names have none. */
function mayEndMark(code: string, end: number): boolean {
  let at = end - 1;
  while (at >= 0 && (code.charCodeAt(at) === 32 || code.charCodeAt(at) === 10)) at--;
  const char = code.charCodeAt(at);
  // A point, a colon, an arrow, or white space of another kind.
  return char === 46 || char === 58 || char === 62 || char < 32 || char >= 128;
}

/** The chain of names, calls and indices that ends with a dot before `end`. */
function receiverBefore(
  code: string,
  end: number,
  memberMark: RegExp,
  rules: LanguageRules,
): { readonly text: string; readonly start: number } | undefined {
  if (!mayEndMark(code, end)) return undefined;
  const floor = Math.max(0, end - longestChain);
  const mark = memberMark.exec(code.slice(Math.max(floor, end - 40), end));
  // `...name` spreads a plain name.
  if (!mark || /\.\.\.?$/.test(code.slice(floor, end).trimEnd())) return undefined;
  const last = end - mark[0].length;
  const start = chainStart(code, last, floor, memberMark);
  const at = !rules.marksFields && code.charAt(start) === '@' ? start + 1 : start;
  const text = code.slice(at, last).trim().replace(/\s+/g, ' ');
  return { text: at <= floor && floor > 0 ? '' : text, start: at };
}
