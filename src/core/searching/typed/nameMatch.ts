// Grades how well typed text matches the name of a symbol: whole name, prefix, starts of words, substring, or letters in order.
import { charClass, characterClass } from '../../text/characters.ts';

/** Kinds of match, best first. `words`: starts of the words of the name, such as `gUBI` or `gubi` for `getUserById`. */
export const fits = ['exact', 'prefix', 'words', 'part', 'letters'] as const;

/** One kind of match. */
export type NameFit = (typeof fits)[number];

/** Word matching covers this many characters of a name, one per bit of a number. */
const longestName = 31;

/**
 * How `typed` matches a name, both in lower case. `starts` belongs to the name as written (see {@link wordStarts}). A single letter only
 * matches at the start of a word.
 */
export function fitOf(typed: string, lower: string, starts: number): NameFit | undefined {
  if (lower.startsWith(typed)) return lower.length === typed.length ? 'exact' : 'prefix';
  if (typed.length > 1 && !hasInOrder(typed, lower)) return undefined;
  if (fitsWords(typed, lower, starts)) return 'words';
  if (typed.length === 1) return undefined;
  return lower.includes(typed) ? 'part' : 'letters';
}

function hasInOrder(typed: string, lower: string): boolean {
  let at = 0;
  for (let i = 0; i < typed.length; i++) {
    at = lower.indexOf(typed[i] ?? '', at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * Whether `typed` consists of prefixes of words, in order: each letter begins a word or follows the letter before it. All ways are tried
 * at once: bit n of `ends` is set when the letters so far can end at position n.
 */
function fitsWords(typed: string, lower: string, starts: number): boolean {
  let ends = 0;
  for (let i = 0; i < typed.length; i++) {
    const places = placesOf(typed.charCodeAt(i), lower);
    // Starts of words after the earliest end.
    const later = i === 0 ? -1 : ~(((ends & -ends) << 1) - 1);
    ends = ((ends << 1) & places) | (places & starts & later);
    if (ends === 0) return false;
  }
  return true;
}

function placesOf(code: number, lower: string): number {
  let places = 0;
  const end = Math.min(lower.length, longestName);
  for (let i = 0; i < end; i++) if (lower.charCodeAt(i) === code) places |= 1 << i;
  return places;
}

/**
 * Positions where words of a name begin, one bit each. A word begins after a joiner, at a capital after a small letter, before the last of
 * several capitals, and at the start or end of digits.
 */
export function wordStarts(name: string): number {
  let starts = 0;
  let before: number = charClass.joiner;
  const end = Math.min(name.length, longestName);
  for (let i = 0; i < end; i++) {
    const kind = characterClass(name.charCodeAt(i));
    if (beginsWord(before, kind, name, i)) starts |= 1 << i;
    before = kind;
  }
  return starts;
}

function beginsWord(before: number, kind: number, name: string, i: number): boolean {
  if (kind === charClass.joiner || kind === charClass.other) return false;
  if (before === charClass.joiner || before === charClass.other) return true;
  if ((kind === charClass.digit) !== (before === charClass.digit)) return true;
  return kind === charClass.upper && (before !== charClass.upper || characterClass(name.charCodeAt(i + 1)) === charClass.lower);
}
