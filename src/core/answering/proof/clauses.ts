// A sentence cut into clauses, so that a negation or a condition is held against the names beside it and no others.
import { openingWordsOf, says, wordsOf } from './wordTable.ts';

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
const quoted = /["“„«「][^"“”„«»「」]{1,200}["”“»」]/g;
const joints =
  '[,;:()，；：、。—–]|(?<![\\p{L}])(?:and|but|so|since|because|then|und|aber|weil|(?<!sei )denn|sonst|mais|car|et|puis|pero|porque|mas|perché|ma|но|потому|и)(?![\\p{L}])|但|而且|并且|因为|ので|から';
/** A word of a state counts once, also where it is a negation as well. */
const negations = new RegExp(`${wordsOf('negation')}|${wordsOf('absent')}`, 'giu');
/** Values that are the absence of one. */
const absentValue = /^(?:nil|None|null|undefined|false|False|0|""|''|\[\]|\{\})$/;
/** Words of a part that only opens a condition. */
const mostOpening = 3;
const parts = new RegExp(`${joints}|(?=${openingWordsOf('condition')})`, 'giu');

/** The clauses of `sentence` in their order. Negations in one of them take each other away. */
export function clausesOf(sentence: string): readonly Clause[] {
  const codes: string[] = [];
  const bare = sentence
    .replace(marks, ' ')
    .replace(span, (_, code: string) => hidden(codes.push(code) - 1))
    .replace(quoted, ' ');
  return merged(bare.split(parts)).flatMap((part): Clause[] => {
    if (!part.trim()) return [];
    const inside = [...part.matchAll(hiddenSigns)].map(([sign]) => codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? '');
    const plain = part.replace(hiddenSigns, ' ');
    const count = (plain.match(negations)?.length ?? 0) + inside.filter((code) => absentValue.test(code)).length;
    const text = part.replace(hiddenSigns, (sign) => `\`${codes[(sign.codePointAt(0) ?? 0) - 0xf0000] ?? ''}\``);
    return [{ text, plain, negated: count % 2 === 1 }];
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
