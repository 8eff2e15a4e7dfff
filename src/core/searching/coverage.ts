// Measures how much of a description the lines of a definition cover, with each word weighed by its rarity in the workspace.
import type { SearchIndex } from '../indexing/types.ts';
import { relatedTerms } from '../reading/mentions/relatedWords.ts';
import { terms as termsOf } from '../text/terms.ts';
import type { SymbolNode } from '../graph/edges/types.ts';
import { worthIn } from './derivedForms.ts';
import { nameParts } from './nameParts.ts';
import { weightOf, type OwnWeights } from './weights.ts';

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
const mostLines = 400;
const longestLine = 300;

/** The words of `terms` that occur in the workspace, each with its forms. */
export function conceptsOf(
  terms: ReadonlyMap<string, number>,
  search: Pick<SearchIndex, 'rarity'>,
  weighed: OwnWeights = {},
): readonly QuestionWord[] {
  const related = weightOf('coverage.related', weighed);
  const formsOf = (term: string, weight: number): string[] => relatedTerms(term).filter((other) => (terms.get(other) ?? Infinity) < weight);
  const others = new Set([...terms].flatMap(([term, weight]) => formsOf(term, weight)));
  const matches = [...terms].flatMap(([term, weight]) => {
    if (others.has(term)) return [];
    const forms = formsOf(term, weight);
    const value = weight * (search.rarity(term) || related * Math.max(0, ...forms.map((form) => search.rarity(form))));
    return value > 0 ? [{ value, forms: new Map([...forms.map((form): [string, number] => [form, related]), [term, 1]]) }] : [];
  });
  const sum = matches.reduce((total, { value }) => total + value, 0);
  return matches.map(({ value, forms }) => ({ share: value / sum, forms }));
}

/**
 * Lowers the shares of `concepts` that occur in none of `names`, the names of the candidates. Names tell what a program is about; words
 * such as "turned" or "longer" occur only in comments.
 */
export function namedMore(concepts: readonly QuestionWord[], names: Iterable<string>, weighed: OwnWeights): readonly QuestionWord[] {
  const terms = new Set([...names].flatMap((name) => termsOf(name)));
  const unnamed = weightOf('coverage.unnamed', weighed);
  const shares = concepts.map(({ share, forms }) => share * ([...forms.keys()].some((form) => terms.has(form)) ? 1 : unnamed));
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum > 0 ? concepts.map(({ forms }, at) => ({ share: (shares[at] ?? 0) / sum, forms })) : concepts;
}

/** How well each term distinguishes lines, 1 for the best. A word that occurs everywhere distinguishes none. */
export function tellingTerms(terms: ReadonlyMap<string, number>, search: Pick<SearchIndex, 'rarity'>): ReadonlyMap<string, number> {
  const concepts = conceptsOf(terms, search);
  const most = Math.max(Number.MIN_VALUE, ...concepts.map(({ share }) => share));
  return new Map(
    concepts.flatMap(({ share, forms }) => [...forms].map(([term, worth]): [string, number] => [term, (share * worth) / most])),
  );
}

/** How well a line matches each concept, by the index of the concept. */
type LineWords = ReadonlyMap<number, number>;

/**
 * How much of `concepts` a definition covers, 0 to 1. Its name counts in full and neighbouring lines of code count less. Scattered
 * words, its documentation and the name of its container count least.
 */
export function coverageOf(symbol: SymbolNode, lines: readonly string[], concepts: readonly QuestionWord[], weighed: OwnWeights): number {
  const { name, qualifiedName, doc } = symbol.fact;
  const worth = concepts.map(() => 0);
  const note = (lineWords: LineWords, factor: number): void => {
    for (const [at, value] of lineWords) worth[at] = Math.max(worth[at] ?? 0, value * factor);
  };
  note(saidBy(nameParts(name), concepts), 1);
  note(saidBy(termsOf(qualifiedName.slice(0, -name.length)), concepts), weightOf('coverage.owner', weighed));
  note(saidBy(termsOf(doc ?? ''), concepts), weightOf('coverage.doc', weighed));
  const byLine = saidByLines(symbol, lines, concepts, weightOf('coverage.text', weighed));
  for (const said of byLine.values()) note(said, weightOf('coverage.spread', weighed));
  const valueOf = (of: (at: number) => number): number => concepts.reduce((sum, { share }, at) => sum + share * of(at), 0);
  // Adds what the best window covers beyond the name and the scattered words.
  const near = weightOf('coverage.near', weighed);
  const gains = windowsOf(byLine).map((said) => valueOf((at) => Math.max(0, near * (said.get(at) ?? 0) - (worth[at] ?? 0))));
  return valueOf((at) => worth[at] ?? 0) + Math.max(0, ...gains);
}

/** How well `terms` match each concept, by the index of the concept; each match is multiplied by `factor`. */
export function saidBy(terms: Iterable<string>, concepts: readonly QuestionWord[], factor = 1): Map<number, number> {
  const said = new Map<number, number>();
  let known = memos.get(concepts);
  if (!known) memos.set(concepts, (known = new Map()));
  for (const term of terms) {
    let says = known.get(term);
    if (!says) known.set(term, (says = saysOf(term, concepts)));
    for (const [at, worth] of says) said.set(at, Math.max(said.get(at) ?? 0, worth * factor));
  }
  return said;
}

/** Cache of the matches of each term per question: the same words occur in many lines. */
const memos = new WeakMap<readonly QuestionWord[], Map<string, readonly (readonly [at: number, worth: number])[]>>();

function saysOf(term: string, concepts: readonly QuestionWord[]): readonly (readonly [number, number])[] {
  return concepts.flatMap(({ forms }, at) => {
    const worth = worthIn(term, forms);
    return worth > 0 ? [[at, worth] as const] : [];
  });
}

/** Matches of each line of `symbol` without its documentation. Literals that are texts for people are multiplied by `ofText`. */
function saidByLines(
  { fact }: SymbolNode,
  lines: readonly string[],
  concepts: readonly QuestionWord[],
  ofText: number,
): ReadonlyMap<number, LineWords> {
  const { start, end } = fact.range;
  const by = new Map<number, LineWords>();
  for (let at = start.line; at <= Math.min(end.line, start.line + mostLines); at++) {
    if (fact.docLines && at >= fact.docLines.first && at <= fact.docLines.last) continue;
    const line = (lines[at] ?? '').slice(0, longestLine);
    const said = saidBy(termsOf(line, 'code'), concepts, ofText);
    if (said.size === 0) continue;
    for (const [concept, worth] of saidBy(termsOf(withoutTexts(line), 'code'), concepts)) said.set(concept, worth);
    by.set(at, said);
  }
  return by;
}

/** A literal with a space is a text for people; one without is a key or value that code works with. */
const texts = /"(?:[^"\\]|\\.)*"|(?<=[\s(=,:[{+])'(?:[^'\\]|\\.)*'(?=[\s),;:\]}+.]|$)/g;

function withoutTexts(line: string): string {
  return line.replace(texts, (text) => (text.includes(' ') ? ' ' : text));
}

/** Matches of each window of {@link windowLines} lines that begins with a matching line. */
function windowsOf(byLine: ReadonlyMap<number, LineWords>): readonly LineWords[] {
  return [...byLine.keys()].map((from) => {
    const said = new Map<number, number>();
    for (let at = from; at < from + windowLines; at++)
      for (const [concept, worth] of byLine.get(at) ?? []) said.set(concept, Math.max(said.get(concept) ?? 0, worth));
    return said;
  });
}
