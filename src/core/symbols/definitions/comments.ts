// Finds comments of a file: documentation, and notes such as TODO.
import type { LineSpan } from '../../base/positions.ts';
import { captureOf, type Captures } from '../captures.ts';
import type { NoteFact } from '../facts.ts';
import { fold, type Source } from '../source.ts';

/** A comment by its offsets. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/** Documentation in full without comment marks, and its lines. */
export interface Doc {
  readonly text: string;
  readonly lines: LineSpan;
}

/** Comments of the file in text order. */
export function findComments(captures: Captures, source: Source): Comment[] {
  const comments: Comment[] = [];
  for (const match of captures('comment')) {
    const node = captureOf(match, 'comment');
    if (!node) continue;
    const { startIndex: start, endIndex } = node;
    // Some grammars include the line break in a comment.
    const end = source.text[endIndex - 1] === '\n' ? endIndex - 1 : endIndex;
    comments.push({ start, end });
  }
  return comments.sort((a, b) => a.start - b.start);
}

/**
 * The comment, or run of line comments, directly above `offset` without a blank line between. A comment with parameter or return tags
 * may have a blank line after it.
 */
export function docBefore(comments: readonly Comment[], offset: number, source: Source): Doc | undefined {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  let first = low - 1;
  const last = comments[first];
  if (!last || !isOnOwnLine(last, source)) return undefined;
  if (!isAdjacent(last.end, offset, source) && !(isFunctionDoc(last, source) && isBlank(last.end, offset, source))) return undefined;
  if (!isBlock(last, source)) {
    for (let above = comments[first - 1]; above; above = comments[first - 1]) {
      const next = comments[first];
      if (!next || isBlock(above, source) || !isAdjacent(above.end, next.start, source) || !isOnOwnLine(above, source)) break;
      first -= 1;
    }
  }
  return docOf(comments.slice(first, low), source);
}

/** The comment at the start of the file, after a `#!` line. It documents the file unless code follows it directly. */
export function docOfFile(comments: readonly Comment[], source: Source, firstSymbolDoc: number): Doc | undefined {
  const begin = source.text.startsWith('#!') ? (source.lineStarts[1] ?? source.text.length) : 0;
  const first = comments.findIndex((comment) => comment.start >= begin);
  const head = comments[first];
  if (!head || source.text.slice(begin, head.start).trim() !== '') return undefined;
  let last = first;
  if (!isBlock(head, source)) {
    for (let next = comments[last + 1]; next; next = comments[last + 1]) {
      if (isBlock(next, source) || !isAdjacent(comments[last]?.end ?? 0, next.start, source)) break;
      last += 1;
    }
  }
  const doc = docOf(comments.slice(first, last + 1), source);
  return doc.lines.first === firstSymbolDoc ? undefined : doc;
}

