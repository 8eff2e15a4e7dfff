// Text queries: a phrase or a regular expression, with the options of find-in-files.
import * as l10n from '@vscode/l10n';
import { UserError } from '../base/wording/errors.ts';

/** A phrase or a regular expression to search for. */
export interface TextQuery {
  readonly pattern: string;
  readonly syntax: 'phrase' | 'expression';
  readonly matchCase: boolean;
  /** No identifier (letters, digits, `_`, `$`) may continue beyond either end of the match. */
  readonly wholeWord: boolean;
}

/** Span of a match: offsets in UTF-16 units, end exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Finds the first match at or after `from`. It never returns an empty match. */
export type Matcher = (text: string, from: number) => TextSpan | undefined;

/** Most characters of a pattern; longer ones were pasted by mistake. */
export const maxPatternLength = 10_000;

/**
 * Compiles `query` to a function that finds its matches.
 * @throws UserError `bad-expression` with the reason, when the pattern is empty, too long, or no regular expression
 */
export function matcherOf(query: TextQuery): Matcher {
  const { pattern, syntax, matchCase, wholeWord } = query;
  if (pattern === '') throw new UserError('bad-expression', [pattern, l10n.t('it is empty')]);
  if (pattern.length > maxPatternLength) throw new UserError('bad-expression', [`${pattern.slice(0, 60)}…`, `> ${maxPatternLength}`]);
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
      // Skips empty matches, such as those of `x*`: there is nothing to show.
      expression.lastIndex = match.index + 1;
    }
    return undefined;
  };
}

/** `^` and `$` match at line ends, as in an editor. Unicode classes work where the pattern allows for them. */
function expressionOf({ pattern, syntax, matchCase }: TextQuery): RegExp {
  const flags = matchCase ? 'gm' : 'gim';
  const source = syntax === 'phrase' ? escapeRegExp(pattern) : pattern;
  const expression = withUnicode(source, `${flags}u`) ?? withoutUnicode(source, flags);
  // Rejects patterns that match empty text: neither a hit nor "no match" would be true.
  if (expression.exec('')) throw new UserError('bad-expression', [source, l10n.t('it matches empty text')]);
  return expression;
}

/** An expression for exactly `text`, with its special signs escaped. Works with and without the flag `u`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function withUnicode(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** `(?i)`, the notation of other languages. */
const inlineFlags = /\(\?[a-zA-Z-]{1,10}\)/;

function inlineHint(): string {
  return l10n.t('inline flags such as (?i) are not supported; case is ignored unless Match Case is on, with /…/i or with --ignore-case');
}

/** Escapes such as `\-` are errors only in Unicode mode, and people write them. */
function withoutUnicode(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    // V8 repeats the expression with flags that the user did not type: `Invalid regular expression: /(/gm: Unterminated group`.
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

/** Whether no identifier continues across `at`; always true if the match begins or ends with another sign there. */
function isBoundary(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true;
  return !identifierPart.test(characterBefore(text, at)) || !identifierPart.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.slice(at - 1, at);
}
