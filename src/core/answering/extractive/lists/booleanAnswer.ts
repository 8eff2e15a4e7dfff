// Decides whether a true setting means yes to a question: "are they hidden?" asks for the opposite of `show`.
import { terms as termsOf } from '../../../text/terms.ts';

/**
 * Words of affirmation, and of negation. A few are enough: where neither side has one, a truth means yes; where only one side negates in
 * unknown words, the answer has no yes or no. Set by judgement.
 */
const positive = wordsIn(
  'show display print include keep add allow permit accept enable use on active activate turn run visible preserve with',
);
const negative = wordsIn(
  'hide hidden suppress exclude drop omit remove strip skip ignore deny forbid reject refuse disable disallow off inactive invisible no not without non never',
);

/** Answer of `value` of the setting `name` to the question with the words `asked`; undefined where the words do not decide. */
export function booleanAnswer(asked: string, name: string, value: boolean): boolean | undefined {
  const [ofQuestion, ofName] = [wordsIn(asked), wordsIn(name)];
  const only = (own: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
    [...own].filter((word) => negative.has(word) && !other.has(word));
  const [noInQuestion, noInName] = [only(ofQuestion, ofName), only(ofName, ofQuestion)];
  if (noInQuestion.length === 0 && noInName.length === 0) return value;
  if (noInQuestion.length > 0 && noInName.length > 0) return value;
  const other = noInQuestion.length > 0 ? ofName : ofQuestion;
  return noInQuestion.length + noInName.length === 1 && [...other].some((word) => positive.has(word)) ? !value : undefined;
}

/** Stems of words, and short words, which search omits, as they are. */
function wordsIn(text: string): ReadonlySet<string> {
  const apart = text.replace(/n[’']t\b/g, ' not').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const words = apart.toLowerCase().split(/[^a-z]+/);
  return new Set(words.filter(Boolean).map((word) => termsOf(word)[0] ?? word));
}
