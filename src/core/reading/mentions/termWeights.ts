// Weighs each word of a question for the search: by its line, and low for words that only form the question.
import { termsOfText } from '../../text/tokenizer.ts';
import { withoutChangeKinds } from '../changeKinds.ts';
import { withoutAnswerForms } from './answerForms.ts';
import { withoutComparison } from './comparisonForms.ts';
import { relatedTerms, relatedWeight } from './relatedWords.ts';
import { namesInLine } from './codeNames.ts';
import type { Passage } from './passages.ts';
import type { Mentions } from './mentions.ts';
import { codeWordsFor } from './codeWords.ts';

/** Limit of terms; the strongest stay. Long logs would otherwise cost time and add noise. */
const maxTerms = 120;

/** Words of the form of a question rather than its topic. They are weak but present: code may well be called `find`. */
const askingTerms = new Set(
  termsOfText(
    'a an the is are was were be been do does did how what where when which who why can could should would will shall may might must have has had ' +
      'i we you it its my our your this that these those there here of in on at to for from by with about into as and or not no but if then than so ' +
      'please tell show explain describe me us find code function functions method methods class classes file files codebase project repo repository ' +
      'return returns returning returned whether given ' +
      'come comes coming go goes going work works working decided decide defined implemented handled happen happens used use using get gets getting got trace follow walk through flow ' +
      'error errors issue bug fail fails failing failed problem when while after before expected actual result example version latest',
  ),
);

/** Whether a term belongs to the form of any question rather than to its topic. */
export function isAskingTerm(term: string): boolean {
  return askingTerms.has(term);
}

/** The same, including words that only frame the topic: "supported", "something". */
export function isFrameTerm(term: string): boolean {
  return askingTerms.has(term) || framingTerms.has(term);
}

/** Whether a term only says that something happens to a thing: "changes", "takes". */
export function isRelatingTerm(term: string): boolean {
  return relatingTerms.has(term);
}

/** Verbs of that kind: in a question the things are more important. */
const relatingTerms = new Set(
  termsOfText(
    'change changes changed changing affect affects affected influence influences cause causes caused make makes made let lets become becomes ' +
      'put puts take takes taken bring turn turned turns look looked looks tell tells say says complain complains need needs needed want wants ' +
      'know knows see seen pick picked left way ways place kind several many certain particular actually one two three instead already yet still',
  ),
);

/**
 * Frame words of a question whose subject is the topic: "is gzip supported?", "can something be kept?". Only for questions: a
 * description uses these words for behaviour. Figures: docs/ranking.md.
 */
const framingTerms = new Set(
  termsOfText(
    'support supports supported supporting possible allow allows allowed permitted available able ' +
      'something somebody someone anything anybody anyone everything everybody everyone thing things',
  ),
);

/** "The option `width`": the noun is less important than the name. */
const kindNouns =
  /\b(?:options?|settings?|flags?|parameters?|arguments?|propert(?:y|ies)|fields?|keys?|variables?|attributes?|switch(?:es)?)\b/gi;

/** "Where are cookies stored?" is about cookies: the verb has many synonyms. */
const verbOfPlace = /^\W*where (?:is|are|was|were|gets?) [^?]{1,80}\s([a-z]{3,20}(?:ed|en|pt))\s?\?*\s*$/i;
const placeVerbWeight = 0.4;
const askingWeight = 0.15;

/** Weighs each term by its best line, and slightly more for each repetition; a term of a long log thus never outweighs one of the title. */
export function weighTerms(lines: readonly Passage[], act: Mentions['act']): ReadonlyMap<string, number> {
  const entriesByTerm = new Map<string, { best: number; count: number }>();
  for (const line of lines) {
    if (line.weight === 0) continue;
    const weakTerms = new Set([...termsOfText(verbOfPlace.exec(line.text)?.[1] ?? ''), ...(act === 'question' ? relatingTerms : [])]);
    const frameTerms = act === 'question' ? frameTermsOf(line.text) : askingTerms;
    const text = withoutChangeKinds(line.text);
    for (const term of termsOfText(topicOf(text, act))) {
      const entry = entriesByTerm.get(term) ?? { best: 0, count: 0 };
      const share = frameTerms.has(term) ? askingWeight : weakTerms.has(term) ? placeVerbWeight : 1;
      entry.best = Math.max(entry.best, share * line.weight);
      entry.count++;
      entriesByTerm.set(term, entry);
    }
  }
  if (act === 'question') {
    addRelatedTerms(entriesByTerm);
    addCodeWords(entriesByTerm, lines);
  }
  const weightedTerms = [...entriesByTerm].map(([term, { best, count }]): [string, number] => [term, best * (1 + 0.25 * Math.log(count))]);
  return new Map(weightedTerms.sort((a, b) => b[1] - a[1]).slice(0, maxTerms));
}

/** A line without the words that only ask. "Compare A with B" is a request, although it has the form of a statement. */
function topicOf(text: string, act: Mentions['act']): string {
  const topic = act === 'question' ? withoutAnswerForms(text) : text;
  return act === 'report' ? topic : withoutComparison(topic);
}

/** Adds related words of code for the words of the topic. */
function addRelatedTerms(entriesByTerm: Map<string, { best: number; count: number }>): void {
  for (const [term, { best }] of [...entriesByTerm]) {
    if (isFrameTerm(term)) continue;
    for (const related of relatedTerms(term))
      if (!entriesByTerm.has(related)) entriesByTerm.set(related, { best: best * relatedWeight, count: 1 });
  }
}

/** Adds words of code for phrases whose own words are too common for a search. */
function addCodeWords(entriesByTerm: Map<string, { best: number; count: number }>, lines: readonly Passage[]): void {
  for (const { text, weight } of lines)
    for (const term of termsOfText(codeWordsFor(text)))
      if (!entriesByTerm.has(term)) entriesByTerm.set(term, { best: codeWordWeight * weight, count: 1 });
}

/** Weight of a word of code for a phrase, relative to written words. Set by judgement. */
const codeWordWeight = 0.6;

/** Words of a line that only form the question. */
function frameTermsOf(line: string): ReadonlySet<string> {
  const nouns = namesInLine(line).length > 0 || optionFlag.test(line) ? termsOfText((line.match(kindNouns) ?? []).join(' ')) : [];
  return new Set([...askingTerms, ...framingTerms, ...nouns]);
}

/** A command-line option. */
const optionFlag = /(?<!\S)[`'"]?--?[a-z][\w-]+/i;
