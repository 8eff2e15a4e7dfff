// How well names of code have the words that describe a value: rare words count more, and words that code writes instead count less.
import type { ValueAsked } from '../../reading/asks/value.ts';
import { relatedTo } from '../../reading/mentions/relatedWords.ts';
import { isFrame } from '../../reading/mentions/termWeights.ts';
import { terms as termsOf } from '../../text/terms.ts';

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
  share(name: string, asked: Pick<ValueAsked, 'isDefault' | 'bound'>): number;
}

/** What a word counts that code writes in the place of the one that was asked. */
const instead = 0.7;
/** Words of names that say that a value is one, and not which. */
const saying = new Set(termsOf('default defaults value values max min limit maximum minimum count num number size length options option config'));

/** Weighs the words of `text` by how many of `names` have them. */
export function wordsOf(text: string, names: readonly string[]): AskedWords {
  // A word that is written like a name counts as a whole and in its parts.
  const terms = [...new Set(termsOf(text))].filter((term) => !isFrame(term));
  const counts = new Map<string, number>();
  for (const each of names) for (const term of new Set(termsOf(each))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weight = new Map(terms.map((term) => [term, Math.log(1 + names.length / (1 + (counts.get(term) ?? 0)))]));
  const total = [...weight.values()].reduce((sum, each) => sum + each, 0);
  const meant = new Set(terms.flatMap((term) => [term, ...relatedTo(term)]));
  return {
    terms,
    touches: (each) => termsOf(each).some((term) => meant.has(term)),
    coverage(texts) {
      const own = texts.map(({ text: each, weight: by }) => ({ has: new Set(termsOf(each)), by }));
      const best = (term: string): number => Math.max(0, ...own.map(({ has, by }) => (has.has(term) ? by : 0)));
      let sum = 0;
      for (const term of terms)
        sum += (weight.get(term) ?? 0) * Math.max(best(term), ...relatedTo(term).map((other) => instead * best(other)));
      return total === 0 ? 0 : sum / total;
    },
    share(name) {
      const own = partsOf(name);
      const said = own.filter((term) => meant.has(term) || saying.has(term));
      return own.length === 0 ? 0 : said.length / own.length;
    },
  };
}

/** The parts of a name without the whole, which stands last where there are several. */
function partsOf(name: string): readonly string[] {
  const all = termsOf(name);
  return all.length > 1 ? all.slice(0, -1) : all;
}
