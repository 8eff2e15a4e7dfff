// Places as the outside sees them: root by name, lines one-based, symbols by their qualified names.
import type { RankedResult, RelatedResults, SymbolMatch } from './api.ts';
import type { FileRef, Root } from './ports.ts';
import type { Candidate } from './finding/candidate.ts';
import type { RelatedPlaces } from './finding/relations/related.ts';
import type { NamedSymbol } from './finding/typed/symbolNames.ts';

/** Name of a root by its key, as it is shown: empty when there is only one. */
export type RootLabel = (root: string) => string;

/** The name of the root with `key`; empty when there is only one, or none with it. */
export function rootLabel(key: string, roots: readonly Root[]): string {
  return roots.length > 1 ? (roots.find((each) => each.key === key)?.name ?? '') : '';
}

/** A file as people see it: with the name of its root where there are several. */
export function fileName({ root, path }: FileRef, label: RootLabel): string {
  return label(root) ? `${label(root)}/${path}` : path;
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
