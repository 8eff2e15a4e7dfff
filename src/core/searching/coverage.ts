// Measures how much of a description the lines of a definition cover, with each word weighed by its rarity in the workspace.
import type { SearchIndex } from '../indexing/searchIndex.ts';
import { relatedTerms } from '../reading/mentions/relatedWords.ts';
import { termsOfText } from '../text/tokenizer.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import { matchWeight } from './derivedForms.ts';
import { nameParts } from './nameParts.ts';
import { weightOf, type WeightSource } from './weights/rankingWeights.ts';

/** A word of a question with the words that code may use for it, such as `check` for `verify`. Any one of them counts as the word. */
export interface QuestionWord {
  /** Information of the word. The shares add up to 1; rare and heavy words have the most. */
  readonly share: number;
  /** How well each term matches, 1 for the word itself. */
  readonly forms: ReadonlyMap<string, number>;
}

/** Size of a window: a statement with its condition. Set by judgement. */
const windowLines = 6;
/** Longer definitions are read only to this line. */
const maxDefinitionLines = 400;
/** Longer lines are read only to this character. */
const maxLineLength = 300;

/** The words of `terms`, each with its forms: those that occur in the workspace, or all, where an absent word is as rare as the rarest. */
export function questionWordsOf(
  terms: ReadonlyMap<string, number>,
  search: Pick<SearchIndex, 'rarity'>,
  weightSource: WeightSource = {},
  includesAbsent = false,
): readonly QuestionWord[] {
  const relatedWeight = weightOf('coverage.related', weightSource);
  const formsOf = (term: string, weight: number): string[] =>
    relatedTerms(term).filter((related) => (terms.get(related) ?? Infinity) < weight);
  const coveredTerms = new Set([...terms].flatMap(([term, weight]) => formsOf(term, weight)));
  const rarityOfAbsent = includesAbsent ? Math.max(...[...terms.keys()].map((term) => search.rarity(term))) : 0;
  const valuedWords = [...terms].flatMap(([term, weight]) => {
    if (coveredTerms.has(term)) return [];
    const forms = formsOf(term, weight);
    const rarity = search.rarity(term) || relatedWeight * Math.max(0, ...forms.map((form) => search.rarity(form)));
    const value = weight * (rarity || rarityOfAbsent);
    return value > 0 ? [{ value, forms: new Map([...forms.map((form): [string, number] => [form, relatedWeight]), [term, 1]]) }] : [];
  });
  const sum = valuedWords.reduce((total, { value }) => total + value, 0);
  return valuedWords.map(({ value, forms }) => ({ share: value / sum, forms }));
}

/**
 * Lowers the shares of `questionWords` that occur in none of `names`, the names of the candidates. Names tell what a program is about; words
 * such as "turned" or "longer" occur only in comments.
 */
export function lowerUnnamed(
  questionWords: readonly QuestionWord[],
  names: Iterable<string>,
  weightSource: WeightSource,
): readonly QuestionWord[] {
  const terms = new Set([...names].flatMap((name) => termsOfText(name)));
  const unnamedFactor = weightOf('coverage.unnamed', weightSource);
  const shares = questionWords.map(({ share, forms }) => share * ([...forms.keys()].some((form) => terms.has(form)) ? 1 : unnamedFactor));
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum > 0 ? questionWords.map(({ forms }, at) => ({ share: (shares[at] ?? 0) / sum, forms })) : questionWords;
}

/** How well each term distinguishes lines, 1 for the best. A word that occurs everywhere distinguishes none. */
export function tellingTerms(terms: ReadonlyMap<string, number>, search: Pick<SearchIndex, 'rarity'>): ReadonlyMap<string, number> {
  const questionWords = questionWordsOf(terms, search);
  const maxShare = Math.max(Number.MIN_VALUE, ...questionWords.map(({ share }) => share));
  return new Map(
    questionWords.flatMap(({ share, forms }) => [...forms].map(([term, worth]): [string, number] => [term, (share * worth) / maxShare])),
  );
}

/** How well a line matches each concept, by the index of the concept. */
type WordMatches = ReadonlyMap<number, number>;

/**
 * How much of `questionWords` a definition covers, 0 to 1. Its name counts in full and neighbouring lines of code count less. Scattered
 * words, its documentation and the name of its container count least.
 */
