// Blanks comments and string contents in the text of a file, so that only code remains for name searches.
import { escapeRegExp } from '../../text/textQuery.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { StringSyntax } from '../../languages/textRules.ts';
import type { CommentSyntax } from '../../syntax/language.ts';
import { isQuotedType } from './quotedTypes.ts';

const plainSyntax: StringSyntax = {};
/** Maximum nesting of strings in the code of strings; deeper code counts as text. */
const maxDepth = 6;

/** Text after which a slash begins a regular expression in JavaScript. */
const beforeExpression = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|throw))\s*$/;
const regularExpression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
/** In Rust and C# a single quotation mark opens one character; otherwise in Rust it is a lifetime. */
const oneCharacter = /'(?:\\[^\n]{1,10}?|[^'\\\n])'/y;

/** Text before a position inside the arguments of a Rust macro. */
const inMacro = /\b\w+!\s*[([{][^;]*$/;

/** Blanks comments and string contents. Same length and same lines as `text`. Linear in the text. */
export function codeText(text: string, rules: LanguageRules, comments: CommentSyntax): string {
  return withBlanks(text, blankRangesOf(text, rules, comments));
}

/**
 * Ranges of comments and string contents, as pairs of a start and an end. No range crosses a line end. The ranges take about a twentieth of
 * the memory of the text, so they are cached instead of the blanked text.
 */
export function blankRangesOf(text: string, rules: LanguageRules, comments: CommentSyntax): Uint32Array {
  return new CodeText(text, rules, comments).readRanges();
}

/** `text` with spaces in the ranges, which are in the form of {@link blankRangesOf}. */
export function withBlanks(text: string, ranges: Uint32Array): string {
  const parts: string[] = [];
  let at = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    const [from = at, to = at] = [ranges[i], ranges[i + 1]];
    parts.push(text.slice(at, from));
    for (let remaining = to - from; remaining > 0; remaining -= spaces.length)
      parts.push(remaining < spaces.length ? spaces.slice(0, remaining) : spaces);
    at = to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Source of all strings of spaces: creating each anew would cost more than everything else. */
const spaces = ' '.repeat(500);

class CodeText {
  readonly #text: string;
  readonly #rules: LanguageRules;
  readonly #comments: CommentSyntax;
  readonly #syntax: StringSyntax;
  readonly #ranges: number[] = [];
  /** Characters that may start a comment, a string or a regular expression. */
  readonly #signs: RegExp;
  /** The same with braces, which end the code in a string. */
  readonly #signsInHole: RegExp;
  #blankEnd = 0;
  #at = 0;

  constructor(text: string, rules: LanguageRules, comments: CommentSyntax) {
    this.#text = text;
    this.#rules = rules;
    this.#comments = comments;
    this.#syntax = rules.strings;
    const openings = [comments.line, comments.block?.[0], rules.otherLineComment?.mark, rules.hasRegularExpressions ? '/' : undefined];
    const signs = `"'\`${openings.map((mark) => mark?.charAt(0) ?? '').join('')}`;
    this.#signs = new RegExp(`[${escapeRegExp(signs)}]`, 'g');
    this.#signsInHole = new RegExp(`[{}${escapeRegExp(signs)}]`, 'g');
  }

  readRanges(): Uint32Array {
    this.#readCode(0);
    return Uint32Array.from(this.#ranges);
  }

  /** Reads code up to the end, or in a hole up to the brace that closes it. */
  #readCode(depth: number): void {
    let braces = 0;
    const sign = depth > 0 ? this.#signsInHole : this.#signs;
    while (this.#at < this.#text.length) {
      sign.lastIndex = this.#at;
      const match = sign.exec(this.#text);
      if (!match) {
        this.#at = this.#text.length;
        return;
      }
      this.#at = match.index;
      const char = match[0];
      if (this.#skipComment()) continue;
      if (char === '}' && braces-- === 0) return;
      if (char === '{') braces++;
      if (char === '"' || char === "'" || char === '`') this.#readString(depth);
      else if (char === '/' && this.#rules.hasRegularExpressions) this.#readExpression();
      else this.#at++;
    }
  }

  #skipComment(): boolean {
    const { line, block } = this.#comments;
    const opens = (mark: string | undefined): boolean => mark !== undefined && this.#text.startsWith(mark, this.#at);
    const otherComment = this.#rules.otherLineComment;
    if (opens(line) || (otherComment && opens(otherComment.mark) && !opens(otherComment.unless))) {
      const end = this.#text.indexOf('\n', this.#at);
      this.#blank(this.#at, end < 0 ? this.#text.length : end);
      return true;
    }
    if (!block || !opens(block[0])) return false;
    const end = this.#text.indexOf(block[1], this.#at + block[0].length);
    this.#blank(this.#at, end < 0 ? this.#text.length : end + block[1].length);
    return true;
  }

  #readExpression(): void {
    regularExpression.lastIndex = this.#at;
    const before = this.#text.slice(Math.max(0, this.#at - 20), this.#at);
    // `</tag>` and `<tag a={b} />` close elements of JSX.
    const isTag = before.endsWith('<') || (this.#text.charAt(this.#at + 1) === '>' && /\}\s*$/.test(before));
    const match = !isTag && beforeExpression.test(before) ? regularExpression.exec(this.#text) : null;
    if (match) this.#blank(this.#at, this.#at + match[0].length);
    else this.#at++;
  }

  #readString(depth: number): void {
    const { long = [] } = this.#syntax;
    const start = this.#at;
    const mark = long.find((each) => this.#text.startsWith(each, start)) ?? this.#text.charAt(start);
    if (mark === "'" && this.#rules.apostrophesOpenCharacters) {
      this.#blankCharacter();
      return;
    }
    const isLong = long.includes(mark);
    const lineEnd = isLong ? -1 : this.#text.indexOf('\n', start);
    const last = lineEnd < 0 ? this.#text.length : lineEnd;
    const prefix = /[A-Za-z$@]{0,3}$/.exec(this.#text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
    const inside = depth < maxDepth ? this.#codeInside(start, mark, prefix) : plainSyntax;
    const hasHoles = inside.hole !== undefined || inside.bare !== undefined;
    // An unclosed quotation mark is an apostrophe in text between tags.
    const close = isLong ? undefined : closeOf(this.#text, mark, start + 1, last);
    if (!isLong && close === undefined && !hasHoles) {
      this.#at++;
      return;
    }
    // The quoted name in `a['name']` is a use of a member, so it stays readable.
    if (close !== undefined && this.#rules.quotesMembers && isMemberKey(this.#text, start, close)) {
      this.#at = close + 1;
      return;
    }
    if (close !== undefined && this.#rules.quotesTypes && prefix === '' && this.#blankType(start, close)) return;
    this.#at += mark.length;
    this.#readContent(mark, last, inside, depth);
  }

  /** Blanks the content of a string up to its closing mark or to `last`, except for code in it. */
  #readContent(mark: string, last: number, { hole, bare }: Pick<StringSyntax, 'hole' | 'bare'>, depth: number): void {
    let from = this.#at;
    const signs = signsIn(mark.charAt(0), hole !== undefined || bare !== undefined);
    while (this.#at < last) {
      signs.lastIndex = this.#at;
      this.#at = Math.min(last, signs.exec(this.#text)?.index ?? last);
      if (this.#text.charAt(this.#at) === '\\' && mark !== this.#syntax.raw) {
        this.#at += 2;
        continue;
      }
      if (this.#text.startsWith(mark, this.#at)) {
        this.#blank(from, this.#at);
        this.#at += mark.length;
        return;
      }
      const holeMatch = this.#matchAt(hole);
      const bareMatch = holeMatch ? null : this.#matchAt(bare);
      if (!holeMatch && !bareMatch) {
        this.#at++;
        continue;
      }
      const at = this.#at;
      this.#blank(from, at + (bareMatch?.[1]?.length ?? 0));
      this.#at = at + ((holeMatch ?? bareMatch)?.[0].length ?? 1);
      if (holeMatch) {
        this.#readCode(depth + 1);
        this.#at++;
      }
      from = this.#at;
    }
    this.#blank(from, Math.min(this.#at, this.#text.length));
  }

  /** The code parts of a string: none if its mark or prefix does not allow any. */
  #codeInside(start: number, mark: string, prefix: string): Pick<StringSyntax, 'hole' | 'bare'> {
    const { hole, bare, holePrefix, holeMarks, isOfMacros } = this.#syntax;
    if (!(holePrefix?.test(prefix) ?? true) || !(holeMarks?.includes(mark) ?? true)) return plainSyntax;
    if (isOfMacros && !inMacro.test(this.#text.slice(Math.max(0, start - 200), start))) return plainSyntax;
    return { ...(hole && { hole }), ...(bare && { bare }) };
  }

  #matchAt(pattern: RegExp | undefined): RegExpExecArray | null {
    if (!pattern) return null;
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  /** Blanks only the quotation marks of a quoted type. */
  #blankType(start: number, close: number): boolean {
    if (!isQuotedType(this.#text, start, this.#text.slice(start + 1, close))) return false;
    this.#blank(start, start + 1);
    this.#blank(close, close + 1);
    return true;
  }

  #blankCharacter(): void {
    oneCharacter.lastIndex = this.#at;
    const match = oneCharacter.exec(this.#text);
    if (match) this.#blank(this.#at, this.#at + match[0].length);
    else this.#at++;
  }

  #blank(from: number, to: number): void {
    if (to > from && from >= this.#blankEnd) {
      this.#push(from, to);
      this.#blankEnd = to;
    }
    this.#at = Math.max(this.#at, to);
  }

  /** Adds a range without its line ends. */
  #push(from: number, to: number): void {
    const first = this.#text.indexOf('\n', from);
    if (first < 0 || first >= to) {
      this.#ranges.push(from, to);
      return;
    }
    otherThanLineEnds.lastIndex = from;
    for (let match = otherThanLineEnds.exec(this.#text); match && match.index < to; match = otherThanLineEnds.exec(this.#text)) {
      const end = Math.min(to, match.index + match[0].length);
      this.#ranges.push(match.index, end);
      otherThanLineEnds.lastIndex = end;
    }
  }
}

/** Whether a string stands alone in brackets right after a name, bracket or mark. */
function isMemberKey(text: string, start: number, close: number): boolean {
  if (text.charAt(start - 1) !== '[' || text.charAt(close + 1) !== ']') return false;
  return /[\p{L}\p{N}_$)\]>.!]/u.test(text.charAt(start - 2)) && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text.slice(start + 1, close));
}

/** As many spaces as characters, with line ends kept. */
export function blanks(text: string, from: number, to: number): string {
  const first = text.indexOf('\n', from);
  if (first < 0 || first >= to) return ' '.repeat(to - from);
  return text.slice(from, to).replace(otherThanLineEnds, (run) => ' '.repeat(run.length));
}

const otherThanLineEnds = /[^\r\n]+/g;

/**
 * Signs that end a string, begin an escape or open a hole. It caches by mark, since building a key for each of many strings would cost more
 * than the search.
 */
function signsIn(mark: string, hasHoles: boolean): RegExp {
  const cache = hasHoles ? signsWithHoles : signsByMark;
  let sign = cache.get(mark);
  if (!sign) cache.set(mark, (sign = new RegExp(`[\\\\${mark}${hasHoles ? '{$#' : ''}]`, 'g')));
  return sign;
}

const signsByMark = new Map<string, RegExp>();
const signsWithHoles = new Map<string, RegExp>();

function closeOf(text: string, mark: string, from: number, last: number): number | undefined {
  const sign = signsIn(mark.charAt(0), false);
  sign.lastIndex = from;
  for (let match = sign.exec(text); match && match.index < last; match = sign.exec(text)) {
    if (match[0] === '\\') sign.lastIndex++;
    else if (text.startsWith(mark, match.index)) return match.index;
  }
  return undefined;
}
