// Splits a sentence into clauses, so that a negation or a condition applies only to the names beside it.
import { openingWordsOf, says, wordPattern } from './wordTable.ts';

/** Code between backticks. */
export const span = /`([^`\n]{1,200})`/g;

/** A part of a sentence, and whether it negates something. */
export interface Clause {
  readonly text: string;
  /** The text without code. */
  readonly plain: string;
  readonly negated: boolean;
}

/** Placeholder for code while a sentence is cut: a character that no text has. */
const hidden = (i: number): string => String.fromCodePoint(0xf0000 + i);
const hiddenSigns = /[\u{f0000}-\u{f00ff}]/gu;
const marks = /\[\d{1,4}\]/g;
/** A quotation is not a statement of the sentence. */
export const quotationPattern = /["“„«「][^"“”„«»「」]{1,200}["”“»」]/g;
const joints =
  '[,;:()，；：、。—–]|(?<![\\p{L}])(?:and|but|so|since|because|then|und|aber|weil|(?<!sei )denn|sonst|mais|car|et|puis|pero|porque|mas|perché|ma|но|потому|и)(?![\\p{L}])|但|而且|并且|因为|ので|から';
/** Words of a state count once, even those that are negations as well. */
const negations = new RegExp(`${wordPattern('negation')}|${wordPattern('absent')}`, 'giu');
/** Values that mean absence. */
const absentValue = /^(?:nil|None|null|undefined|false|False|0|""|''|\[\]|\{\})$/;
/** "Is 0" as a form of absence. */
const zero = /(?<![\p{L}])(?:is|are|equals?|ist|sind|est|sont|es|son|é|è|为|是)\s+(?:(?:not|nicht|kein)\s+)?0(?![\d.\p{L}])/giu;
/** Maximum words of a part that only opens a condition. */
const mostOpening = 3;
const parts = new RegExp(`${joints}|(?=${openingWordsOf('condition')})`, 'giu');

/** A sentence with one character in place of each code, so that patterns can match across it. */
export interface HiddenCodes {
  readonly text: string;
  readonly codeOf: (sign: string) => string;
  /** A part of `text` with its code restored. */
  readonly display: (part: string) => string;
}

/** Replaces the code of `sentence` and removes its citations. */
export function hiddenCodes(sentence: string): HiddenCodes {
  const codes: string[] = [];
  const text = sentence.replace(marks, ' ').replace(span, (_, code: string) => hidden(codes.push(code) - 1));
  const codeOf = (sign: string): string => codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? '';
  return { text, codeOf, display: (part) => part.replace(hiddenSigns, (sign) => `\`${codeOf(sign)}\``) };
}

/** The clauses of `sentence` in order. Two negations in one of them cancel out. */
export function clausesOf(sentence: string): readonly Clause[] {
  const { text: bare, codeOf, display: shown } = hiddenCodes(sentence);
  return merged(bare.replace(quotationPattern, ' ').split(parts)).flatMap((part): Clause[] => {
    if (!part.trim()) return [];
    const inside = [...part.matchAll(hiddenSigns)].map(([sign]) => codeOf(sign));
    const plain = part.replace(hiddenSigns, ' ');
    const count =
      (plain.match(negations)?.length ?? 0) + (plain.match(zero)?.length ?? 0) + inside.filter((code) => absentValue.test(code)).length;
    return [{ text: shown(part), plain, negated: count % 2 === 1 }];
  });
}

/** Words that open a condition belong to the text after them, even across a comma: "es sei denn, dass". */
function merged(all: readonly string[]): readonly string[] {
  const clauses: string[] = [];
  let opening = '';
  for (const part of all) {
    const isOpening = says('condition', part) && part.trim().split(/\s+/).length <= mostOpening && part.search(hiddenSigns) < 0;
    if (isOpening) opening += `${part} `;
    else {
      clauses.push(opening + part);
      opening = '';
    }
  }
  return opening ? [...clauses, opening] : clauses;
}