export function coverageOf(
  symbol: SymbolNode,
  lines: readonly string[],
  questionWords: readonly QuestionWord[],
  weightSource: WeightSource,
): number {
  const { name, qualifiedName, doc } = symbol.fact;
  const worth = questionWords.map(() => 0);
  const note = (wordMatches: WordMatches, factor: number): void => {
    for (const [at, value] of wordMatches) worth[at] = Math.max(worth[at] ?? 0, value * factor);
  };
  note(matchWords(nameParts(name), questionWords), 1);
  note(matchWords(termsOfText(qualifiedName.slice(0, -name.length)), questionWords), weightOf('coverage.owner', weightSource));
  note(matchWords(termsOfText(doc ?? ''), questionWords), weightOf('coverage.doc', weightSource));
  const byLine = matchWordsByLine(symbol, lines, questionWords, weightOf('coverage.text', weightSource));
  for (const lineMatches of byLine.values()) note(lineMatches, weightOf('coverage.spread', weightSource));
  const sumOf = (worthAt: (at: number) => number): number => questionWords.reduce((sum, { share }, at) => sum + share * worthAt(at), 0);
  // Adds what the best window covers beyond the name and the scattered words.
  const nearWeight = weightOf('coverage.near', weightSource);
  const gains = windowsOf(byLine).map((windowMatches) =>
    sumOf((at) => Math.max(0, nearWeight * (windowMatches.get(at) ?? 0) - (worth[at] ?? 0))),
  );
  return sumOf((at) => worth[at] ?? 0) + Math.max(0, ...gains);
}

/** How well `terms` match each concept, by the index of the concept; each match is multiplied by `factor`. */
export function matchWords(terms: Iterable<string>, questionWords: readonly QuestionWord[], factor = 1): Map<number, number> {
  const wordMatches = new Map<number, number>();
  let cache = termCaches.get(questionWords);
  if (!cache) termCaches.set(questionWords, (cache = new Map()));
  for (const term of terms) {
    let termMatches = cache.get(term);
    if (!termMatches) cache.set(term, (termMatches = matchTerm(term, questionWords)));
    for (const [at, worth] of termMatches) wordMatches.set(at, Math.max(wordMatches.get(at) ?? 0, worth * factor));
  }
  return wordMatches;
}

/** Cache of the matches of each term per question: the same words occur in many lines. */
const termCaches = new WeakMap<readonly QuestionWord[], Map<string, readonly (readonly [at: number, worth: number])[]>>();

function matchTerm(term: string, questionWords: readonly QuestionWord[]): readonly (readonly [number, number])[] {
  return questionWords.flatMap(({ forms }, at) => {
    const worth = matchWeight(term, forms);
    return worth > 0 ? [[at, worth] as const] : [];
  });
}

/** Matches of each line of a definition without its documentation. Literals that are texts for people are multiplied by `textFactor`. */
function matchWordsByLine(
  { fact }: SymbolNode,
  lines: readonly string[],
  questionWords: readonly QuestionWord[],
  textFactor: number,
): ReadonlyMap<number, WordMatches> {
  const { start, end } = fact.range;
  const matchesByLine = new Map<number, WordMatches>();
  for (let at = start.line; at <= Math.min(end.line, start.line + maxDefinitionLines); at++) {
    if (fact.docLines && at >= fact.docLines.first && at <= fact.docLines.last) continue;
    const line = (lines[at] ?? '').slice(0, maxLineLength);
    const lineMatches = matchWords(termsOfText(line, 'code'), questionWords, textFactor);
    if (lineMatches.size === 0) continue;
    for (const [wordIndex, worth] of matchWords(termsOfText(withoutTexts(line), 'code'), questionWords)) lineMatches.set(wordIndex, worth);
    matchesByLine.set(at, lineMatches);
  }
  return matchesByLine;
}

/** A literal with a space is a text for people; one without is a key or value that code works with. */
const quotedTexts = /"(?:[^"\\]|\\.)*"|(?<=[\s(=,:[{+])'(?:[^'\\]|\\.)*'(?=[\s),;:\]}+.]|$)/g;

function withoutTexts(line: string): string {
  return line.replace(quotedTexts, (text) => (text.includes(' ') ? ' ' : text));
}

/** Matches of each window of {@link windowLines} lines that begins with a matching line. */
function windowsOf(byLine: ReadonlyMap<number, WordMatches>): readonly WordMatches[] {
  return [...byLine.keys()].map((from) => {
    const windowMatches = new Map<number, number>();
    for (let at = from; at < from + windowLines; at++)
      for (const [wordIndex, worth] of byLine.get(at) ?? [])
        windowMatches.set(wordIndex, Math.max(windowMatches.get(wordIndex) ?? 0, worth));
    return windowMatches;
  });
}
