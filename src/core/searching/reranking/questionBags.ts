// Words of a question as four bags. Each tells something else: the weights of the reading, the title, all words alike, and how much a word
// tells of code at all.
import type { WordBag } from '../../indexing/text/unitScores.ts';
import type { Intent } from '../../reading/intent.ts';
import { termsOfText } from '../../text/tokenizer.ts';

/** Bags by name. `weighed`: as the question was read. `telling`: by how much a word tells of code. `plain`: all words alike. */
export type QuestionBags = Readonly<Record<'weighed' | 'telling' | 'title' | 'plain', WordBag>>;

/** Limit of words: a long log would otherwise cost time. */
const maxWords = 300;
/** Gain of a word for each repetition, by its logarithm. Set by judgement. */
const repetitionGain = 0.25;
/** Length of the trained vector of a word of average content, and the most that a word can tell beside 1 for such a word. */
const ordinaryLength = 0.75;
const maxTelling = 1.3;
/** Least weight of a word in a title, which is short. */
const minTitleWeight = 0.05;

/**
 * Bags of a question. `lengthOf` is the length of the trained vector of a term; undefined when there is no trained table, and all words
 * then tell the same.
 */
export function questionBags(intent: Intent, lengthOf: (term: string) => number | undefined): QuestionBags {
  const counts = new Map<string, number>();
  for (const term of termsOfText(intent.words.join(' '))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = [...counts].map(([term, count]): [string, number] => [term, 1 + repetitionGain * Math.log(count)]);
  const plain = new Map(weights.slice(0, maxWords));
  const telling = (term: string): number => Math.min(maxTelling, (lengthOf(term) ?? ordinaryLength) / ordinaryLength) ** 2;
  const titleTerms = termsOfText(intent.titleWords.join(' '));
  return {
    weighed: intent.terms,
    telling: new Map([...plain].map(([term, weight]) => [term, weight * telling(term)])),
    title: new Map(titleTerms.map((term) => [term, Math.max(minTitleWeight, telling(term))])),
    plain,
  };
}
