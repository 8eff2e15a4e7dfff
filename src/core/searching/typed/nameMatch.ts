// Grades how well typed text matches the name of a symbol: whole name, prefix, starts of words, substring, or letters in order.
import { charClass, characterClass } from '../../text/characters.ts';

/** Kinds of match, best first. `words`: starts of the words of the name, such as `gUBI` or `gubi` for `getUserById`. */
export const fits = ['exact', 'prefix', 'words', 'part', 'letters'] as const;

/** One kind of match. */
export type NameFit = (typeof fits)[number];

/** Word matching covers this many characters of a name, one per bit of a number. */
const maxNameLength = 31;

/**
 * How `typedText` matches a name, both in lower case. `starts` belongs to the name as written (see {@link wordStarts}). A single letter
 * only matches at the start of a word.
 */
export function fitOf(typedText: string, lowerName: string, starts: number): NameFit | undefined {
  if (lowerName.startsWith(typedText)) return lowerName.length === typedText.length ? 'exact' : 'prefix';
  if (typedText.length > 1 && !hasInOrder(typedText, lowerName)) return undefined;
  if (fitsWords(typedText, lowerName, starts)) return 'words';
  if (typedText.length === 1) return undefined;
  return lowerName.includes(typedText) ? 'part' : 'letters';
}

function hasInOrder(typedText: string, lowerName: string): boolean {
  let at = 0;
  for (let i = 0; i < typedText.length; i++) {
    at = lowerName.indexOf(typedText[i] ?? '', at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * Whether `typedText` consists of prefixes of words, in order: each letter begins a word or follows the letter before it. All ways are
 * tried at once: bit n of `ends` is set when the letters so far can end at position n.
 */
function fitsWords(typedText: string, lowerName: string, starts: number): boolean {
  let ends = 0;
  for (let i = 0; i < typedText.length; i++) {
    const places = placesOf(typedText.charCodeAt(i), lowerName);
    // Starts of words after the earliest end.
    const later = i === 0 ? -1 : ~(((ends & -ends) << 1) - 1);
    ends = ((ends << 1) & places) | (places & starts & later);
    if (ends === 0) return false;
  }
  return true;
}

function placesOf(code: number, lowerName: string): number {
  let places = 0;
  const end = Math.min(lowerName.length, maxNameLength);
  for (let i = 0; i < end; i++) if (lowerName.charCodeAt(i) === code) places |= 1 << i;
  return places;
}

/**
 * Positions where words of a name begin, one bit each. A word begins after a joiner, at a capital after a small letter, before the last of
 * several capitals, and at the start or end of digits.
 */
export function wordStarts(name: string): number {
  let starts = 0;
  let before: number = charClass.joiner;
  const end = Math.min(name.length, maxNameLength);
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
