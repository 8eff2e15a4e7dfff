// Prepares texts for comparison with constants of literals: normal form, words, letters, and the places of a constant.
import { normalText, type Constant } from '../pattern.ts';

/** Offsets in the message after {@link normalText}. */
export interface MessageSpan {
  readonly from: number;
  readonly to: number;
}

/** A message prepared for comparison with many patterns. */
export interface MessageText {
  readonly text: string;
  readonly lower: string;
  readonly letters: number;
  readonly words: readonly MessageWord[];
  /** The text without the signs that end a sentence: a longer literal has none there. */
  readonly openText: string;
}

/** A word with its offsets and its number of letters. */
interface MessageWord extends MessageSpan {
  readonly text: string;
  readonly letters: number;
}

/** A message prepared for comparison; undefined when it has no letters. */
export function comparableMessage(message: string): MessageText | undefined {
  const text = normalText(message).trim();
  const lower = text.toLowerCase();
  // Some letters change their length with their case, which would shift offsets.
  const lowerText = lower.length === text.length ? lower : text;
  const letters = letterCount(text);
  const words = wordSpans(lowerText).map(({ from, to }) => {
    const word = lowerText.slice(from, to);
    return { from, to, text: word, letters: letterCount(word) };
  });
  const open = lowerText.replace(/(?:[.!:?]|\s|\u2026)+$/, '');
  return letters ? { text, lower: lowerText, letters, words, openText: open } : undefined;
}

/** Offset of a constant from `from` on. Where the literal has white space, no word may continue. */
export function findConstant(text: string, { text: constantText, spaces }: Constant, from: number): number {
  for (let at = text.indexOf(constantText, from); at >= 0; at = text.indexOf(constantText, at + 1)) {
    if (spaces.start && isWord(text[at - 1], constantText[0])) continue;
    if (spaces.end && isWord(text[at + constantText.length], constantText.at(-1))) continue;
    return at;
  }
  return -1;
}

/** Offset of a constant at the end of a text, not before `from`; final punctuation of both may differ. */
export function constantAtEnd(text: string, { text: constantText }: Constant, from: number): number | undefined {
  const end = text.replace(/[\s.!]+$/, '');
  const closing = constantText.replace(/[\s.!]+$/, '');
  const at = end.length - closing.length;
  return at >= from && end.endsWith(closing) ? at : undefined;
}

/** Whether two adjacent characters both belong to one word. */
export function isWord(character: string | undefined, neighbour: string | undefined): boolean {
  const letter = /[\p{L}\p{N}_]/u;
  return character !== undefined && neighbour !== undefined && letter.test(character) && letter.test(neighbour);
}

/** Offsets of the words of a text. */
export function wordSpans(text: string): MessageSpan[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/** Letters and digits of `text` that the spans cover. */
export function lettersIn(text: string, spans: readonly MessageSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + letterCount(text.slice(from, to)), 0);
}

/** Letters and digits of all constants. */
export function constantLetters(constants: readonly Constant[]): number {
  return constants.reduce((sum, { text }) => sum + letterCount(text), 0);
}

/** Number of letters and digits. */
export function letterCount(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
