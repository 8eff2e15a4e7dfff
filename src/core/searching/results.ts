// External form of places: roots by name, one-based lines, symbols by qualified name.
import type { Notice } from '../base/wording/errors.ts';
import type { Candidate } from './candidate.ts';
import type { RelatedPlaces, PlaceRelation } from './relations/relatedPlaces.ts';
import type { NameFit } from './typed/nameMatch.ts';
import type { NamedSymbol } from './typed/symbolNames.ts';
import type { ModeChoice, Mode } from '../reading/mode.ts';
import type { SymbolKind } from '../symbols/facts.ts';
import type { RootLabel } from '../workspace/rootLabels.ts';
import type { Signals } from './signals.ts';
import type { Trial } from './trial.ts';

/**
 * Options of a search. `signals` and `trial` restrict signals and replace weights for measurements; absent, all signals and the usual
 * weights apply.
 */
export interface SearchOptions {
  readonly mode?: Mode;
  readonly scope?: string;
  readonly limit: number;
  readonly signals?: Signals;
  readonly trial?: Trial;
  /** Adds related places to each result: callers, callees, members, tests, documents. */
  readonly related?: boolean;
}

/** Symbols that match the typed text, best first. `names` counts all matching names, including those whose symbols are not listed. */
export interface SymbolMatches {
  readonly symbols: readonly SymbolMatch[];
  readonly names: number;
  readonly ms: number;
}

/** One result of `search`; lines are one-based. */
export interface RankedResult {
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** The line that answers, if there is one: it emits the message, or a frame points at it. */
  readonly at?: number;
  readonly symbol: string | null;
  readonly score: number;
  readonly why: string;
  /** Related places; only on request. */
  readonly related?: RelatedResults;
}

/** Places related to a result; lines are one-based. `omitted` counts those beyond a limit. */
export interface RelatedResults {
  readonly places: readonly {
    readonly relation: PlaceRelation;
    readonly root: string;
    readonly file: string;
    readonly lineStart: number;
    readonly lineEnd: number;
    readonly symbol: string | null;
  }[];
  readonly omitted: Readonly<Partial<Record<PlaceRelation, number>>>;
}

/** Result of `search`: the mode and the ranked places. `vectorProblem`: why the wanted vectors were not used. */
export interface SearchResult {
  readonly mode: ModeChoice;
  readonly ranked: readonly RankedResult[];
  readonly vectorProblem?: Notice;
  readonly ms: number;
}

/** A symbol whose name matches the typed text. Lines and columns of its name are one-based. */
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

/** External form of a candidate. */
export function rankedResult({ root, path, lines, symbol, title, score, why, message, at }: Candidate, label: RootLabel): RankedResult {
  const name = symbol ? symbol.fact.qualifiedName : title || null;
  // The line that emits a message is the answer, not its function.
  const { first, last } = message ? { first: message.line, last: message.line } : lines;
  const span = { lineStart: first + 1, lineEnd: last + 1, ...(at === undefined || message ? {} : { at: at + 1 }) };
  return { root: label(root), file: path, ...span, symbol: name, score, why };
}

/** External form of related places. */
export function relatedResults({ places, omittedCounts }: RelatedPlaces, label: RootLabel): RelatedResults {
  const results = places.map(({ relation, place: { root, path, lines, symbol, title } }) => ({
    relation,
    root: label(root),
    file: path,
    lineStart: lines.first + 1,
    lineEnd: lines.last + 1,
    symbol: symbol ? symbol.fact.qualifiedName : title || null,
  }));
  return { places: results, omitted: omittedCounts };
}

/** External form of a symbol match. */
export function symbolMatch({ symbol: { root, path, fact }, fit }: NamedSymbol, label: RootLabel): SymbolMatch {
  const { start } = fact.nameRange;
  const place = { root: label(root), file: path, line: start.line + 1, column: start.column + 1, lineEnd: fact.range.end.line + 1 };
  return { ...place, name: fact.name, qualifiedName: fact.qualifiedName, kind: fact.kind, signature: fact.signature, fit };
}
