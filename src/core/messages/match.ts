// How a message that somebody saw answers to a literal: whether it is that text with values in its holes, stands in it, or only shares words.
import { normal, type Constant, type Pattern } from './pattern.ts';

/**
 * `whole`: the message is what the literal writes; `link`: the literal, whole, is a part of the message, set apart by a mark as in
 * `outer: inner`; `holds`: the literal holds the message as it stands; `part`: they share a stretch, and differ elsewhere.
 */
export type MatchKind = 'whole' | 'link' | 'holds' | 'part';

/** Offsets in the message as {@link normal} writes it. */
export interface MessageSpan {
  readonly from: number;
  readonly to: number;
}

/** An answer of a literal to a message. */
export interface PatternMatch {
  readonly kind: MatchKind;
  /** What constant text of the literal covers of the message, in order; values in its holes are not covered. */
  readonly spans: readonly MessageSpan[];
  /** Share of the letters and digits of the message that the spans cover. */
  readonly covered: number;
  /** Share of the literal's own letters and digits that the message has. */
  readonly share: number;
  /** Number of the constant of the pattern with which the match begins. */
  readonly first: number;
  /** The same letter for letter, punctuation included. */
  readonly isEqual?: true;
}

/** A message made ready to be compared with many patterns. */
export interface MessageText {
  readonly text: string;
  readonly lower: string;
  readonly letters: number;
  readonly words: readonly MessageWord[];
  /** Without the signs that end a sentence: a literal that goes on has none there. */
  readonly open: string;
}

/** A word with its offsets, and what it covers. */
interface MessageWord extends MessageSpan {
  readonly text: string;
  readonly letters: number;
}

/**
 * What counts.
 * - `words`, `letters`: constants of a literal with holes, or of one that is only a link of the message, must have as many, since `{} is {}` is in
 *   half of all messages.
 * - `held`: letters of a message that a longer literal may hold.
 * - `value`: words of a value in a hole that need no proof; longer ones must be half as long in all as the constants.
 * - `part`: share of the message that a part match must cover; below half another message is as likely.
 * - `starts`: places of the first constant that are tried.
 * Set by what they mean, not tuned: 0 of the altered messages of `npm run bench -- messages` may be called whole.
 */
const limits = { words: 2, letters: 8, held: 8, value: 1, part: 0.5, starts: 8, compared: 80 } as const;

/** A message as it is compared; undefined when it has no letters. */
export function messageText(message: string): MessageText | undefined {
  const text = normal(message).trim();
  const lower = text.toLowerCase();
  // Some letters change their length with their case: offsets would not agree.
  const folded = lower.length === text.length ? lower : text;
  const letters = count(text);
  const words = wordsOf(folded).map(({ from, to }) => {
    const word = folded.slice(from, to);
    return { from, to, text: word, letters: count(word) };
  });
  const open = folded.replace(/(?:[.!:?]|\s|\u2026)+$/, '');
  return letters ? { text, lower: folded, letters, words, open } : undefined;
}

/** The best answer of a pattern to a message; undefined when they have too little in common. */
export function matchPattern(message: MessageText, pattern: Pattern): PatternMatch | undefined {
  return wholeMatch(message, pattern) ?? heldMatch(message, pattern) ?? partMatch(message, pattern);
}

/** Constants one after the other, values between them. */
function wholeMatch(message: MessageText, pattern: Pattern): PatternMatch | undefined {
  const [first] = pattern.constants;
  if (!first) return undefined;
  let best: PatternMatch | undefined;
  let tried = 0;
  for (let at = find(message.lower, first, 0); at >= 0 && tried < limits.starts; at = find(message.lower, first, at + 1), tried++) {
    const match = matchFrom(message, pattern, at);
    if (match && (!best || rank(match) > rank(best))) best = match;
    if (best?.kind === 'whole') break;
  }
  return best;
}

