// How well names of code have the words that describe a value: rare words count more, and words that code writes instead count less.
import { relatedTo } from '../../../reading/mentions/relatedWords.ts';
import { isFrame } from '../../../reading/mentions/termWeights.ts';
import { terms as termsOf } from '../../../text/terms.ts';

/** A text and how much a word counts that stands in it. */
export interface WeighedText {
  readonly text: string;
  readonly weight: number;
}

/** The words of a question, weighed. */
export interface AskedWords {
  readonly terms: readonly string[];
  /** Whether any of the words stands in `text`. */
  touches(text: string): boolean;
  /** 0 to 1: the share of the words that stand in the texts, by their weights. */
  coverage(texts: readonly WeighedText[]): number;
  /** 0 to 1: the share of the words of `name` that the question has. */
  share(name: string): number;
}

/** What a word counts that code writes in the place of the one that was asked. */
const instead = 0.7;
/** What a word counts that no name has: it tells nothing apart, but the thing that is asked for may not be there. */
const ofNoName = 0.5;
/** What the words count that say of what it is: "of a request", "when it is parsed". */
const ofRest = 0.6;
/** Words of names that say that a value is one, and not which. */
const saying = new Set(
  termsOf(
    'default defaults value values max min limit maximum minimum count num number size length options option config base type types kind kinds all',
  ),
);
/** What code calls how much of something there is, and how long something takes. Any of a row stands for any other. */
const measures = [
  'deep depth nesting nested level',
  'wait delay sleep pause',
  'large big size bytes length',
  'long time duration timeout ttl age',
  'retries retry attempts',
].map((row) => termsOf(row));

function alsoWritten(term: string): readonly string[] {
  return [...relatedTo(term), ...measures.filter((row) => row.includes(term)).flat()].filter((other) => other !== term);
}

/** Letters that an ending may change: `retries` and `retry` begin alike. */
const ofEnding = 1;
const shortestKey = 3;

/**
 * Whether a text in small letters may have any word that `text` means, told without taking it apart: of some ten thousand lines of a project that set
 * something only those few are looked at whose letters say so.
 */
export function mayTouch(text: string): (lowerCased: string) => boolean {
  const keys = meantBy(text).map((term) => (term.length > shortestKey + ofEnding ? term.slice(0, -ofEnding) : term));
  return (lowerCased) => keys.some((key) => lowerCased.includes(key));
}

/** Terms that the words of `text` mean: they, what code writes instead, and pairs as one. */
function meantBy(text: string): readonly string[] {
  return [...wanted(text).flatMap((term) => [term, ...alsoWritten(term)]), ...pairsOf(text).map(([pair]) => pair)];
}

/** Weighs the words of `text` by how many of `total` names have them; `names` holds at least those of them that {@link mayTouch} lets through. */
export function wordsOf(text: string, names: readonly string[], total = names.length): AskedWords {
  const [head = '', ...rest] = text.split(/\b(?:of|for|when|while|before|between|in|by|to|from|until)\b/iu);
  const first = wanted(head);
  const second = wanted(rest.join(' ')).filter((term) => !first.includes(term));
  const terms = [...first, ...second];
  const counts = new Map<string, number>();
  for (const each of names) for (const term of new Set(termsOf(each))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => {
    const count = counts.get(term) ?? 0;
    const isNowhere = count === 0 && alsoWritten(term).every((other) => !counts.has(other));
    return Math.log(1 + total / (1 + count)) * (isNowhere ? ofNoName : 1) * (first.length && !first.includes(term) ? ofRest : 1);
  };
  const weight = new Map(terms.map((term) => [term, weightOf(term)]));
  const whole = [...weight.values()].reduce((sum, each) => sum + each, 0);
  const meant = new Set(meantBy(text));
  const joined = pairsOf(text);
  return {
    terms,
    touches: (each) => termsOf(each).some((term) => meant.has(term)),
    coverage(texts) {
      const own = texts.map(({ text: each, weight: by }) => ({ has: new Set(termsOf(each)), by }));
      const best = (term: string): number => Math.max(0, ...own.map(({ has, by }) => (has.has(term) ? by : 0)));
      const pairs = joined.filter(([pair]) => best(pair) > 0);
      let sum = 0;
      for (const term of terms) {
        const inPair = pairs.flatMap(([pair, parts]) => (parts.includes(term) ? [best(pair)] : []));
        sum += (weight.get(term) ?? 0) * Math.max(best(term), ...inPair, ...alsoWritten(term).map((other) => instead * best(other)));
      }
      return whole === 0 ? 0 : sum / whole;
    },
    share(name) {
      const own = partsOf(name);
      const said = own.filter((term) => meant.has(term) || saying.has(term));
      return own.length === 0 ? 0 : said.length / own.length;
    },
  };
}

function wanted(text: string): readonly string[] {
  return [...new Set(termsOf(text))].filter((term) => !isFrame(term));
}

/** Two words that code writes as one: "file name". */
function pairsOf(text: string): readonly (readonly [string, readonly string[]])[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const [pair] = next === undefined ? [] : termsOf(word + next);
    return pair === undefined ? [] : [[pair, termsOf(`${word} ${next ?? ''}`)] as const];
  });
}

/** The parts of a name without the whole, which stands last where there are several. */
function partsOf(name: string): readonly string[] {
  const all = termsOf(name);
  return all.length > 1 ? all.slice(0, -1) : all;
}
