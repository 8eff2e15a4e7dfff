// Values that people pass by mistake, as examples of an argument with which a condition is met: no value, an empty text, a number too small.
import type { Conditions } from '../../languages/conditionRules.ts';
import type { DecidingCondition } from './lineConditions.ts';

const numberType = /^(?:u?int\d*|[iu](?:\d+|size)|long|short|byte|double|float\d*|number|Integer|Long|Double|Number)\??$/;
const textType = /^(?:string|String|str|&(?:'\w+\s+)?str|CharSequence)\??$/;
const truthType = /^(?:bool|boolean|Boolean)\??$/;
/** A type that has a value in any case. */
const isNeverNone = /^(?:u?int\d*|[iu](?:\d+|size)|long|short|byte|double|float\d*|bool|boolean|number|string|str|&.*)$/;

/** Values of a parameter of `type`, as code writes them, the likeliest first; numbers also beside those in the conditions. */
export function plainValues(type: string | undefined, deciding: readonly DecidingCondition[], { words }: Conditions): readonly string[] {
  const wordFor = (meaning: string): readonly string[] =>
    Object.keys(words)
      .filter((word) => words[word] === meaning)
      .slice(0, 1);
  const conditionNumbers = deciding.flatMap(({ source }) => source.match(/(?<![\w.])\d{1,9}(?![\w.])/g) ?? []).map(Number);
  const numbers = [0, -1, ...conditionNumbers.flatMap((number) => [number, number + 1, number - 1])].map(String);
  const truths = [...wordFor('false'), ...wordFor('true')];
  const none = type !== undefined && isNeverNone.test(type) ? [] : wordFor('null');
  if (type === undefined) return [...none, '""', ...numbers, ...truths];
  if (numberType.test(type)) return [...none, ...numbers];
  if (textType.test(type)) return [...none, '""'];
  return truthType.test(type) ? [...none, ...truths] : none;
}
