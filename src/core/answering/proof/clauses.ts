// Splits a sentence into clauses, so that a negation or a condition applies only to the names beside it.
import { openingWordsOf, hasWordOf, wordPattern } from './wordTable.ts';

/** Code between backticks. */
export const codeSpan = /`([^`\n]{1,200})`/g;

/** A part of a sentence, and whether it negates something. */
export interface Clause {
  readonly text: string;
  /** The text without code. */
  readonly plain: string;
  readonly negated: boolean;
}

/** Placeholder for code while a sentence is cut: a character that no text has. */
const signOf = (i: number): string => String.fromCodePoint(0xf0000 + i);
const hiddenSigns = /[\u{f0000}-\u{f00ff}]/gu;
const citationMarks = /\[\d{1,4}\]/g;
/** A quotation is not a statement of the sentence. */
export const quotationPattern = /["“„«「][^"“”„«»「」]{1,200}["”“»」]/g;
const jointWords =
  '[,;:()，；：、。—–]|(?<![\\p{L}])(?:and|but|so|since|because|then|und|aber|weil|(?<!sei )denn|sonst|mais|car|et|puis|pero|porque|mas|perché|ma|но|потому|и)(?![\\p{L}])|但|而且|并且|因为|ので|から';
/** Words of a state count once, even those that are negations as well. */
const negations = new RegExp(`${wordPattern('negation')}|${wordPattern('absent')}`, 'giu');
/** Values that mean absence. */
const absentValue = /^(?:nil|None|null|undefined|false|False|0|""|''|\[\]|\{\})$/;
/** "Is 0" as a form of absence. */
const zeroState = /(?<![\p{L}])(?:is|are|equals?|ist|sind|est|sont|es|son|é|è|为|是)\s+(?:(?:not|nicht|kein)\s+)?0(?![\d.\p{L}])/giu;
/** Maximum words of a part that only opens a condition. */
const maxOpeningWords = 3;
const clauseBreaks = new RegExp(`${jointWords}|(?=${openingWordsOf('condition')})`, 'giu');

/** A sentence with one character in place of each code, so that patterns can match across it. */
export interface HiddenCodes {
  readonly text: string;
  readonly codeOf: (sign: string) => string;
  /** A part of `text` with its code restored. */
  readonly display: (part: string) => string;
}

/** Replaces the code of `sentence` and removes its citations. */
export function hideCodes(sentence: string): HiddenCodes {
  const codes: string[] = [];
  const text = sentence.replace(citationMarks, ' ').replace(codeSpan, (_, code: string) => signOf(codes.push(code) - 1));
  const codeOf = (sign: string): string => codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? '';
  return { text, codeOf, display: (part) => part.replace(hiddenSigns, (sign) => `\`${codeOf(sign)}\``) };
}

/** The clauses of `sentence` in order. Two negations in one of them cancel out. */
export function clausesOf(sentence: string): readonly Clause[] {
  const { text: hiddenText, codeOf, display } = hideCodes(sentence);
  return mergeOpenings(hiddenText.replace(quotationPattern, ' ').split(clauseBreaks)).flatMap((part): Clause[] => {
    if (!part.trim()) return [];
    const codes = [...part.matchAll(hiddenSigns)].map(([sign]) => codeOf(sign));
    const plain = part.replace(hiddenSigns, ' ');
    const negationCount =
      (plain.match(negations)?.length ?? 0) + (plain.match(zeroState)?.length ?? 0) + codes.filter((code) => absentValue.test(code)).length;
    return [{ text: display(part), plain, negated: negationCount % 2 === 1 }];
  });
}

/** Words that open a condition belong to the text after them, even across a comma: "es sei denn, dass". */
function mergeOpenings(textParts: readonly string[]): readonly string[] {
  const clauses: string[] = [];
  let openingText = '';
  for (const part of textParts) {
    const isOpening = hasWordOf('condition', part) && part.trim().split(/\s+/).length <= maxOpeningWords && part.search(hiddenSigns) < 0;
    if (isOpening) openingText += `${part} `;
    else {
      clauses.push(openingText + part);
      openingText = '';
    }
  }
  return openingText ? [...clauses, openingText] : clauses;
}
