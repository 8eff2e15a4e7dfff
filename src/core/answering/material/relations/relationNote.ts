// Notes about facts of the index as short lines for a model: callers, raises, state changes. Each with its place.
import { shorten } from '../../../base/shorten.ts';
import type { LineSpan } from '../../../base/positions.ts';
import { dispatchConfidence, minSureConfidence } from '../../../graph/edges/edgeConfidence.ts';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import { routeByPlace } from '../../../graph/queries/routes.ts';
import type { Edge, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { showHidden } from '../../../text/hiddenCharacters.ts';
import { displayNameOf } from '../../../symbols/displayNames.ts';

/** One fact. `note` is English, since models read it; `why` is for people. */
export interface RelationNote {
  readonly note: string;
  /** Indentation: steps of a flow below their call. */
  readonly depth: number;
  /** Its place; without one the line cannot be cited. */
  readonly place?: { readonly root: string; readonly path: string; readonly lines: LineSpan };
  readonly symbol?: SymbolNode;
  readonly why?: string;
  /** Zero-based column of the relevant part, where a long line is shown in part. */
  readonly column?: number;
}

const longestName = 100;

/** A name in one line: tests can have any text as a name, routes and their handlers get method and path. */
export function readableName(symbol: SymbolNode): string {
  const { fact, path } = symbol;
  const route = fact.route ?? routeByPlace(symbol);
  if (route) return oneLine(`${route.method} ${route.path}`);
  return oneLine(fact.kind === 'module' ? path : displayNameOf(fact.qualifiedName));
}

/** Text of the workspace in one short line. */
export function oneLine(text: string): string {
  return shorten(showHidden(text.replace(/\s+/g, ' ').trim()), longestName);
}

/** A relation at one line of `symbol`'s file. */
export function atLine(symbol: SymbolNode, line: number, note: string, why: string, depth = 0): RelationNote {
  return { note, depth, place: { root: symbol.root, path: symbol.path, lines: { first: line, last: line } }, symbol, why };
}

/** Verb between caller and callee: a passed function is not called at that line, its receiver may call it. A type is constructed. */
export function verbOf({ kind, through }: Edge, callee: SymbolNode | undefined): string {
  const verb = plainVerbOf(kind, callee);
  return through === undefined ? verb : `${verb} (through ${oneLine(through)})`;
}

function plainVerbOf(kind: Edge['kind'], callee: SymbolNode | undefined): string {
  if (kind === 'calls') return isClassLike(callee?.fact) ? 'constructs' : 'calls';
  const isFunction = callee?.fact.kind === 'function' || callee?.fact.kind === 'method';
  return isFunction ? 'passes on (and does not call here)' : 'uses';
}

/** Warning about an uncertain call: only the name gives its target, or the target is one of several. */
export function certainty({ evidence, confidence }: Edge): string {
  if (evidence === 'contract') return confidence < minSureConfidence ? ' (possible: by its text only)' : '';
  if (evidence === 'name-only') return ' (by name only: not certain)';
  return confidence <= dispatchConfidence ? ' (possible: one of several that may run)' : '';
}
