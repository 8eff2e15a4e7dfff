// Neighbourhood of a symbol for editor views, without a question: its users from the list of all uses, and its callees.
import { isLocalConstant, ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FileRef } from '../../ports.ts';
import type { SymbolKind } from '../../symbols/facts.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { UsePlace } from '../../uses/target/usePlaces.ts';
import type { UsesSummary } from '../../uses/answer/usesAnswer.ts';
import type { UseKind } from '../../uses/places/useKind.ts';
import { directSteps } from './callers.ts';
import { summarizeCombinedUses, type CombinedUses } from './combinedUses.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import { resolveNameAt } from '../definitions/resolveNameAt.ts';

/** A symbol for a view. Lines are one-based; `line` is the line of its name. */
export interface SymbolPlace extends FileRef {
  readonly line: number;
  readonly lineEnd: number;
  readonly name: string;
  readonly qualifiedName: string;
  readonly kind: SymbolKind;
}

/** A user or a callee, with the one-based lines of the calls in the file of the user. `certain`: at least one call is probable. */
export interface NeighbourPlace extends SymbolPlace {
  readonly calls: readonly number[];
  readonly certain: boolean;
  /** How it uses the symbol; empty for a call without the name. */
  readonly kinds: readonly UseKind[];
  /** The type that a possible use names, when it is known. */
  readonly through: string | null;
}

/** A symbol with its users and callees, ordered by file and line. `outside`: names of callees outside the workspace. */
export interface AroundSymbol {
  readonly symbol: SymbolPlace;
  /** Number of uses as in *Find All Uses*; null for a symbol without a name that code can write. */
  readonly uses: Omit<UsesSummary, 'name' | 'file' | 'line'> | null;
  readonly callers: readonly NeighbourPlace[];
  /** Users that may use it through another type. */
  readonly possible: readonly NeighbourPlace[];
  /** Users of its name, where the meaning of the name is undecided. */
  readonly undecided: readonly NeighbourPlace[];
  readonly callees: readonly NeighbourPlace[];
  readonly outside: readonly string[];
}

/** Name of a definition; line and column are one-based. */
export interface DefinitionNamePlace {
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly qualifiedName: string;
}

/** Position of the cursor: a one-based line, and the word there, if any. */
export interface CursorPlace extends FileRef {
  readonly line: number;
  readonly name?: string;
}

/** The symbol at the cursor with its users and callees; undefined when there is none. */
export async function neighbourhoodOf(
  { root, path, line, name }: CursorPlace,
  graph: CodeGraph,
  usesOf: (symbol: SymbolNode) => Promise<CombinedUses | undefined>,
): Promise<AroundSymbol | undefined> {
  const [namedSymbol] = name === undefined ? [] : resolveNameAt({ root, path, line: line - 1, name }, graph);
  const match = namedSymbol ?? graph.at(root, path, line - 1);
  if (!match) return undefined;
  const symbol = implementationOf(match, graph);
  const callees = graph.callees(symbol.id);
  return {
    symbol: placeOf(symbol),
    ...usersOf(symbol, await usesOf(symbol), graph),
    callees: mergeEnds(callees.map(endOf(({ callee }) => callee, graph))),
    outside: [...new Set(callees.flatMap(({ callee, external }) => (callee === null && external !== null ? [external] : [])))],
  };
}

/**
 * Definitions of a file that other code can name, in line order. Excludes local variables; overloads are represented by the one with the
 * body.
 */
export function definitionsIn({ root, path }: FileRef, graph: CodeGraph): readonly DefinitionNamePlace[] {
  const definitions = graph.inFile(root, path).filter((symbol) => isNameable(symbol, graph) && implementationOf(symbol, graph) === symbol);
  return definitions.map(({ fact: { name, qualifiedName, nameRange } }) => ({
    line: nameRange.start.line + 1,
    column: nameRange.start.column + 1,
    name,
    qualifiedName,
  }));
}

