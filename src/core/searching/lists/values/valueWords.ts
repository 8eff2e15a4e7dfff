// Matches names of code with the words that describe a value: rare words weigh more, synonyms weigh less.
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { relatedTerms } from '../../../reading/mentions/relatedWords.ts';
import { isFrameTerm, isRelatingTerm } from '../../../reading/mentions/termWeights.ts';
import { termsOfText } from '../../../text/tokenizer.ts';
import { nameParts } from '../../nameParts.ts';

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
  wordShare(texts: readonly string[]): number;
  /** Whether the requested noun is in none of the texts. */
  lacksNoun(texts: readonly string[]): boolean;
  /** 0 to 1: share of the words of `name` that are in the question. */
  nameShare(name: string): number;
  /** Whether the question has all words of `name`, of which at least `minSpecific` are specific. */
  isWhole(name: string, minSpecific: number): boolean;
}

/** Weight of a synonym in code for a word of the question. */
const synonymWeight = 0.7;
/** Weight of a word that is in no name: it distinguishes nothing, but the requested thing may be missing. */
const noNameWeight = 0.5;
/** Weight of qualifying words: "of a request", "when it is parsed". */
const qualifierWeight = 0.6;
/** Share of a name that only says that it is a value. Set by judgement. */
const genericShare = 0.6;
/** Generic words in names of values: they do not tell which value it is. */
const genericTerms = new Set(
  termsOfText(
    'default defaults value values max min limit maximum minimum count num number size length options option config base type types kind kinds all constant constants enum list table set names allowed supported known valid available possible get ms millis milliseconds sec secs seconds',
  ),
);
/** Nouns of measure, for which code writes the unit or nothing. */
const measureTerms = new Set(
  termsOfText('period duration time times interval length size depth width height capacity amount long wide high fast'),
);

/** Whether a name is generic: it says that it holds values, but not which. */
export function isGenericName(name: string): boolean {
  return nameParts(name).every(isGenericTerm);
}

/** Whether a term says nothing about which value it is: `max`, `default`, a unit. */
export function isGenericTerm(term: string): boolean {
  return genericTerms.has(term);
}

/** Whether a term names a measure: "size", "time", "length". */
export function isMeasureTerm(term: string): boolean {
  return measureTerms.has(term);
}

/**
 * Synonyms in code for measures and durations, common abbreviations, and opposites of the same thing. Words of one row are
 * interchangeable.
 */
const synonymRows = [
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
].map((row) => termsOfText(row));

function synonymsOf(term: string): readonly string[] {
  const synonyms = [...relatedTerms(term), ...synonymRows.filter((row) => row.includes(term)).flat(), ...verbsOf(term)];
  return synonyms.filter((synonym) => synonym !== term);
}

/** Verbs of an agent noun, as a parser parses. "Serialized" and "serializable" have different stems. */
function verbsOf(term: string): readonly string[] {
  return /^[a-z]{3,}(?:er|or)$/.test(term)
    ? termsOfText(`${term.slice(0, -1)} ${term.slice(0, -2)}e`)
    : /^[a-z]{4,}$/.test(term)
      ? [`${term}iz`]
      : [];
}

/** Letters that an ending may change: `retries` and `retry` share a prefix. */
const endingLength = 1;
/** Shorter keys would pass nearly every line. */
const minKeyLength = 3;

/**
 * Fast filter: whether a lower-case text may have a word of `text`, without tokenizing it. Only few of some ten thousand lines of a
 * project that set something pass.
 */
export function wordFilter(text: string): (lowerText: string) => boolean {
  const keys = expandTerms(text).map((term) => (term.length > minKeyLength + endingLength ? term.slice(0, -endingLength) : term));
  return (lowerText) => keys.some((key) => lowerText.includes(key));
}

/** Terms of the words of `text`: the words, their synonyms, and compounds. */
function expandTerms(text: string): readonly string[] {
  return [...describingTerms(text).flatMap((term) => [term, ...synonymsOf(term)]), ...pairsOf(text).map(([pair]) => pair)];
}

/** Weight of the verb of a yes-or-no question, where it is decisive: "Is it shown?" Set by judgement. */
const truthVerbWeight = 1.5;
/** Weight of the verb of another question, where it has many synonyms: "followed", "kept". Set by judgement. */
const verbWeight = 0.5;

/**
 * Weighs the words of the question by how many of `total` names have them. `names` holds at least those that {@link wordFilter} accepts.
 */
