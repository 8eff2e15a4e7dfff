// Finds a message in source that was not parsed: in the literals around a run of its words, joined literals included.
import { commentsOf } from '../../syntax/languages.ts';
import { isInComment } from '../../text/isInComment.ts';
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import { placesOf } from '../../text/wordRuns.ts';
import { runsOf } from './findMessage.ts';
import { matchPattern } from './match.ts';
import { comparableMessage, type MessageText } from './matchText.ts';
import { patternsOf, type PatternPiece } from '../pattern.ts';
import { rank, type PatternMatch } from './patternMatch.ts';

/** A literal of an unparsed text that matches a message, or a part of it. */
export interface TextMessage extends PatternMatch {
  /** Zero-based. */
  readonly line: number;
  /** The literal, `…` for its holes. */
  readonly literal: string;
}

/** A message prepared for search in many texts. */
export interface MessageQuery {
  readonly message: MessageText;
  readonly runs: readonly string[];
}

/**
 * - `literal`: search range for the quotation marks of a literal, in characters on either side.
 * - `joint`: characters between two joined literals.
 * - `joined`: literals in a row.
 * - `places`: places of one file that are examined; a message occurs in few.
 */
const limits = { literal: 600, joint: 120, joined: 4, places: 40 } as const;
const quotes = ['"', "'", '`'] as const;
/** Text between two joined literals: nothing, a sign, or a value with its signs. */
const jointAfter = /^\s{0,200}(?:([+.,])\s{0,200}(?:[\w$.()[\]]{1,60}\s{0,20}[+.]\s{0,200})?)?[A-Za-z]{0,2}(["'`])/;
/** Text before a joined literal, up to the closing quotation mark of the one before. */
const jointBefore = /(["'`])\s{0,60}(?:[+.]\s{0,60}(?:[\w$.()[\]]{1,60}\s{0,20}[+.]\s{0,60})?)?[A-Za-z]{0,2}$/;

/** `message` prepared for search; undefined when it has no letters or no run of words. */
export function messageQueryOf(message: string): MessageQuery | undefined {
  const messageText = comparableMessage(message);
  const runs = runsOf(message).filter((run) => run.includes(' '));
  return messageText && runs.length ? { message: messageText, runs } : undefined;
}

/** The literal of `text`, a file at `path`, that covers most of the message; undefined when none covers half of it. Comments do not count. */
export function messageInText(text: string, { message, runs }: MessageQuery, path: string): TextMessage | undefined {
  const comments = commentsOf(path, text);
  let best: (PatternMatch & { readonly at: number; readonly below: number; readonly literal: string }) | undefined;
  for (const offset of offsetsOf(text, runs)) {
    if (isInComment(text, offset, comments)) continue;
    for (const quote of quotes) {
      for (const { start, mark } of literalStarts(text, offset, quote)) {
        for (const pattern of patternsOf(piecesFrom(text, start, mark), { start: false, end: false }, path)) {
          const match = matchPattern(message, pattern);
          if (match && (!best || rank(match) > rank(best)))
            best = { ...match, at: start, below: pattern.constants[match.first]?.line ?? pattern.line, literal: pattern.text };
        }
      }
    }
  }
  if (!best) return undefined;
  const { at, below, ...match } = best;
  return { ...match, line: moveToLine(newLineCursor(text), at).line + below };
}

function offsetsOf(text: string, runs: readonly string[]): readonly number[] {
  const offsets = runs.flatMap((run) => placesOf(run, text, limits.places));
  return [...new Set(offsets)].sort((a, b) => a - b).slice(0, limits.places);
}

/** Start of the literal around `offset`, and starts of the literals joined before it. */
function literalStarts(text: string, offset: number, quote: string): { readonly start: number; readonly mark: string }[] {
  const starts: { readonly start: number; readonly mark: string }[] = [];
  let [start, mark] = [literalStart(text, offset, quote), quote];
  while (start !== undefined && starts.length < limits.joined) {
    starts.push({ start, mark });
    const before = jointBefore.exec(text.slice(Math.max(0, start - 1 - limits.joint), start - 1));
    if (!before) break;
    mark = before[1] ?? '';
    start = literalStart(text, start - 2 - before[0].length, mark);
  }
  return starts;
}

/** Offset after the nearest quotation mark before `offset`; undefined when none is near. */
function literalStart(text: string, offset: number, quote: string): number | undefined {
  for (let at = text.lastIndexOf(quote, offset); at >= Math.max(0, offset - limits.literal); at = text.lastIndexOf(quote, at - 1)) {
    if (text[at - 1] !== '\\') return at + 1;
    if (at === 0) return undefined;
  }
  return undefined;
}

/** The literal that begins at `start`, with the literals joined to it. */
function piecesFrom(text: string, start: number, firstQuote: string): PatternPiece[] {
  const pieces: PatternPiece[] = [];
  let [from, quote, line, isJoined] = [start, firstQuote, 0, true];
  while (pieces.length < limits.joined) {
    const end = closingQuote(text, from, quote);
    const raw = text.slice(from, end ?? from + limits.literal);
    pieces.push({ raw, joined: isJoined, line });
    const between = end === undefined ? null : jointAfter.exec(text.slice(end + 1, end + 1 + limits.literal));
    if (!between || end === undefined) break;
    const [betweenText, sign, next = ''] = between;
    line += linesIn(raw) + linesIn(betweenText);
    // A comma starts another argument, which does not belong to this text.
    if (sign === ',') break;
    isJoined = !/[\w$)\]]\s*[+.]/.test(betweenText);
    [from, quote] = [end + 1 + betweenText.length, next];
  }
  return pieces;
}

function closingQuote(text: string, from: number, quote: string): number | undefined {
  for (let at = text.indexOf(quote, from); at >= 0 && at < from + limits.literal; at = text.indexOf(quote, at + 1))
    if (text[at - 1] !== '\\') return at;
  return undefined;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
