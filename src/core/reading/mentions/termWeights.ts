// How much each word of a question counts in a search: by the line that it stands in, and little for words that only ask.
import { terms as termsOf } from '../../text/terms.ts';
import { withoutChangeKinds } from '../changeKinds.ts';
import { withoutAnswerForms } from './answerForms.ts';
import { relatedTerms, relatedWeight } from './relatedWords.ts';
import { namesInLine } from './names.ts';
import type { Passage } from './passages.ts';
import type { Mentions } from './mentions.ts';
import { saidOtherwise } from './saidOtherwise.ts';

/** More terms than these are not searched; the strongest stay. Long logs would otherwise cost time and bring only noise. */
const mostTerms = 120;

/** Words that say how something is asked, not what about. They are weak, not absent: code may well be called `find`. */
const asking = new Set(
  termsOf(
    'a an the is are was were be been do does did how what where when which who why can could should would will shall may might must have has had ' +
      'i we you it its my our your this that these those there here of in on at to for from by with about into as and or not no but if then than so ' +
      'please tell show explain describe me us find code function functions method methods class classes file files codebase project repo repository ' +
      'return returns returning returned whether given ' +
      'come comes coming go goes going work works working decided decide defined implemented handled happen happens used use using get gets getting got trace follow walk through flow ' +
      'error errors issue bug fail fails failing failed problem when while after before expected actual result example version latest',
  ),
);

/** True for a term that says how something is asked, not what about. */
export function isAsking(term: string): boolean {
  return asking.has(term);
}

/** True for a term that says nothing of what a question is about: of those that ask or frame it. */
export function isFrame(term: string): boolean {
  return asking.has(term) || framing.has(term);
}

/** True for a term that says that something is done to a thing, not what. */
export function isRelating(term: string): boolean {
  return relating.has(term);
}

/** Verbs that say that something is done to a thing, not what: in a question the things tell more. */
const relating = new Set(
  termsOf(
    'change changes changed changing affect affects affected influence influences cause causes caused make makes made let lets become becomes ' +
      'put puts take takes taken bring turn turned turns look looked looks tell tells say says complain complains need needs needed want wants ' +
      'know knows see seen pick picked left way ways place kind several many certain particular actually one two three instead already yet still',
  ),
);

/**
 * The frame of a question whose subject says what it is about: "is gzip supported?", "can something be kept?". In a question alone: a description
 * says with these words what code does. Of 56 questions of newcomers over 12 projects two more have the right place first or second, none less; of 72
 * tasks (`clew eval`, 2026-11-26) MRR@10 is 81.8 after 81.6.
 */
const framing = new Set(
  termsOf(
    'support supports supported supporting possible allow allows allowed permitted available able ' +
      'something somebody someone anything anybody anyone everything everybody everyone thing things',
  ),
);

/** "The option `width`": a noun for what a name is of says less than the name. */
const kindNouns =
  /\b(?:options?|settings?|flags?|parameters?|arguments?|propert(?:y|ies)|fields?|keys?|variables?|attributes?|switch(?:es)?)\b/gi;

/** "Where are cookies stored?" is about cookies: what is done to them may be said in many words. */
const doneTo = /^\W*where (?:is|are|was|were|gets?) [^?]{1,80}\s([a-z]{3,20}(?:ed|en|pt))\s?\?*\s*$/i;
const doneWeight = 0.4;
const askingWeight = 0.15;

/**
 * Weighs each term by the best line that it stands in, and a little more when it comes again; a term of a long log thus never
 * outweighs one of the title.
 */
export function weighTerms(lines: readonly Passage[], act: Mentions['act']): ReadonlyMap<string, number> {
  const seen = new Map<string, { best: number; count: number }>();
  for (const line of lines) {
    if (line.weight === 0) continue;
    const done = new Set([...termsOf(doneTo.exec(line.text)?.[1] ?? ''), ...(act === 'question' ? relating : [])]);
    const frame = act === 'question' ? frameOf(line.text) : asking;
    const text = withoutChangeKinds(line.text);
    for (const term of termsOf(act === 'question' ? withoutAnswerForms(text) : text)) {
      const entry = seen.get(term) ?? { best: 0, count: 0 };
      const share = frame.has(term) ? askingWeight : done.has(term) ? doneWeight : 1;
      entry.best = Math.max(entry.best, share * line.weight);
      entry.count++;
      seen.set(term, entry);
    }
  }
  if (act === 'question') {
    addRelated(seen);
    addOtherwise(seen, lines);
  }
  const weighed = [...seen].map(([term, { best, count }]): [string, number] => [term, best * (1 + 0.25 * Math.log(count))]);
  return new Map(weighed.sort((a, b) => b[1] - a[1]).slice(0, mostTerms));
}

/** Adds what code may write in the place of the words that tell what a question is about. */
function addRelated(seen: Map<string, { best: number; count: number }>): void {
  for (const [term, { best }] of [...seen]) {
    if (isFrame(term)) continue;
    for (const other of relatedTerms(term)) if (!seen.has(other)) seen.set(other, { best: best * relatedWeight, count: 1 });
  }
}

/** Adds the words of code for phrases whose own words are too common to be searched. */
function addOtherwise(seen: Map<string, { best: number; count: number }>, lines: readonly Passage[]): void {
  for (const { text, weight } of lines)
    for (const term of termsOf(saidOtherwise(text))) if (!seen.has(term)) seen.set(term, { best: otherwiseWeight * weight, count: 1 });
}

/** What a word of code for a phrase counts beside the words that are written. Set by judgement. */
const otherwiseWeight = 0.6;

/** What of a line of a question is only how it asks. */
function frameOf(line: string): ReadonlySet<string> {
  const nouns = namesInLine(line).length > 0 || flag.test(line) ? termsOf((line.match(kindNouns) ?? []).join(' ')) : [];
  return new Set([...asking, ...framing, ...nouns]);
}

/** An option of a command line. */
const flag = /(?<!\S)[`'"]?--?[a-z][\w-]+/i;