function isNameable(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { kind, name } = symbol.fact;
  return kind !== 'module' && kind !== 'test' && kind !== 'route' && !name.startsWith('<') && !isLocalConstant(symbol, graph);
}

/**
 * Innermost definitions around the lines, each once: the definitions that a change of those lines affects. A local belongs to its
 * function.
 */
export function symbolsIn(
  places: readonly (FileRef & { readonly lineStart: number; readonly lineEnd: number })[],
  graph: CodeGraph,
): readonly SymbolPlace[] {
  const matches = new Map<string, SymbolNode>();
  for (const { root, path, lineStart, lineEnd } of places) {
    for (let line = lineStart; line <= lineEnd; line++) {
      const symbol = nearestNameable(graph.at(root, path, line - 1), graph);
      if (symbol) matches.set(symbol.id, symbol);
    }
  }
  return [...matches.values()].map(placeOf);
}

/** The symbol itself, or its nearest container that other code can name or request. */
function nearestNameable(symbol: SymbolNode | undefined, graph: CodeGraph): SymbolNode | undefined {
  for (let up = symbol; up; up = ownerOf(up, graph)) if (up.fact.kind === 'route' || isNameable(up, graph)) return up;
  return undefined;
}

/** Users by their uses, and calls without the name, such as through a variable that holds the function. */
function usersOf(
  symbol: SymbolNode,
  uses: CombinedUses | undefined,
  graph: CodeGraph,
): Pick<AroundSymbol, 'uses' | 'callers' | 'possible' | 'undecided'> {
  if (!uses) {
    const callers = callsOfOverloads(symbol, graph).map(endOf(({ caller }) => caller, graph));
    return { uses: null, callers: mergeEnds(callers), possible: [], undecided: [] };
  }
  const endsOfUses = (places: readonly UsePlace[], certain: boolean): End[] =>
    places.map(({ root, path, line, kind, symbol: user, through }) => ({
      symbol: user ?? graph.inFile(root, path)[0],
      ...{ line, certain, kind, through: through?.fact.qualifiedName ?? null },
    }));
  const unnamedEnds = directSteps(symbol, uses, graph).flatMap(({ use, edge }) =>
    use ? [] : [endOf(({ caller }) => caller, graph)(edge)],
  );
  return {
    uses: summarizeCombinedUses(uses),
    callers: mergeEnds([...endsOfUses(uses.places, true), ...unnamedEnds]),
    possible: mergeEnds(endsOfUses(uses.possible, false)),
    undecided: mergeEnds(endsOfUses(uses.undecided, false)),
  };
}

/** One use or call: the symbol at the other end, and its zero-based line. */
interface End {
  readonly symbol: SymbolNode | undefined;
  readonly line: number;
  readonly certain: boolean;
  readonly kind?: UseKind;
  readonly through: string | null;
}

function endOf(end: (edge: Edge) => string | null, graph: CodeGraph): (edge: Edge) => End {
  return (edge) => ({ symbol: graph.symbol(end(edge) ?? ''), line: edge.line, certain: edge.confidence >= 0.5, through: null });
}

function mergeEnds(ends: readonly End[]): NeighbourPlace[] {
  const resolvedEnds = ends.flatMap((each) => (each.symbol ? [{ ...each, symbol: each.symbol }] : []));
  return [...groupByKey(resolvedEnds, ({ symbol }) => symbol.id).values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const calls = [...new Set(same.map(({ line }) => line + 1))].sort((a, b) => a - b);
      const kinds = [...new Set(same.flatMap(({ kind }) => kind ?? []))];
      return [{ ...placeOf(first.symbol), calls, certain: same.some(({ certain }) => certain), kinds, through: first.through }];
    })
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

function placeOf({ root, path, fact }: SymbolNode): SymbolPlace {
  const { name, qualifiedName, kind, nameRange, range } = fact;
  return { root, path, line: nameRange.start.line + 1, lineEnd: range.end.line + 1, name, qualifiedName, kind };
}
