// Where an identifier stands in code as a whole, what it is a member of, and what stands around it.

import { familyOf } from '../graph/families.ts';
import { languages } from '../syntax/languages.ts';
import { codeText } from './codeText.ts';

/** One occurrence of a name in code. Zero-based. */
export interface Occurrence {
  readonly line: number;
  readonly column: number;
  /** What stands before the dot (`a.b().` of `a.b().name`), undefined for a plain name; empty where it cannot be read. */
  readonly receiver: string | undefined;
  /** Code before the receiver on the same line, and code after the name. */
  readonly before: string;
  readonly after: string;
}

/** Occurrences of `name` in the code of a text in `language`, outside of comments and strings. */
export function occurrencesIn(name: string, text: string, language: string): readonly Occurrence[] {
  return occurrencesOf(name, codeText(text, familyOf(language), languages.get(language)?.comments ?? {}));
}

const identifierEnd = /[\p{L}\p{N}_$]$/u;
const identifierPart = /[\p{L}\p{N}_$]/u;
const memberMark = /(?:\?\.|!\.|\.|\??->|::)\s*$/;
/** Characters that are looked back for a receiver. */
const longestReceiver = 300;

/** Occurrences of `name` in `code`, a text without comments and strings, in the order of the text. */
function occurrencesOf(name: string, code: string): readonly Occurrence[] {
  const occurrences: Occurrence[] = [];
  const starts = lineStarts(code);
  let line = 0;
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + name.length)) {
    if (identifierPart.test(code.charAt(at - 1)) || identifierPart.test(code.charAt(at + name.length))) continue;
    while ((starts[line + 1] ?? Infinity) <= at) line++;
    const start = starts[line] ?? 0;
    const end = code.indexOf('\n', at);
    const receiver = receiverBefore(code, at);
    occurrences.push({
      line,
      column: at - start,
      receiver: receiver?.text,
      before: code.slice(start, Math.max(start, receiver?.start ?? at)),
      after: code.slice(at + name.length, end < 0 ? code.length : end),
    });
  }
  return occurrences;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The chain of names, calls and indices that ends with a dot before `end`. */
function receiverBefore(code: string, end: number): { readonly text: string; readonly start: number } | undefined {
  const floor = Math.max(0, end - longestReceiver);
  const mark = memberMark.exec(code.slice(Math.max(floor, end - 40), end));
  // `...name` spreads a plain name.
  if (!mark || /\.\.\.?$/.test(code.slice(floor, end).trimEnd())) return undefined;
  const last = end - mark[0].length;
  let at = last;
  for (;;) {
    const start = partBefore(code, at, floor);
    if (start === undefined) break;
    at = start;
    const dot = memberMark.exec(code.slice(Math.max(floor, at - 40), at));
    if (dot) at -= dot[0].length;
    else if (!/[\w$\]')"]$/.test(code.slice(floor, at)) || code.charAt(at) === '"' || identifierPart.test(code.charAt(at))) break;
  }
  const text = code.slice(at, last).trim().replace(/\s+/g, ' ');
  return { text: at <= floor && floor > 0 ? '' : text, start: at };
}

/** Where the name, or the brackets or quotation marks, that end before `end` begin. */
function partBefore(code: string, end: number, floor: number): number | undefined {
  let at = end;
  while (at > floor && /\s/.test(code.charAt(at - 1))) at--;
  if (code.charAt(at - 1) === '!') at--;
  const char = code.charAt(at - 1);
  if (char === ')' || char === ']' || char === '}') return openingBefore(code, at - 1, floor);
  if (char === '"' || char === "'" || char === '`') {
    const start = code.lastIndexOf(char, at - 2);
    return start >= floor ? start : undefined;
  }
  let start = at;
  while (start > floor && identifierEnd.test(code.charAt(start - 1))) start--;
  // Ruby marks fields.
  while (start > floor && start < at && code.charAt(start - 1) === '@') start--;
  return start < at ? start : undefined;
}

function openingBefore(code: string, closing: number, floor: number): number | undefined {
  let level = 0;
  for (let at = closing; at >= floor; at--) {
    const char = code.charAt(at);
    if (char === ')' || char === ']' || char === '}') level++;
    else if ((char === '(' || char === '[' || char === '{') && --level === 0) return at;
  }
  return undefined;
}
