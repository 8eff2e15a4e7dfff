// Character classes of the tokenizer for UTF-16 code units, in one table that fills on demand.

/** Classes of code units. `ideograph` stands for scripts written without spaces, `surrogate` for the first half of a pair. */
export const charClass = { other: 0, lower: 1, upper: 2, digit: 3, joiner: 4, ideograph: 5, surrogate: 6 } as const;

const unclassified = 255;
const table = new Uint8Array(65_536).fill(unclassified);

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const upperCase = /\p{Lu}|\p{Lt}/u;
const letter = /[\p{L}\p{M}]/u;
const digit = /\p{Nd}/u;

/** Class of one code unit; the second half of a surrogate pair is `other`. */
export function characterClass(code: number): number {
  const cachedClass = table[code] ?? charClass.other;
  return cachedClass === unclassified ? (table[code] = classify(code)) : cachedClass;
}

/** Whether the code point at `index` is a letter outside the basic plane, such as a rare ideograph; emoji are not. */
export function isAstralLetter(text: string, index: number): boolean {
  const point = text.codePointAt(index) ?? 0;
  return point > 0xffff && letter.test(String.fromCodePoint(point));
}

function classify(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return code < 0xdc00 ? charClass.surrogate : charClass.other;
  const char = String.fromCharCode(code);
  if (char === '_' || char === '$') return charClass.joiner;
  if (digit.test(char)) return charClass.digit;
  if (!letter.test(char)) return charClass.other;
  if (ideographs.test(char)) return charClass.ideograph;
  return upperCase.test(char) ? charClass.upper : charClass.lower;
}
