// Places as the outside sees them: root by name, lines one-based, symbols by their qualified names.
import type { Notice } from '../base/wording/errors.ts';
import type { Candidate } from './candidate.ts';
import type { RelatedPlaces, NeighbourKind } from './relations/related.ts';
import type { NameFit } from './typed/nameMatch.ts';
import type { NamedSymbol } from './typed/symbolNames.ts';
import type { ModeChoice, Mode } from '../reading/mode.ts';
import type { SymbolKind } from '../symbols/facts.ts';
import type { RootLabel } from '../workspace/rootLabels.ts';
import type { Signals } from './signals.ts';
import type { Trial } from './trial.ts';

/** Options of a search. `signals`, `trial`: what may rank and with which weights, for whoever measures what each is worth; all and as usual when absent. */
export interface SearchOptions {
  readonly mode?: Mode;
  readonly scope?: string;
  readonly limit: number;
  readonly signals?: Signals;
  readonly trial?: Trial;
  /** List with each result what belongs to it: callers, callees, members, tests, documents. */
  readonly related?: boolean;
}

/** Symbols by what was typed, best first. `names` counts all names that fit, also those whose symbols are not listed. */
export interface SymbolMatches {
  readonly symbols: readonly SymbolMatch[];
  readonly names: number;
  readonly ms: number;
}

/** One result of `search`, lines one-based. */
export interface RankedResult {
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** Line in it that answers, where one does: what says a message, what a frame points at. */
  readonly at?: number;
  readonly symbol: string | null;
  readonly score: number;
  readonly why: string;
  /** What belongs to it; only when it was asked for. */
  readonly related?: RelatedResults;
}

/** Places beside a result, lines one-based; `omitted` counts those that a limit left out. */
export interface RelatedResults {
  readonly places: readonly {
    readonly relation: NeighbourKind;
    readonly root: string;
    readonly file: string;
    readonly lineStart: number;
    readonly lineEnd: number;
    readonly symbol: string | null;
  }[];
  readonly omitted: Readonly<Partial<Record<NeighbourKind, number>>>;
}

/** Result of `search`: the mode that was used and what was found, best first. `vectorProblem`: why it was found without the vectors that were wanted. */
export interface SearchResult {
  readonly mode: ModeChoice;
  readonly ranked: readonly RankedResult[];
  readonly vectorProblem?: Notice;
  readonly ms: number;
}

/** A symbol whose name fits what was typed. Lines and columns one-based: where the name stands. */
export interface SymbolMatch {
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineEnd: number;
  readonly name: string;
  readonly qualifiedName: string;
  readonly kind: SymbolKind;
  readonly signature: string;
  readonly fit: NameFit;
}

/** A place of a search. */
export function rankedResult({ root, path, lines, symbol, title, score, why, message, at }: Candidate, label: RootLabel): RankedResult {
  const name = symbol ? symbol.fact.qualifiedName : title || null;
  // The very line that says a message is what was asked for, and not the function around it.
  const { first, last } = message ? { first: message.line, last: message.line } : lines;
  const span = { lineStart: first + 1, lineEnd: last + 1, ...(at === undefined || message ? {} : { at: at + 1 }) };
  return { root: label(root), file: path, ...span, symbol: name, score, why };
}

/** What belongs to a place of a search. */
export function relatedResults({ places, omitted }: RelatedPlaces, label: RootLabel): RelatedResults {
  const results = places.map(({ relation, place: { root, path, lines, symbol, title } }) => ({
    relation,
    root: label(root),
    file: path,
    lineStart: lines.first + 1,
    lineEnd: lines.last + 1,
    symbol: symbol ? symbol.fact.qualifiedName : title || null,
  }));
  return { places: results, omitted };
}

/** A symbol by what was typed. */
export function symbolMatch({ symbol: { root, path, fact }, fit }: NamedSymbol, label: RootLabel): SymbolMatch {
  const { start } = fact.nameRange;
  const place = { root: label(root), file: path, line: start.line + 1, column: start.column + 1, lineEnd: fact.range.end.line + 1 };
  return { ...place, name: fact.name, qualifiedName: fact.qualifiedName, kind: fact.kind, signature: fact.signature, fit };
}
