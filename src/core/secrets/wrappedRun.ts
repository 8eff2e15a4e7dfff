// Joins a word that is broken over lines, as in wrapped text, comments, joined strings and continued lines, so that a format can match it.
import { entropy, isLiteral, looksMade, looksRandom } from './randomness.ts';
import type { Stretch } from './secret.ts';

/** A word of several lines without what stands between them. */
export interface WrappedRun {
  readonly text: string;
  /** Lengths of the word up to the end of each line but the first. */
  readonly lengths: readonly number[];
  /** Length of its part in the first line. */
  readonly firstLength: number;
  /** The stretches of the original text for a stretch of the word, one a line. */
  stretchesOf(stretch: Stretch): Stretch[];
}

/** Characters of keys. At the end of a line `=` says that it goes on, as in mail. */
const run = /(?:[\w.~+/%:-]|=(?![ \t]*(?:\r?\n|\\{1,4}[rn]))){1,400}/y;
/**
 * A line break within a word: an end of a string, a sign that joins or continues, the break, a sign of a comment or quotation, and the beginning
 * of a string. In text within a string the break and the quotes stand behind backslashes.
 */
const joint =
  /(?:\\{0,4}["'`][ \t]{0,8}[+.&\\]?|\\{1,4}(?=\\*[\r\n]|\\[rn])|=)?[ \t]{0,8}(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n)[ \t]{0,80}(?:[#>*|+.&;/-]{1,6}[ \t]{1,8}){0,2}(?:[rbuf]?\\{0,4}["'`])?/y;
/** Fewer characters on a line are no part of a key that was broken. */
const fewestCharacters = 4;
const maxLines = 6;

/**
 * Whether a beginning of a format may be broken over lines at `at`, after the first `known` of its characters: a very cheap filter before
 * {@link wrappedRun}.
 */
export function mayBreakAt(text: string, at: number, known: number): boolean {
  return known >= fewestCharacters && breakSigns.includes(text.charAt(at));
}

/** What ends a line, a string or a piece of one. */
const breakSigns = '\r\n \t"\'`\\=';

/**
 * The word at `start` if it goes on in the next line, otherwise undefined. Reads a bounded stretch.
 * @param isStart says that a key of its own begins at a place of the text: it is no part of the one above
 */
export function wrappedRun(text: string, start: number, isStart: (at: number) => boolean): WrappedRun | undefined {
  const first = runAt(text, start);
  const pieces: Stretch[] = [];
  for (let piece = first; piece && pieces.length < maxLines;) {
    pieces.push(piece);
    joint.lastIndex = piece.end;
    piece = joint.test(text) && !isStart(joint.lastIndex) ? runAt(text, joint.lastIndex) : undefined;
  }
  if (!first || pieces.length < 2) return undefined;
  return {
    text: pieces.map(({ start: from, end }) => text.slice(from, end)).join(''),
    lengths: pieces.slice(1).map((_, i) => pieces.slice(0, i + 2).reduce((sum, { start: from, end }) => sum + end - from, 0)),
    firstLength: first.end - first.start,
    stretchesOf: (stretch) => stretchesOf(pieces, stretch),
  };
}

function runAt(text: string, start: number): Stretch | undefined {
  run.lastIndex = start;
  const length = run.exec(text)?.[0].length ?? 0;
  return length >= fewestCharacters ? { start, end: start + length } : undefined;
}

function stretchesOf(pieces: readonly Stretch[], { start, end }: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const length = piece.end - piece.start;
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, length);
    if (from < to) stretches.push({ start: piece.start + from, end: piece.start + to });
    offset += length;
  }
  return stretches;
}

/**
 * The longest match of `pattern`, which is sticky, at the start of `wrapped`, as stretches of the text: undefined where it ends in the first line,
 * or where what it took from other lines may be words. The last lines may be other words: it is tried without them, too.
 * @param skipped characters of the beginning that every key of the format has
 */
export function wrappedMatch(wrapped: WrappedRun, pattern: RegExp, skipped: number): Stretch[] | undefined {
  pattern.lastIndex = 0;
  const isWholeInFirst = pattern.test(wrapped.text.slice(0, wrapped.firstLength));
  for (const length of wrapped.lengths.toReversed()) {
    pattern.lastIndex = 0;
    const match = pattern.exec(wrapped.text.slice(0, length));
    if (!match || !isKey(match[0], wrapped.firstLength, skipped, isWholeInFirst)) continue;
    const secret = match[1] ?? match[0];
    const start = match[0].lastIndexOf(secret);
    return wrapped.stretchesOf({ start, end: start + secret.length });
  }
  return undefined;
}

/**
 * Words stand in the next line as well, but few hold digits, or change their case after what looks random. A line that is too short for a key
 * of its format needs the next one.
 */
function isKey(match: string, firstLength: number, skipped: number, isWholeInFirst: boolean): boolean {
  if (match.length <= firstLength || !isLiteral(match)) return false;
  const chance = match.slice(skipped);
  const added = match.slice(Math.max(firstLength, skipped));
  const hasDigit = /\d/.test(added);
  if (!isWholeInFirst) return looksMade(chance) || looksRandom(chance, 8) || (hasDigit && entropy(chance) >= 2.5);
  return entropy(chance) >= 3 && (hasDigit || (/[a-z][A-Z]/.test(added) && looksRandom(chance, 8)));
}
