// Matches a message with a literal: it is that text with values in its holes, a part of it, or only shares words with it.
import { partMatch } from './partMatch.ts';
import {
  letterCount,
  findConstant,
  isWord,
  constantAtEnd,
  lettersIn,
  constantLetters,
  wordSpans,
  type MessageSpan,
  type MessageText,
} from './matchText.ts';
import type { Constant, LinePattern } from '../pattern.ts';
import { type PatternMatch, rank } from './patternMatch.ts';

/**
 * Limits of a match.
 * - `words`, `letters`: constants of a literal with holes, or of one that is only a link of the message, need this many, since `{} is {}`
 *   fits half of all messages.
 * - `heldLetters`: letters of a message that a longer literal may hold.
 * - `value`: words of a value in a hole that are always accepted. The ordinary words of longer values may have as many letters as the
 *   constants.
 * - `ordinaryWords`: ordinary words beside a name of code, or a number, that are accepted too.
 * - `starts`: tried places of the first constant.
 * - `front`, `sentence`: words and letters of a literal that may be the front of a message with another text appended. Fewer are enough where
 *   the literal ends a sentence.
 * Chosen by meaning, not tuned: no altered message of `npm run bench -- messages` may count as whole.
 */
const limits = {
  words: 2,
  letters: 8,
  heldLetters: 8,
  value: 1,
  ordinaryWords: 3,
  starts: 8,
  front: { words: 4, letters: 20 },
  sentence: { words: 3, letters: 12 },
} as const;

/** The best match of a pattern with a message; undefined when they have too little in common. */
export function matchPattern(message: MessageText, pattern: LinePattern): PatternMatch | undefined {
  return wholeMatch(message, pattern) ?? heldMatch(message, pattern) ?? partMatch(message, pattern);
}

/** Matches the whole message: constants in order, with values between them. */
function wholeMatch(message: MessageText, pattern: LinePattern): PatternMatch | undefined {
  const [first] = pattern.constants;
  if (!first) return undefined;
  let best: PatternMatch | undefined;
  let tries = 0;
  for (
    let at = findConstant(message.lower, first, 0);
    at >= 0 && tries < limits.starts;
    at = findConstant(message.lower, first, at + 1), tries++
  ) {
    const match = matchFrom(message, pattern, at);
    if (match && (!best || rank(match) > rank(best))) best = match;
    if (best?.kind === 'whole') break;
  }
  return best;
}

