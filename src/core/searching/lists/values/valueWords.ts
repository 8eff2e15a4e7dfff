// Matches names of code with the words that describe a value: rare words weigh more, synonyms weigh less.
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { relatedTerms } from '../../../reading/mentions/relatedWords.ts';
import { isFrame, isRelating } from '../../../reading/mentions/termWeights.ts';
import { terms as termsOf } from '../../../text/terms.ts';

/** A text with the weight of words in it. */
export interface WeighedText {
  readonly text: string;
  readonly weight: number;
}

/** The words of a question, weighed. */
export interface WeighedWords {
  readonly terms: readonly string[];
  /** Whether `text` has any of the words. */
  touches(text: string): boolean;
  /** 0 to 1: weighted share of the words in the texts. */
  coverage(texts: readonly WeighedText[]): number;
  /** 0 to 1: unweighted share of the words in the texts. */
  held(texts: readonly string[]): number;
  /** Whether the requested noun is in none of the texts. */
  lacksNoun(texts: readonly string[]): boolean;
  /** 0 to 1: share of the words of `name` that are in the question. */
  share(name: string): number;
  /** Whether the question has all words of `name`, of which at least `fewest` are specific. */
  isWhole(name: string, fewest: number): boolean;
}

/** Weight of a synonym in code for a word of the question. */
const instead = 0.7;
/** Weight of a word that is in no name: it distinguishes nothing, but the requested thing may be missing. */
const ofNoName = 0.5;
/** Weight of qualifying words: "of a request", "when it is parsed". */
const ofRest = 0.6;
/** Share of a name that only says that it is a value. Set by judgement. */
const ofSaying = 0.6;
/** Generic words in names of values: they do not tell which value it is. */
const saying = new Set(
  termsOf(
    'default defaults value values max min limit maximum minimum count num number size length options option config base type types kind kinds all constant constants enum list table set names allowed supported known valid available possible',
  ),
);
/** Nouns of measure, for which code writes the unit or nothing. */
const ofMeasure = new Set(
  termsOf('period duration time times interval length size depth width height capacity amount long wide high fast'),
);

/** Whether a name is generic: it says that it holds values, but not which. */
export function isSaying(name: string): boolean {
  return partsOf(name).every((term) => saying.has(term));
}

/**
 * Synonyms in code for measures and durations, common abbreviations, and opposites of the same thing. Words of one row are
 * interchangeable.
 */
const measures = [
  'deep depth nesting nested level',
  'wait delay sleep pause',
  'wait queue backlog pending',
  'large big size bytes length',
  'long time duration timeout ttl age',
  'wide width columns',
  'high height rows',
  'fast rate speed',
  'retries retry attempts',
  'extension ext suffix',
  'delimiter delim separator sep',
  'directory dir folder',
  'show display hide',
  'include exclude',
  'allow deny forbid',
].map((row) => termsOf(row));

function alsoWritten(term: string): readonly string[] {
  const all = [...relatedTerms(term), ...measures.filter((row) => row.includes(term)).flat(), ...deedsOf(term)];
  return all.filter((other) => other !== term);
}

/** Verbs of an agent noun, as a parser parses. "Serialized" and "serializable" have different stems. */
function deedsOf(term: string): readonly string[] {
  return /^[a-z]{3,}(?:er|or)$/.test(term)
    ? termsOf(`${term.slice(0, -1)} ${term.slice(0, -2)}e`)
    : /^[a-z]{4,}$/.test(term)
      ? [`${term}iz`]
      : [];
}

/** Letters that an ending may change: `retries` and `retry` share a prefix. */
const ofEnding = 1;
const shortestKey = 3;

/**
 * Fast filter: whether a lower-case text may have a word of `text`, without tokenizing it. Only few of some ten thousand lines of a
 * project that set something pass.
 */
export function mayTouch(text: string): (lowerCased: string) => boolean {
  const keys = meantBy(text).map((term) => (term.length > shortestKey + ofEnding ? term.slice(0, -ofEnding) : term));
  return (lowerCased) => keys.some((key) => lowerCased.includes(key));
}

/** Terms of the words of `text`: the words, their synonyms, and compounds. */
function meantBy(text: string): readonly string[] {
  return [...wanted(text).flatMap((term) => [term, ...alsoWritten(term)]), ...pairsOf(text).map(([pair]) => pair)];
}

/** Weights of the verb: "shown" is decisive for a yes-or-no question, while "followed" or "kept" has many synonyms. Set by judgement. */
const [ofTruth, ofDeed] = [1.5, 0.5];

