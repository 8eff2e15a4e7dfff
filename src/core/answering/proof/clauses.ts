// A sentence cut into clauses, so that a negation or a condition is held against the names beside it and no others.
import { wordsOf } from './wordTable.ts';

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
const joints =
  '[,;:()，；：、。—–]|(?<![\\p{L}])(?:and|but|so|since|because|then|und|aber|weil|denn|sonst|mais|car|et|puis|pero|porque|mas|perché|ma|но|потому|и)(?![\\p{L}])|但|而且|并且|因为|ので|から';
/** A word of a state counts once, also where it is a negation as well. */
const negations = new RegExp(`${wordsOf('negation')}|${wordsOf('absent')}`, 'giu');
/** Values that are the absence of one. */
const absentValue = /^(?:nil|None|null|undefined|false|False|0|""|''|\[\]|\{\})$/;
const parts = new RegExp(`${joints}|(?=${wordsOf('condition')})`, 'giu');

/** The clauses of `sentence` in their order. Negations in one of them take each other away. */
export function clausesOf(sentence: string): readonly Clause[] {
  const codes: string[] = [];
  const bare = sentence.replace(marks, ' ').replace(span, (_, code: string) => hidden(codes.push(code) - 1));
  return bare.split(parts).flatMap((part): Clause[] => {
    if (!part.trim()) return [];
    const inside = [...part.matchAll(hiddenSigns)].map(([sign]) => codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? '');
    const plain = part.replace(hiddenSigns, ' ');
    const count = (plain.match(negations)?.length ?? 0) + inside.filter((code) => absentValue.test(code)).length;
    const text = part.replace(hiddenSigns, (sign) => `\`${codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? ''}\``);
    return [{ text, plain, negated: count % 2 === 1 }];
  });
}