function matchFrom(message: MessageText, { constants, opens }: LinePattern, start: number): PatternMatch | undefined {
  const { lower, letters } = message;
  const spans: MessageSpan[] = [];
  let at = start;
  for (const [i, constant] of constants.entries()) {
    const isLast = i === constants.length - 1;
    let from = i === 0 ? start : findConstant(lower, constant, at);
    // The last constant of a closed literal should end the message.
    if (isLast && i > 0 && !opens.end) from = constantAtEnd(lower, constant, at) ?? from;
    if (from < 0) return undefined;
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  const ownLetters = lettersIn(lower, spans);
  const [before, after] = [frontOf(lower.slice(0, start), opens.start), backOf(lower.slice(at), opens.end, constants.at(-1))];
  const between = spans.slice(1).map(({ from }, i) => (isNamed(constants[i]) ? '' : lower.slice(spans[i]?.to, from)));
  const values = [before.value, after.value, ...between];
  const unprovenCount = unprovenLetters(values);
  const words = constants.reduce((sum, { text }) => sum + text.split(' ').filter(isOrdinaryWord).length, 0);
  const isWholeMessage = before.isEdge && after.isEdge;
  const isTelling =
    (words >= limits.words && ownLetters >= limits.letters) || (isWholeMessage && constants.length === 1 && !opens.start && !opens.end);
  if (!isTelling || unprovenCount > ownLetters) return undefined;
  const kind = isWholeMessage ? 'whole' : before.isSetApart && after.isSetApart ? 'link' : undefined;
  const isEqual = constants.length === 1 && constants[0]?.text === lower;
  const coveredShare = ownLetters / letters;
  if (kind) return { kind, spans, first: 0, coveredShare, share: 1, ...(isEqual && { isEqual }) };
  const rest =
    before.isEdge && !opens.start && !opens.end ? restBehind(message.text.slice(at), constants.at(-1), words, ownLetters) : undefined;
  return rest === undefined ? undefined : { kind: 'link', spans, first: 0, coveredShare, share: 1, rest };
}

/** Text after a literal that begins the message; undefined where the literal is so short that other texts may begin with it. */
function restBehind(text: string, last: Constant | undefined, words: number, letters: number): string | undefined {
  const minimum = /[.!?]["')\]]?$/.test(last?.text ?? '') ? limits.sentence : limits.front;
  return /^\s+\S/.test(text) && words >= minimum.words && letters >= minimum.letters ? text.trim() : undefined;
}

interface HoleSide {
  /** Value of the hole at that end. */
  readonly value: string;
  /** Whether nothing else stands there. */
  readonly isEdge: boolean;
  /** Whether other text there is set apart by a sign. */
  readonly isSetApart: boolean;
}

/** Text before the first constant: a value if the literal begins with one, and a wrapper before that. */
function frontOf(text: string, opens: boolean): HoleSide {
  if (!opens) return { value: '', isEdge: !/[\p{L}\p{N}]/u.test(text), isSetApart: /(?:[:;>|"'`([{\]}=,]|\s-|^)\s*$/.test(text) };
  const mark = Math.max(text.lastIndexOf(': '), text.lastIndexOf('; '), text.lastIndexOf(' - '));
  const value = text.slice(mark + 1);
  return mark >= 0 && !isPlainValue(text) ? { value, isEdge: false, isSetApart: true } : { value: text, isEdge: true, isSetApart: true };
}

/** Whether `constant` names the value after it. Text after a colon or an equals sign may be a message of its own, however long. */
function isNamed(constant: Constant | undefined): boolean {
  return /[:=]$/.test(constant?.text ?? '');
}

/** Text after the last constant: after a comma the sentence goes on, so it is another one. */
function backOf(text: string, opens: boolean, last: Constant | undefined): HoleSide {
  if (opens) return { value: isNamed(last) ? '' : text, isEdge: true, isSetApart: true };
  return { value: '', isEdge: !/[\p{L}\p{N}]/u.test(text), isSetApart: /^\s*(?:[:;.!"'`)\]}<|([]|\s-|$)/.test(text) };
}

/** Excludes parts of addresses and paths, which are in half of all messages. */
function isOrdinaryWord(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word) && !word.includes('/');
}

/** A number, a path, a name, or a text in quotation marks or brackets, with or without a name before it. */
function isPlainValue(value: string): boolean {
  const trimmedValue = value.trim();
  return (
    /^(["'`]).*\1$|^(?:[\w.$]*|\S+ )(?:\(.*\)|\[.*\]|\{.*\}|<.*>)$/.test(trimmedValue) ||
    trimmedValue.split(' ').filter((word) => /\p{L}/u.test(word)).length <= limits.value
  );
}

/** The message is a part of the literal: it begins and ends at words of it, with values in the holes between. */
function heldMatch(message: MessageText, { constants }: LinePattern): PatternMatch | undefined {
  const text = message.openText;
  if (message.letters < limits.heldLetters || !text.includes(' ')) return undefined;
  for (const i of constants.keys()) {
    const spans = stretchFrom(text, constants, i);
    if (!spans) continue;
    const ownLetters = lettersIn(text, spans);
    return {
      kind: 'holds',
      spans,
      first: i,
      coveredShare: ownLetters / message.letters,
      share: ownLetters / Math.max(constantLetters(constants), 1),
    };
  }
  return undefined;
}

/** The spans of the whole `text`, which begins in the constant at `first`. */
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

/** Continues after the constant at `first`, which ends at `end`: through whole constants, up to the beginning of one or a value. */
function stretchOn(text: string, constants: readonly Constant[], first: number, end: number): MessageSpan[] | undefined {
  const spans: MessageSpan[] = [{ from: 0, to: end }];
  const values: string[] = [];
  let next = first + 1;
  for (let at = end; ; next++) {
    const constant = constants[next];
    const from = constant ? findConstant(text, constant, at) : -1;
    if (!constant || from < 0) break;
    values.push(text.slice(at, from));
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  const last = spans.at(-1)?.to ?? end;
  const beginningStart = beginningAt(text, constants[next], last);
  if (beginningStart) spans.push({ from: beginningStart, to: text.length });
  values.push(text.slice(last, beginningStart ?? text.length));
  const ownLetters = lettersIn(text, spans);
  const unprovenCount = unprovenLetters(values);
  return ownLetters >= limits.letters && unprovenCount === 0 ? spans : undefined;
}

/** Offset from which `text` ends with the first words of a constant. */
function beginningAt(text: string, constant: Constant | undefined, from: number): number | undefined {
  if (!constant) return undefined;
  for (const { to } of wordSpans(constant.text).toReversed()) {
    const beginning = constant.text.slice(0, to);
    const at = text.length - beginning.length;
    if (at >= from && text.endsWith(beginning)) return at;
  }
  return undefined;
}

/** Letters of values that may be something else: names of code and numbers are likely values, prose seldom is. */
function unprovenLetters(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + (isPlainValue(value) ? 0 : proseLetters(value)), 0);
}

/** Letters of the ordinary words of `value`; 0 for a few words beside a name of code, as in `field int a.b.C.port`. */
function proseLetters(value: string): number {
  const words = value.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ordinaryWords = words.filter((word) => /^[^\p{L}\p{N}]*\p{L}+[^\p{L}\p{N}]*$/u.test(word));
  if (ordinaryWords.length < words.length && ordinaryWords.length <= limits.ordinaryWords) return 0;
  return ordinaryWords.reduce((sum, word) => sum + letterCount(word), 0);
}