/** Weighs the words of the question by how many of `total` names have them. `names` holds at least those that {@link mayTouch} accepts. */
export function weighWords(
  { words: text, deed, kind, noun }: Pick<ValueQuestion, 'words' | 'deed' | 'kind' | 'noun'>,
  names: readonly string[],
  total = names.length,
): WeighedWords {
  const deeds = termsOf(deed);
  const nounTerms = wanted(noun).filter((term) => !saying.has(term) && !ofMeasure.has(term));
  const [head = '', ...rest] = text.split(/\b(?:of|for|when|while|before|between|in|by|to|from|until)\b/iu);
  const ofHead = wanted(head);
  // In "Which types can be serialized?" the head noun is generic, so the verb decides.
  const first = ofHead.every((term) => saying.has(term)) ? [] : ofHead;
  const terms = [...new Set([...ofHead, ...wanted(rest.join(' '))])];
  const isAllDeed = terms.every((term) => deeds.includes(term) || saying.has(term));
  const counts = new Map<string, number>();
  for (const each of names) for (const term of new Set(termsOf(each))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => {
    const count = counts.get(term) ?? 0;
    const isNowhere = count === 0 && alsoWritten(term).every((other) => !counts.has(other));
    const byDeed = !deeds.includes(term) || isAllDeed ? 1 : kind === 'truth' ? ofTruth : ofDeed;
    return Math.log(1 + total / (1 + count)) * (isNowhere ? ofNoName : 1) * byDeed * (first.length && !first.includes(term) ? ofRest : 1);
  };
  const weight = new Map(terms.map((term) => [term, weightOf(term)]));
  const whole = [...weight.values()].reduce((sum, each) => sum + each, 0);
  const meant = new Set(meantBy(text));
  const joined = pairsOf(text);
  const bestIn = (texts: readonly WeighedText[]): ((term: string) => number) => {
    const own = texts.map(({ text: each, weight: by }) => ({ has: new Set(termsOf(each)), by }));
    const best = (term: string): number => Math.max(0, ...own.map(({ has, by }) => (has.has(term) ? by : 0)));
    const pairs = joined.filter(([pair]) => best(pair) > 0);
    return (term) => {
      const inPair = pairs.flatMap(([pair, parts]) => (parts.includes(term) ? [best(pair)] : []));
      return Math.max(best(term), ...inPair, ...alsoWritten(term).map((other) => instead * best(other)));
    };
  };
  return {
    terms,
    touches: (each) => termsOf(each).some((term) => meant.has(term)),
    coverage(texts) {
      const match = bestIn(texts);
      const sum = terms.reduce((all, term) => all + (weight.get(term) ?? 0) * match(term), 0);
      return whole === 0 ? 0 : sum / whole;
    },
    held(texts) {
      const found = bestIn(texts.map((each) => ({ text: each, weight: 1 })));
      const told = terms.filter((term) => !ofMeasure.has(term) || found(term) === 1);
      return told.length === 0 ? 1 : told.filter((term) => found(term) > 0).length / told.length;
    },
    lacksNoun(texts) {
      const found = bestIn(texts.map((each) => ({ text: each, weight: 1 })));
      return nounTerms.length > 0 && nounTerms.every((term) => found(term) === 0);
    },
    isWhole(name, fewest) {
      const own = partsOf(name).filter((term) => !saying.has(term));
      return own.length >= fewest && own.every((term) => meant.has(term));
    },
    share(name) {
      const own = partsOf(name);
      const said = own.filter((term) => meant.has(term) || saying.has(term));
      // A generic name is neither right nor wrong.
      if (own.every((term) => saying.has(term) && !meant.has(term))) return ofSaying;
      return said.length / own.length;
    },
  };
}

/** Nouns that usually frame a question, but are the topic of a question for a value: error codes, file names. */
const nouns = new Set(termsOf('file files error errors code class classes method methods function functions project version result'));

/** Verbs that only express a state. */
const verbs = new Set(termsOf('considered counted treated regarded stand stands mean means'));

function wanted(text: string): readonly string[] {
  return [...new Set(termsOf(text))].filter((term) => nouns.has(term) || !(isFrame(term) || isRelating(term) || verbs.has(term)));
}

const particle = /^(?:in|out|off|up|down|back)$/;

/** Pairs of words that code writes as one: "file name". */
function pairsOf(text: string): readonly (readonly [string, readonly string[]])[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined) return [];
    const parts = termsOf(`${word} ${next}`);
    // A verb and its particle form one noun in code: "times out" is a timeout.
    const own = particle.test(next) ? [word, ...termsOf(word)] : [word];
    return [...new Set(own.flatMap((each) => termsOf(each + next)))].map((pair) => [pair, parts] as const);
  });
}

/** Parts of a name, without the whole name that comes last when there are several. */
function partsOf(name: string): readonly string[] {
  const all = termsOf(name);
  return all.length > 1 ? all.slice(0, -1) : all;
}
