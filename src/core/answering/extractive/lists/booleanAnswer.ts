// Decides whether a true setting means yes to a question: "are they hidden?" asks for the opposite of `show`.
import { termsOfText } from '../../../text/tokenizer.ts';

/**
 * Words of affirmation. A few are enough: where neither side has one, a truth means yes; where one side negates in unknown words, the answer
 * has no yes or no. Set by judgement.
 */
const affirmativeWords = wordsIn(
  'show display print include keep add allow permit accept enable use on active activate turn run visible preserve with',
);
/** Words of negation. Set by judgement. */
const negativeWords = wordsIn(
  'hide hidden suppress exclude drop omit remove strip skip ignore deny forbid reject refuse disable disallow off inactive invisible no not without non never',
);

/** Answer of `truth` of the setting `name` to the question with `words`; undefined where the words do not decide. */
export function booleanAnswer(words: string, name: string, truth: boolean): boolean | undefined {
  const [questionTerms, nameTerms] = [wordsIn(words), wordsIn(name)];
  const negationsOnlyIn = (terms: ReadonlySet<string>, sharedTerms: ReadonlySet<string>): readonly string[] =>
    [...terms].filter((word) => negativeWords.has(word) && !sharedTerms.has(word));
  const [noInQuestion, noInName] = [negationsOnlyIn(questionTerms, nameTerms), negationsOnlyIn(nameTerms, questionTerms)];
  if (noInQuestion.length === 0 && noInName.length === 0) return truth;
  if (noInQuestion.length > 0 && noInName.length > 0) return truth;
  const otherTerms = noInQuestion.length > 0 ? nameTerms : questionTerms;
  return noInQuestion.length + noInName.length === 1 && [...otherTerms].some((word) => affirmativeWords.has(word)) ? !truth : undefined;
}

/** Stems of words, and short words, which search omits, as they are. */
function wordsIn(text: string): ReadonlySet<string> {
  const spacedText = text.replace(/n[’']t\b/g, ' not').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const words = spacedText.toLowerCase().split(/[^a-z]+/);
  return new Set(words.filter(Boolean).map((word) => termsOfText(word)[0] ?? word));
}
