// Finds whole occurrences of an identifier in code, with their receivers and context.
import { lineAt } from '../../base/lineStarts.ts';
import { languages, rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { Code } from './recentCode.ts';
import { placesOf } from '../../text/wordRuns.ts';
import { anglesBefore, chainStart, maxChainLength } from './brackets.ts';

/** One occurrence of a name in code. Zero-based. */
export interface Occurrence {
  readonly line: number;
  readonly column: number;
  /** Offset of the name in the code. */
  readonly offset: number;
  /** Text before the dot (`a.b().` of `a.b().name`), undefined for a plain name; empty where it is unreadable. */
  readonly receiver: string | undefined;
  /** Whether the name is a string: `receiver['name']`, where the receiver may be a type. */
  readonly isQuoted?: boolean;
  /** Code before the receiver on the same line, and after the name. */
  readonly before: string;
  readonly after: string;
  /** All code of the file, without comments and strings. */
  readonly code: string;
}

const identifierPart = /[\p{L}\p{N}_$]/u;

/**
 * Occurrences of `name` in code, in text order.
 * @param offsets candidates: all places of the name in the text, comments and strings included
 */
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
    // `#name` is a separate name in JavaScript.
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

/** Number of whole occurrences of `name` in a text, code or not: much faster than separating code first. */
export function countOfName(name: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) if (isWholeAt(name, text, at)) count++;
  return count;
}

/** Whether `name` at an offset of `text` is a whole identifier. */
export function isWholeAt(name: string, text: string, at: number): boolean {
  return !isPartAt(text, at - 1) && !isPartAt(text, at + name.length);
}

/** Whether an identifier continues at an offset. The ASCII check comes first, since nearly all code is ASCII. */
function isPartAt(code: string, at: number): boolean {
  const char = code.charCodeAt(at);
  if (char >= 128) return identifierPart.test(code.charAt(at));
  return (char >= 97 && char <= 122) || (char >= 65 && char <= 90) || (char >= 48 && char <= 57) || char === 95 || char === 36;
}

/** `$name` is the value in the store `name`, where `$` is the mark. */
function isStoreAt(code: string, at: number, mark: string): boolean {
  return code.charAt(at - 1) === mark && code.charAt(at - 2) !== '.' && !isPartAt(code, at - 2);
}

/** Text before the bracket at `open`: a chain, or a type with its arguments. */
function ownerBefore(code: string, open: number, memberMark: RegExp): { readonly text: string; readonly start: number } {
  const floor = Math.max(0, open - maxChainLength);
  const last = open - (/(?:\?\.|!)$/.exec(code.slice(floor, open))?.[0].length ?? 0);
  const isGeneric = code.charAt(last - 1) === '>';
  const start = chainStart(code, isGeneric ? (anglesBefore(code, last - 1, floor) ?? last) : last, floor, memberMark);
  return { text: code.slice(start, last).trim().replace(/\s+/g, ' '), start };
}

/** Whether the text before `end` may join a member to a receiver: a quick check, since most names have none. */
function mayEndMark(code: string, end: number): boolean {
  let at = end - 1;
  while (at >= 0 && (code.charCodeAt(at) === 32 || code.charCodeAt(at) === 10)) at--;
  const char = code.charCodeAt(at);
  // A dot, a colon, an arrow, or other white space.
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
  const floor = Math.max(0, end - maxChainLength);
  const mark = memberMark.exec(code.slice(Math.max(floor, end - 40), end));
  // `...name` spreads a plain name.
  if (!mark || /\.\.\.?$/.test(code.slice(floor, end).trimEnd())) return undefined;
  const last = end - mark[0].length;
  const start = chainStart(code, last, floor, memberMark);
  const at = !rules.marksFields && code.charAt(start) === '@' ? start + 1 : start;
  const text = code.slice(at, last).trim().replace(/\s+/g, ' ');
  return { text: at <= floor && floor > 0 ? '' : text, start: at };
}
