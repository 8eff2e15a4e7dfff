// Measures how much of a description the lines of a definition cover, with each word weighed by its rarity in the workspace.
import type { SearchIndex } from '../indexing/searchIndex.ts';
import { relatedTerms } from '../reading/mentions/relatedWords.ts';
import { termsOfText } from '../text/tokenizer.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import { matchWeight } from './derivedForms.ts';
import { nameParts } from './nameParts.ts';
import { weightOf, type WeightSource } from './rankingWeights.ts';

/** A word of a question with the words that code may use for it, such as `check` for `verify`. Any one of them counts as the word. */
export interface Concept {
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

/** The words of `terms` that occur in the workspace, each with its forms. */
export function conceptsOf(
  terms: ReadonlyMap<string, number>,
  search: Pick<SearchIndex, 'rarity'>,
  weightSource: WeightSource = {},
): readonly Concept[] {
  const relatedWeight = weightOf('coverage.related', weightSource);
  const formsOf = (term: string, weight: number): string[] =>
    relatedTerms(term).filter((related) => (terms.get(related) ?? Infinity) < weight);
  const coveredTerms = new Set([...terms].flatMap(([term, weight]) => formsOf(term, weight)));
  const weighedConcepts = [...terms].flatMap(([term, weight]) => {
    if (coveredTerms.has(term)) return [];
    const forms = formsOf(term, weight);
    const value = weight * (search.rarity(term) || relatedWeight * Math.max(0, ...forms.map((form) => search.rarity(form))));
    return value > 0 ? [{ value, forms: new Map([...forms.map((form): [string, number] => [form, relatedWeight]), [term, 1]]) }] : [];
  });
  const sum = weighedConcepts.reduce((total, { value }) => total + value, 0);
  return weighedConcepts.map(({ value, forms }) => ({ share: value / sum, forms }));
}

/**
 * Lowers the shares of `concepts` that occur in none of `names`, the names of the candidates. Names tell what a program is about; words
 * such as "turned" or "longer" occur only in comments.
 */
export function lowerUnnamed(concepts: readonly Concept[], names: Iterable<string>, weightSource: WeightSource): readonly Concept[] {
  const terms = new Set([...names].flatMap((name) => termsOfText(name)));
  const unnamedFactor = weightOf('coverage.unnamed', weightSource);
  const shares = concepts.map(({ share, forms }) => share * ([...forms.keys()].some((form) => terms.has(form)) ? 1 : unnamedFactor));
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum > 0 ? concepts.map(({ forms }, at) => ({ share: (shares[at] ?? 0) / sum, forms })) : concepts;
}

/** How well each term distinguishes lines, 1 for the best. A word that occurs everywhere distinguishes none. */
export function tellingTerms(terms: ReadonlyMap<string, number>, search: Pick<SearchIndex, 'rarity'>): ReadonlyMap<string, number> {
  const concepts = conceptsOf(terms, search);
  const maxShare = Math.max(Number.MIN_VALUE, ...concepts.map(({ share }) => share));
  return new Map(
    concepts.flatMap(({ share, forms }) => [...forms].map(([term, worth]): [string, number] => [term, (share * worth) / maxShare])),
  );
}

/** How well a line matches each concept, by the index of the concept. */
type ConceptMatches = ReadonlyMap<number, number>;

/**
 * How much of `concepts` a definition covers, 0 to 1. Its name counts in full and neighbouring lines of code count less. Scattered
 * words, its documentation and the name of its container count least.
 */
export function coverageOf(symbol: SymbolNode, lines: readonly string[], concepts: readonly Concept[], weightSource: WeightSource): number {
  const { name, qualifiedName, doc } = symbol.fact;
  const worth = concepts.map(() => 0);
  const note = (conceptMatches: ConceptMatches, factor: number): void => {
    for (const [at, value] of conceptMatches) worth[at] = Math.max(worth[at] ?? 0, value * factor);
  };
  note(matchConcepts(nameParts(name), concepts), 1);
  note(matchConcepts(termsOfText(qualifiedName.slice(0, -name.length)), concepts), weightOf('coverage.owner', weightSource));
  note(matchConcepts(termsOfText(doc ?? ''), concepts), weightOf('coverage.doc', weightSource));
  const byLine = matchConceptsByLine(symbol, lines, concepts, weightOf('coverage.text', weightSource));
  for (const lineMatches of byLine.values()) note(lineMatches, weightOf('coverage.spread', weightSource));
  const sumOf = (worthAt: (at: number) => number): number => concepts.reduce((sum, { share }, at) => sum + share * worthAt(at), 0);
  // Adds what the best window covers beyond the name and the scattered words.
  const nearWeight = weightOf('coverage.near', weightSource);
  const gains = windowsOf(byLine).map((windowMatches) =>
    sumOf((at) => Math.max(0, nearWeight * (windowMatches.get(at) ?? 0) - (worth[at] ?? 0))),
  );
  return sumOf((at) => worth[at] ?? 0) + Math.max(0, ...gains);
}

/** How well `terms` match each concept, by the index of the concept; each match is multiplied by `factor`. */
export function matchConcepts(terms: Iterable<string>, concepts: readonly Concept[], factor = 1): Map<number, number> {
  const conceptMatches = new Map<number, number>();
  let cache = termCaches.get(concepts);
  if (!cache) termCaches.set(concepts, (cache = new Map()));
  for (const term of terms) {
    let termMatches = cache.get(term);
    if (!termMatches) cache.set(term, (termMatches = matchTerm(term, concepts)));
    for (const [at, worth] of termMatches) conceptMatches.set(at, Math.max(conceptMatches.get(at) ?? 0, worth * factor));
  }
  return conceptMatches;
}

/** Cache of the matches of each term per question: the same words occur in many lines. */
const termCaches = new WeakMap<readonly Concept[], Map<string, readonly (readonly [at: number, worth: number])[]>>();

function matchTerm(term: string, concepts: readonly Concept[]): readonly (readonly [number, number])[] {
  return concepts.flatMap(({ forms }, at) => {
    const worth = matchWeight(term, forms);
    return worth > 0 ? [[at, worth] as const] : [];
  });
}

/** Matches of each line of a definition without its documentation. Literals that are texts for people are multiplied by `textFactor`. */
function matchConceptsByLine(
  { fact }: SymbolNode,
  lines: readonly string[],
  concepts: readonly Concept[],
  textFactor: number,
): ReadonlyMap<number, ConceptMatches> {
  const { start, end } = fact.range;
  const matchesByLine = new Map<number, ConceptMatches>();
  for (let at = start.line; at <= Math.min(end.line, start.line + maxDefinitionLines); at++) {
    if (fact.docLines && at >= fact.docLines.first && at <= fact.docLines.last) continue;
    const line = (lines[at] ?? '').slice(0, maxLineLength);
    const lineMatches = matchConcepts(termsOfText(line, 'code'), concepts, textFactor);
    if (lineMatches.size === 0) continue;
    for (const [concept, worth] of matchConcepts(termsOfText(withoutTexts(line), 'code'), concepts)) lineMatches.set(concept, worth);
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
function windowsOf(byLine: ReadonlyMap<number, ConceptMatches>): readonly ConceptMatches[] {
  return [...byLine.keys()].map((from) => {
    const windowMatches = new Map<number, number>();
    for (let at = from; at < from + windowLines; at++)
      for (const [concept, worth] of byLine.get(at) ?? []) windowMatches.set(concept, Math.max(windowMatches.get(concept) ?? 0, worth));
    return windowMatches;
  });
}