function matchFrom(message: MessageText, { constants, opens }: Pattern, start: number): PatternMatch | undefined {
  const { lower, letters } = message;
  const spans: MessageSpan[] = [];
  let at = start;
  for (const [i, constant] of constants.entries()) {
    const isLast = i === constants.length - 1;
    let from = i === 0 ? start : find(lower, constant, at);
    // The last constant of a closed literal ends the message if it can.
    if (isLast && i > 0 && !opens.end) from = lastAtEnd(lower, constant, at) ?? from;
    if (from < 0) return undefined;
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  const own = lettersIn(lower, spans);
  const [before, after] = [frontOf(lower.slice(0, start), opens.start), backOf(lower.slice(at), opens.end, constants.at(-1))];
  const between = spans.slice(1).map(({ from }, i) => (isNamed(constants[i]) ? '' : lower.slice(spans[i]?.to, from)));
  const values = [before.value, after.value, ...between];
  const unproven = unprovenLetters(values);
  const words = constants.reduce((sum, { text }) => sum + text.split(' ').filter(isOrdinaryWord).length, 0);
  const isOne = before.isEdge && after.isEdge;
  const isTelling = (words >= limits.words && own >= limits.letters) || (isOne && constants.length === 1 && !opens.start && !opens.end);
  if (!isTelling || unproven * 2 > own) return undefined;
  const kind = isOne ? 'whole' : before.isSet && after.isSet ? 'link' : undefined;
  const isEqual = constants.length === 1 && constants[0]?.text === lower;
  return kind && { kind, spans, first: 0, covered: own / letters, share: 1, ...(isEqual && { isEqual }) };
}

interface Side {
  /** What fills the hole at that end. */
  readonly value: string;
  /** Nothing else stands there. */
  readonly isEdge: boolean;
  /** What else stands there is set apart. */
  readonly isSet: boolean;
}

/** What stands before the first constant: a value if the literal begins with one, and before that what somebody put around it. */
function frontOf(text: string, opens: boolean): Side {
  if (!opens) return { value: '', isEdge: !/[\p{L}\p{N}]/u.test(text), isSet: /(?:[:;>|"'`([{\]}=,]|\s-|^)\s*$/.test(text) };
  const mark = Math.max(text.lastIndexOf(': '), text.lastIndexOf('; '), text.lastIndexOf(' - '));
  const value = text.slice(mark + 1);
  return mark >= 0 && !isPlainValue(text) ? { value, isEdge: false, isSet: true } : { value: text, isEdge: true, isSet: true };
}

/** Whether `constant` gives a name to the value after it: what stands behind a colon or an equals sign is a message of its own, however long. */
function isNamed(constant: Constant | undefined): boolean {
  return /[:=]$/.test(constant?.text ?? '');
}

/** What stands after the last constant. */
function backOf(text: string, opens: boolean, last: Constant | undefined): Side {
  if (opens) return { value: isNamed(last) ? '' : text, isEdge: true, isSet: true };
  return { value: '', isEdge: !/[\p{L}\p{N}]/u.test(text), isSet: /^\s*(?:[:;,.!"'`)\]}<|([]|\s-|$)/.test(text) };
}

/** Parts of addresses and paths are in half of all messages. */
function isOrdinaryWord(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word) && !word.includes('/');
}

/** A number, a path, a name, or something in quotation marks or brackets. */
function isPlainValue(value: string): boolean {
  const trimmed = value.trim();
  return (
    /^(["'`]).*\1$|^[\w.$]*(?:\(.*\)|\[.*\]|\{.*\}|<.*>)$/.test(trimmed) ||
    trimmed.split(' ').filter((word) => /\p{L}/u.test(word)).length <= limits.value
  );
}

/** The message is a stretch of the literal: it begins and ends where a word of it does, with values in the holes between. */
function heldMatch(message: MessageText, { constants }: Pattern): PatternMatch | undefined {
  const text = message.open;
  if (message.letters < limits.held || !text.includes(' ')) return undefined;
  for (const i of constants.keys()) {
    const spans = stretchFrom(text, constants, i);
    if (!spans) continue;
    const own = lettersIn(text, spans);
    return { kind: 'holds', spans, first: i, covered: own / message.letters, share: own / Math.max(lettersOf(constants), 1) };
  }
  return undefined;
}

/** The spans of `text`, all of it, beginning in the constant at `first`. */
function stretchFrom(text: string, constants: readonly Constant[], first: number): MessageSpan[] | undefined {
  const opening = constants[first]?.text ?? '';
  const beginning = text.charAt(0);
  for (let from = opening.indexOf(beginning); from >= 0; from = opening.indexOf(beginning, from + 1)) {
    const rest = opening.slice(from);
    if (!isWord(beginning, beginning) || isWord(opening[from - 1], beginning)) continue;
    if (rest.startsWith(text) && !isWord(rest[text.length], text.at(-1))) return [{ from: 0, to: text.length }];
    if (first === constants.length - 1 || !text.startsWith(rest)) continue;
    const spans = stretchOn(text, constants, first, rest.length);
    if (spans) return spans;
  }
  return undefined;
}

/** The stretch goes on after the constant at `first`, which ends at `end`: through whole constants, up to the beginning of one or a value. */
function stretchOn(text: string, constants: readonly Constant[], first: number, end: number): MessageSpan[] | undefined {
  const spans: MessageSpan[] = [{ from: 0, to: end }];
  const values: string[] = [];
  let next = first + 1;
  for (let at = end; ; next++) {
    const constant = constants[next];
    const from = constant ? find(text, constant, at) : -1;
    if (!constant || from < 0) break;
    values.push(text.slice(at, from));
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  const last = spans.at(-1)?.to ?? end;
  const begun = beginningAt(text, constants[next], last);
  if (begun) spans.push({ from: begun, to: text.length });
  values.push(text.slice(last, begun ?? text.length));
  const own = lettersIn(text, spans);
  const unproven = unprovenLetters(values);
  return own >= limits.letters && unproven === 0 ? spans : undefined;
}

/** Offset from which on `text` ends with the beginning of a constant, whole words of it. */
function beginningAt(text: string, constant: Constant | undefined, from: number): number | undefined {
  if (!constant) return undefined;
  for (const { to } of wordsOf(constant.text).toReversed()) {
    const beginning = constant.text.slice(0, to);
    const at = text.length - beginning.length;
    if (at >= from && text.endsWith(beginning)) return at;
  }
  return undefined;
}

/** Words that both have, in order: the longest common sequence, of which runs of two words or more count. */
function partMatch(message: MessageText, { constants }: Pattern): PatternMatch | undefined {
  if (!mayShare(message, constants)) return undefined;
  const own = constants
    .flatMap(({ text }, constant) => wordsOf(text).map(({ from, to }) => ({ constant, text: text.slice(from, to) })))
    .slice(0, limits.compared);
  const words = message.words.slice(0, limits.compared);
  const pairs = commonWords(
    words.map(({ text }) => text),
    own.map(({ text }) => text),
  );
  let begin = 0;
  const spans: MessageSpan[] = [];
  for (let i = 0; i < pairs.length;) {
    let j = i + 1;
    while (j < pairs.length && pairs[j]?.[0] === (pairs[i]?.[0] ?? 0) + j - i && pairs[j]?.[1] === (pairs[i]?.[1] ?? 0) + j - i) j++;
    const [first, last] = [words[pairs[i]?.[0] ?? 0], words[pairs[j - 1]?.[0] ?? 0]];
    if (j - i > 1 && first && last) {
      if (!spans.length) begin = own[pairs[i]?.[1] ?? 0]?.constant ?? 0;
      spans.push({ from: first.from, to: last.to });
    }
    i = j;
  }
  const shared = lettersIn(message.lower, spans);
  const covered = shared / message.letters;
  if (covered < limits.part) return undefined;
  return { kind: 'part', spans, first: begin, covered, share: Math.min(1, shared / Math.max(lettersOf(constants), 1)) };
}

/** Whether the words that stand anywhere in the constants would cover enough: of the literals that hold a run of common words few do. */
function mayShare({ words, letters }: MessageText, constants: readonly Constant[]): boolean {
  const most = words.reduce((sum, word) => sum + (constants.some(({ text }) => text.includes(word.text)) ? word.letters : 0), 0);
  return most / letters >= limits.part;
}

/** Places of words in both lists, in order (longest common subsequence by dynamic programming). */
function commonWords(left: readonly string[], right: readonly string[]): (readonly [number, number])[] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const [below, beside] = [lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0];
      lengths[i * width + j] = left[i] === right[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(below, beside);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}

/** Exact kinds first; among them what leaves least to values, or is most of its literal. */
export function rank({ kind, covered, share, isEqual }: PatternMatch): number {
  const base = { whole: isEqual ? 4 : 3, link: 2, holds: 2, part: 0 } as const;
  return base[kind] + (kind === 'holds' ? share : kind === 'part' ? covered * (0.5 + 0.5 * share) : covered);
}

/** Offset of a constant from `from` on, no word going on where white space stood in the literal. */
function find(text: string, { text: wanted, spaced }: Constant, from: number): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (spaced.start && isWord(text[at - 1], wanted[0])) continue;
    if (spaced.end && isWord(text[at + wanted.length], wanted.at(-1))) continue;
    return at;
  }
  return -1;
}

function lastAtEnd(text: string, { text: wanted }: Constant, from: number): number | undefined {
  const end = text.replace(/[\s.!]+$/, '');
  const closing = wanted.replace(/[\s.!]+$/, '');
  const at = end.length - closing.length;
  return at >= from && end.endsWith(closing) ? at : undefined;
}

function isWord(character: string | undefined, beside: string | undefined): boolean {
  const letter = /[\p{L}\p{N}_]/u;
  return character !== undefined && beside !== undefined && letter.test(character) && letter.test(beside);
}

function wordsOf(text: string): MessageSpan[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/** Letters and digits of `text` that the spans cover. */
function lettersIn(text: string, spans: readonly MessageSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + count(text.slice(from, to)), 0);
}

function lettersOf(constants: readonly Constant[]): number {
  return constants.reduce((sum, { text }) => sum + count(text), 0);
}

/** Letters and digits of values that may be something else: prose between two constants is seldom a value. */
function unprovenLetters(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + (isPlainValue(value) ? 0 : count(value)), 0);
}

function count(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
