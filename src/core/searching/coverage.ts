// How much of what a question describes the lines of a definition say, each word weighed by its rarity in the workspace, and which lines say most of it.
import type { SearchIndex } from '../indexing/types.ts';
import { terms as termsOf } from '../text/terms.ts';
import type { SymbolNode } from '../graph/types.ts';
import { partsOf } from './nameParts.ts';
import { weightOf, type Weighed } from './weights.ts';

/** What each term of a question tells: together 1, the rarest and heaviest most. */
export type TermShares = ReadonlyMap<string, number>;

/** Lines that stand together: a statement with its condition. Set by judgement. */
const windowLines = 6;
/** Of a longer definition only the beginning is read. */
const mostLines = 400;
const longestLine = 300;

/** The shares of the terms that are somewhere in the workspace. */
export function sharesOf(terms: ReadonlyMap<string, number>, search: Pick<SearchIndex, 'rarity'>): TermShares {
  const values = [...terms].flatMap(([term, weight]): [string, number][] => {
    const value = weight * search.rarity(term);
    return value > 0 ? [[term, value]] : [];
  });
  const sum = values.reduce((total, [, value]) => total + value, 0);
  return new Map(values.map(([term, value]) => [term, value / sum]));
}

/** What each term tells of which lines are meant: the most telling 1. A word that stands everywhere chooses none. */
export function tellingTerms(terms: ReadonlyMap<string, number>, search: Pick<SearchIndex, 'rarity'>): ReadonlyMap<string, number> {
  const shares = sharesOf(terms, search);
  const most = Math.max(Number.MIN_VALUE, ...shares.values());
  return new Map([...shares].map(([term, share]) => [term, share / most]));
}

/**
 * How much of `shares` a definition covers, 0 to 1: in full what its name says, less what stands within a few lines of its code, and still less what is
 * spread over it or stands in the name of what holds it. What documents it is read where full text is.
 */
export function coverageOf(symbol: SymbolNode, lines: readonly string[], shares: TermShares, weighed: Weighed): number {
  const owners = symbol.fact.qualifiedName.slice(0, -symbol.fact.name.length);
  const by = linesByTerm(symbol, lines, shares);
  const worth = new Map<string, number>();
  const note = (terms: Iterable<string>, value: number): void => {
    for (const term of terms) if (shares.has(term)) worth.set(term, Math.max(worth.get(term) ?? 0, value));
  };
  note(partsOf(symbol.fact.name), 1);
  note(termsOf(owners), weightOf('coverage.owner', weighed));
  note(by.keys(), weightOf('coverage.spread', weighed));
  const [near, own] = [weightOf('coverage.near', weighed), (term: string): number => worth.get(term) ?? 0];
  const spread = [...shares].reduce((sum, [term, share]) => sum + share * own(term), 0);
  // What lines add that stand together, to what the name says already.
  const gain = (term: string): number => (shares.get(term) ?? 0) * Math.max(0, near - own(term));
  return spread + Math.max(0, ...windowsOf(by).map((terms) => [...terms].reduce((sum, term) => sum + gain(term), 0)));
}

/** The lines of `symbol` on which each of the terms stands, from its first line on; of its documentation none. */
function linesByTerm({ fact }: SymbolNode, lines: readonly string[], shares: TermShares): ReadonlyMap<string, readonly number[]> {
  const { start, end } = fact.range;
  const by = new Map<string, number[]>();
  for (let at = start.line; at <= Math.min(end.line, start.line + mostLines); at++) {
    if (fact.docLines && at >= fact.docLines.first && at <= fact.docLines.last) continue;
    for (const term of new Set(termsOf((lines[at] ?? '').slice(0, longestLine), 'code')))
      if (shares.has(term)) by.set(term, [...(by.get(term) ?? []), at]);
  }
  return by;
}

/** The terms of each stretch of {@link windowLines} lines that begins with one that has a term. */
function windowsOf(by: ReadonlyMap<string, readonly number[]>): ReadonlySet<string>[] {
  const starts = new Set([...by.values()].flat());
  return [...starts].map(
    (from) => new Set([...by].flatMap(([term, lines]) => (lines.some((at) => at >= from && at < from + windowLines) ? term : []))),
  );
}