export function weighWords(
  { words: text, verb, kind, noun }: Pick<ValueQuestion, 'words' | 'verb' | 'kind' | 'noun'>,
  names: readonly string[],
  total = names.length,
): WeighedWords {
  const verbTerms = termsOfText(verb);
  const nounTerms = describingTerms(noun).filter((term) => !genericTerms.has(term) && !measureTerms.has(term));
  const [head = '', ...qualifiers] = text.split(/\b(?:of|for|when|while|before|between|in|by|to|from|until)\b/iu);
  const headTerms = describingTerms(head);
  // In "Which types can be serialized?" the head noun is generic, so the verb decides.
  const decisiveTerms = headTerms.every((term) => genericTerms.has(term)) ? [] : headTerms;
  const terms = [...new Set([...headTerms, ...describingTerms(qualifiers.join(' '))])];
  const isAllVerbs = terms.every((term) => verbTerms.includes(term) || genericTerms.has(term));
  const counts = new Map<string, number>();
  for (const each of names) for (const term of new Set(termsOfText(each))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const termWeight = (term: string): number => {
    const count = counts.get(term) ?? 0;
    const isNowhere = count === 0 && synonymsOf(term).every((synonym) => !counts.has(synonym));
    const verbFactor = !verbTerms.includes(term) || isAllVerbs ? 1 : kind === 'truth' ? truthVerbWeight : verbWeight;
    return (
      Math.log(1 + total / (1 + count)) *
      (isNowhere ? noNameWeight : 1) *
      verbFactor *
      (decisiveTerms.length && !decisiveTerms.includes(term) ? qualifierWeight : 1)
    );
  };
  return wordsOfWeights(text, nounTerms, new Map(terms.map((term) => [term, termWeight(term)])));
}

function wordsOfWeights(text: string, nounTerms: readonly string[], termWeights: ReadonlyMap<string, number>): WeighedWords {
  const terms = [...termWeights.keys()];
  const totalWeight = [...termWeights.values()].reduce((sum, each) => sum + each, 0);
  const meantTerms = new Set(expandTerms(text));
  const wordPairs = pairsOf(text);
  return {
    terms,
    touches: (each) => termsOfText(each).some((term) => meantTerms.has(term)),
    coverage(texts) {
      const match = matcherOf(texts, wordPairs);
      const sum = terms.reduce((total, term) => total + (termWeights.get(term) ?? 0) * match(term), 0);
      return totalWeight === 0 ? 0 : sum / totalWeight;
    },
    wordShare(texts) {
      const match = matcherOf(withEqualWeight(texts), wordPairs);
      const countedTerms = terms.filter((term) => !measureTerms.has(term) || match(term) === 1);
      return countedTerms.length === 0 ? 1 : countedTerms.filter((term) => match(term) > 0).length / countedTerms.length;
    },
    lacksNoun(texts) {
      const match = matcherOf(withEqualWeight(texts), wordPairs);
      return nounTerms.length > 0 && nounTerms.every((term) => match(term) === 0);
    },
    isWhole(name, minSpecific) {
      const specificTerms = nameParts(name).filter((term) => !genericTerms.has(term));
      return specificTerms.length >= minSpecific && specificTerms.every((term) => meantTerms.has(term));
    },
    nameShare(name) {
      const nameTerms = nameParts(name);
      const matchingTerms = nameTerms.filter((term) => meantTerms.has(term) || genericTerms.has(term));
      // A generic name is neither right nor wrong.
      if (nameTerms.every((term) => genericTerms.has(term) && !meantTerms.has(term))) return genericShare;
      return matchingTerms.length / nameTerms.length;
    },
  };
}

/** Tells how well a term matches `texts`: the weight of the best text that has it, its compound in `wordPairs`, or a synonym. */
function matcherOf(texts: readonly WeighedText[], wordPairs: ReturnType<typeof pairsOf>): (term: string) => number {
  const termSets = texts.map(({ text, weight }) => ({ set: new Set(termsOfText(text)), weight }));
  const best = (term: string): number => Math.max(0, ...termSets.map(({ set, weight }) => (set.has(term) ? weight : 0)));
  const pairs = wordPairs.filter(([pair]) => best(pair) > 0);
  return (term) => {
    const inPair = pairs.flatMap(([pair, parts]) => (parts.includes(term) ? [best(pair)] : []));
    return Math.max(best(term), ...inPair, ...synonymsOf(term).map((synonym) => synonymWeight * best(synonym)));
  };
}

function withEqualWeight(texts: readonly string[]): readonly WeighedText[] {
  return texts.map((text) => ({ text, weight: 1 }));
}

/** Nouns that usually frame a question, but are the topic of a question for a value: error codes, file names. */
const topicNouns = new Set(
  termsOfText('file files error errors code class classes method methods function functions project version result'),
);

/** Verbs that only express a state. */
const stateVerbs = new Set(termsOfText('considered counted treated regarded stand stands mean means'));

function describingTerms(text: string): readonly string[] {
  return [...new Set(termsOfText(text))].filter(
    (term) => topicNouns.has(term) || !(isFrameTerm(term) || isRelatingTerm(term) || stateVerbs.has(term)),
  );
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
    const parts = termsOfText(`${word} ${next}`);
    // A verb and its particle form one noun in code: "times out" is a timeout.
    const firstWords = particle.test(next) ? [word, ...termsOfText(word)] : [word];
    return [...new Set(firstWords.flatMap((each) => termsOfText(each + next)))].map((pair) => [pair, parts] as const);
  });
}
