// What is looked for in the text of files: a phrase as it stands, or a regular expression, with the choices that find-in-files has.
import * as l10n from '@vscode/l10n';
import { UserError } from '../base/wording/errors.ts';

/** A phrase or a regular expression to be found. */
export interface TextQuery {
  readonly pattern: string;
  readonly syntax: 'phrase' | 'expression';
  readonly matchCase: boolean;
  /** No letter, digit, `_` or `$` of an identifier may go on at either end of the match. */
  readonly wholeWord: boolean;
}

/** Where a match stands in a text: offsets in UTF-16 units, the end excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Finds the first match at `from` or after it. It never returns an empty match. */
export type Matcher = (text: string, from: number) => TextSpan | undefined;

/** Longer patterns are no search but a paste. */
export const longestPattern = 10_000;

/**
 * Makes a function that finds the matches of `query`.
 * @throws UserError `bad-expression` with what is wrong, when the pattern is empty, too long, or no regular expression
 */
export function matcherOf(query: TextQuery): Matcher {
  const { pattern, syntax, matchCase, wholeWord } = query;
  if (pattern === '') throw new UserError('bad-expression', [pattern, l10n.t('it is empty')]);
  if (pattern.length > longestPattern) throw new UserError('bad-expression', [`${pattern.slice(0, 60)}…`, `> ${longestPattern}`]);
  const find = syntax === 'phrase' && matchCase ? phraseMatcher(pattern) : expressionMatcher(expressionOf(query));
  return wholeWord ? wholeWords(find) : find;
}

function phraseMatcher(phrase: string): Matcher {
  return (text, from) => {
    const start = text.indexOf(phrase, from);
    return start < 0 ? undefined : { start, end: start + phrase.length };
  };
}

function expressionMatcher(expression: RegExp): Matcher {
  return (text, from) => {
    expression.lastIndex = from;
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      if (match[0] !== '') return { start: match.index, end: match.index + match[0].length };
      // `x*` matches nothing everywhere: only what can be shown counts.
      expression.lastIndex = match.index + 1;
    }
    return undefined;
  };
}

/** `^` and `$` are ends of lines, as in an editor. Unicode classes work where the pattern allows for them. */
function expressionOf({ pattern, syntax, matchCase }: TextQuery): RegExp {
  const flags = matchCase ? 'gm' : 'gim';
  const source = syntax === 'phrase' ? literally(pattern) : pattern;
  const expression = withUnicode(source, `${flags}u`) ?? withoutUnicode(source, flags);
  // Nothing stands everywhere: neither a hit nor "no match" would be true of it.
  if (expression.exec('')) throw new UserError('bad-expression', [source, l10n.t('it matches empty text')]);
  return expression;
}

/** An expression that finds `text` as it stands: none of its signs means anything else. Works with and without the flag `u`. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function withUnicode(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** `(?i)`, as other languages write it. */
const inlineFlags = /\(\?[a-zA-Z-]{1,10}\)/;

function inlineHint(): string {
  return l10n.t('inline flags such as (?i) are not supported; case is ignored unless Match Case is on, with /…/i or with --ignore-case');
}

/** Escapes such as `\-` are errors in Unicode mode only, and people write them. */
function withoutUnicode(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    // V8 repeats the expression with its flags, which nobody typed: `Invalid regular expression: /(/gm: Unterminated group`.
    if (inlineFlags.test(source)) throw new UserError('bad-expression', [source, inlineHint()], { cause: error });
    const detail = error instanceof Error ? error.message.slice(error.message.lastIndexOf(': ') + 1).trim() : String(error);
    throw new UserError('bad-expression', [source, detail], { cause: error });
  }
}

function wholeWords(find: Matcher): Matcher {
  return (text, from) => {
    for (let at = from; ;) {
      const span = find(text, at);
      if (!span || (isBoundary(text, span.start) && isBoundary(text, span.end))) return span;
      at = span.start + 1;
    }
  };
}

const identifierPart = /[\p{L}\p{N}_$]/u;

/** Whether an identifier does not go on across `at`: where the match itself begins or ends with a sign, nothing does. */
function isBoundary(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true;
  return !identifierPart.test(characterBefore(text, at)) || !identifierPart.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.slice(at - 1, at);
}
