// A sentence cut into clauses, so that a negation or a condition is held against the names beside it and no others.
import { openingWordsOf, says, wordPattern } from './wordTable.ts';

/** Code between backticks. */
export const span = /`([^`\n]{1,200})`/g;

/** A part of a sentence, and whether it says that something is not so. */
export interface Clause {
  readonly text: string;
  /** The same without code. */
  readonly plain: string;
  readonly negated: boolean;
}

/** What stands for code while a sentence is cut: a sign that no text has. */
const hidden = (i: number): string => String.fromCodePoint(0xf0000 + i);
const hiddenSigns = /[\u{f0000}-\u{f00ff}]/gu;
const marks = /\[\d{1,4}\]/g;
/** What others say is not said by the sentence. */
export const quotationPattern = /["“„«「][^"“”„«»「」]{1,200}["”“»」]/g;
const joints =
  '[,;:()，；：、。—–]|(?<![\\p{L}])(?:and|but|so|since|because|then|und|aber|weil|(?<!sei )denn|sonst|mais|car|et|puis|pero|porque|mas|perché|ma|но|потому|и)(?![\\p{L}])|但|而且|并且|因为|ので|から';
/** A word of a state counts once, also where it is a negation as well. */
const negations = new RegExp(`${wordPattern('negation')}|${wordPattern('absent')}`, 'giu');
/** Values that are the absence of one. */
const absentValue = /^(?:nil|None|null|undefined|false|False|0|""|''|\[\]|\{\})$/;
/** "Is 0", as one says of what is not there. */
const zero = /(?<![\p{L}])(?:is|are|equals?|ist|sind|est|sont|es|son|é|è|为|是)\s+(?:(?:not|nicht|kein)\s+)?0(?![\d.\p{L}])/giu;
/** Words of a part that only opens a condition. */
const mostOpening = 3;
const parts = new RegExp(`${joints}|(?=${openingWordsOf('condition')})`, 'giu');

/** A sentence with one sign in the place of each code, so that patterns go over it. */
export interface HiddenCodes {
  readonly text: string;
  readonly codeOf: (sign: string) => string;
  /** A part of `text` with its code again. */
  readonly display: (part: string) => string;
}

/** Hides the code of `sentence` and leaves its citations out. */
export function hiddenCodes(sentence: string): HiddenCodes {
  const codes: string[] = [];
  const text = sentence.replace(marks, ' ').replace(span, (_, code: string) => hidden(codes.push(code) - 1));
  const codeOf = (sign: string): string => codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? '';
  return { text, codeOf, display: (part) => part.replace(hiddenSigns, (sign) => `\`${codeOf(sign)}\``) };
}

/** The clauses of `sentence` in their order. Negations in one of them take each other away. */
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

/** Words that open a condition belong to what follows, though a comma stands between: "es sei denn, dass". */
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