/** A string that documents its symbol, as in Python: without quotes and common indentation. */
export function docOfString(start: number, end: number, source: Source): Doc {
  const raw = source.text.slice(start, end);
  const opening = /^[a-zA-Z]{0,2}("""|'''|"|')/.exec(raw);
  const quote = opening?.[1] ?? '';
  const inner = raw.slice(opening?.[0].length ?? 0, raw.endsWith(quote) ? raw.length - quote.length : raw.length);
  return { text: dedent(inner.split('\n')), lines: { first: source.lineOf(start), last: source.lineOf(Math.max(start, end - 1)) } };
}

/** TODO, FIXME, HACK and XXX notes with the rest of their line. */
export function findNotes(comments: readonly Comment[], source: Source): NoteFact[] {
  const notes: NoteFact[] = [];
  for (const { start, end } of comments) {
    const text = source.text.slice(start, end);
    for (const match of text.matchAll(/\b(TODO|FIXME|HACK|XXX)\b([^\n]*)/g)) {
      const note = fold((match[2] ?? '').replace(/\*\/\s*$|-->\s*$/, '').replace(/^\s*[:-]\s*/, ''), 200);
      notes.push({ tag: match[1] ?? '', text: note, line: source.lineOf(start + match.index) });
    }
  }
  return notes;
}

function isAdjacent(from: number, to: number, source: Source): boolean {
  // A longer gap contains more than a line break and indentation.
  if (to - from > 400) return false;
  return /^[ \t\r]*\n?[ \t]*$/.test(source.text.slice(from, to));
}

function isBlank(from: number, to: number, source: Source): boolean {
  return to - from <= 400 && source.text.slice(from, to).trim() === '';
}

/** Whether the comment documents a function, whatever stands between. */
function isFunctionDoc(comment: Comment, source: Source): boolean {
  return source.text.startsWith('/**', comment.start) && /@(?:param|returns?)\b/.test(source.text.slice(comment.start, comment.end));
}

function isOnOwnLine(comment: Comment, source: Source): boolean {
  const start = source.lineStarts[source.lineOf(comment.start)] ?? 0;
  return comment.start - start < 400 && source.text.slice(start, comment.start).trim() === '';
}

function isBlock(comment: Comment, source: Source): boolean {
  return source.text.startsWith('/*', comment.start) || source.text.startsWith('<!--', comment.start);
}

function docOf(comments: readonly Comment[], source: Source): Doc {
  const start = comments[0]?.start ?? 0;
  const end = comments.at(-1)?.end ?? start;
  const lines = comments
    .flatMap((comment) => withoutMarks(source.text.slice(comment.start, comment.end)))
    .filter((line) => !toolDirective.test(line));
  return { text: withoutTags(dedent(lines)), lines: { first: source.lineOf(start), last: source.lineOf(Math.max(start, end - 1)) } };
}

/** Plain text of XML documentation, as in C#: keeps the names in tags, drops the tags. */
function withoutTags(text: string): string {
  if (!/<(?:summary|param|returns|inheritdoc|remarks)\b/.test(text)) return text;
  return text
    .replace(
      /<\/?[A-Za-z][^<>]*>/g,
      (tag) => /\b(?:name|cref|langword)="([^"]*)"/.exec(tag)?.[1]?.concat(tag.endsWith('/>') ? '' : ' ') ?? '',
    )
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n(?=\n)/g, '')
    .trim();
}

/** A line for tools rather than readers: linters, formatters, compilers, coverage, editors, encodings. */
const toolDirective = new RegExp(
  `^\\s*(?:${[
    '@?(?:eslint|jshint|tslint|stylelint|biome|oxlint|deno-lint|deno-fmt|prettier|rubocop|pylint|flake8|ruff|mypy|pyright|isort|yapf|fmt|phpcs|phpstan|psalm|clang-format|c8|v8|istanbul)[-: ]\\s*(?:disable|enable|ignore|noqa|skip|off|on|env)\\b.*',
    '@ts-(?:check|nocheck|ignore|expect-error)\\b.*|<reference\\s.*|webpack\\w+:.*',
    'noqa\\b.*|type:\\s*ignore.*|pragma:? no cover.*|coding[:=].*|-\\*-.*-\\*-',
    'go:\\w+.*|nolint\\b.*|NOLINT.*|frozen_string_literal:.*|vim?:.*',
  ].join('|')})$`,
);

function withoutMarks(comment: string): string[] {
  if (!comment.startsWith('/*')) return [comment.replace(/^(?:\/\/+!?|#+:?|--+)/, '').trimEnd()];
  return comment
    .replace(/^\/\*+!?/, '')
    .replace(/\*+\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*(?!\*) ?/, '').trimEnd());
}

function dedent(lines: readonly string[]): string {
  const indent = (line: string): number => (line.trim() === '' ? Number.MAX_SAFE_INTEGER : line.length - line.trimStart().length);
  const margin = lines.slice(1).reduce((least, line) => Math.min(least, indent(line)), Number.MAX_SAFE_INTEGER);
  return lines
    .map((line, i) => (i === 0 ? line.trim() : line.slice(margin).trimEnd()))
    .join('\n')
    .trim();
}
