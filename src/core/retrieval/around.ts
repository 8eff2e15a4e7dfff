// What stands around a symbol in the call graph, for views of the editor that need no question: who calls it, what it calls, how often.
import { isLocalConstant } from '../graph/owners.ts';
import type { CodeGraph, Edge, SymbolNode } from '../graph/types.ts';
import type { FileRef } from '../ports.ts';
import type { SymbolKind } from '../symbols/facts.ts';
import { callsOf, implementationOf } from './overloads.ts';
import { pointedAt } from './pointedAt.ts';

/** A symbol for a view. Lines one-based; `line` is that of its name. */
export interface SymbolPlace extends FileRef {
  readonly line: number;
  readonly lineEnd: number;
  readonly name: string;
  readonly qualifiedName: string;
  readonly kind: SymbolKind;
}

/** One end of calls: the symbol there, the one-based lines of the calls in the caller's file, and whether they are more likely than not. */
export interface CallPlace extends SymbolPlace {
  readonly calls: readonly number[];
  readonly certain: boolean;
}

/** A symbol with both directions of its calls, in the order of files and lines. `outside`: names of what it calls beyond this workspace. */
export interface AroundSymbol {
  readonly symbol: SymbolPlace;
  readonly callers: readonly CallPlace[];
  readonly callees: readonly CallPlace[];
  readonly outside: readonly string[];
}

/** The name of a definition in its file; line and column one-based. */
export interface NamePlace {
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly qualifiedName: string;
}

/** What the cursor stands on: a one-based line, and the word there when there is one. */
export interface CursorPlace extends FileRef {
  readonly line: number;
  readonly name?: string;
}

const callable: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['function', 'method', 'class', 'route']);

/** The symbol that the cursor means, with its callers and callees; undefined where there is none. */
export function aroundSymbol({ root, path, line, name }: CursorPlace, graph: CodeGraph): AroundSymbol | undefined {
  const [named] = name === undefined ? [] : pointedAt({ root, path, line: line - 1, name }, graph);
  const found = named ?? graph.at(root, path, line - 1);
  if (!found) return undefined;
  const symbol = implementationOf(found, graph);
  const callees = graph.callees(symbol.id);
  return {
    symbol: placeOf(symbol),
    callers: grouped(callsOf(symbol, graph), ({ caller }) => graph.symbol(caller)),
    callees: grouped(callees, ({ callee }) => (callee === null ? undefined : graph.symbol(callee))),
    outside: [...new Set(callees.flatMap(({ callee, external }) => (callee === null && external !== null ? [external] : [])))],
  };
}

/** The definitions of a file that other code can name, in the order of their lines: no variables of functions, and of overloads the one with the body. */
export function definitionsIn({ root, path }: FileRef, graph: CodeGraph): readonly NamePlace[] {
  const own = graph.inFile(root, path).filter((symbol) => isNameable(symbol, graph) && implementationOf(symbol, graph) === symbol);
  return own.map(({ fact: { name, qualifiedName, nameRange } }) => ({
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

/** The innermost functions and classes that hold one of the lines, each once: what a change of those lines changes. */
export function symbolsIn(
  places: readonly (FileRef & { readonly lineStart: number; readonly lineEnd: number })[],
  graph: CodeGraph,
): readonly SymbolPlace[] {
  const found = new Map<string, SymbolNode>();
  for (const { root, path, lineStart, lineEnd } of places) {
    for (let line = lineStart; line <= lineEnd; line++) {
      const symbol = callableAround(graph.at(root, path, line - 1), graph);
      if (symbol) found.set(symbol.id, symbol);
    }
  }
  return [...found.values()].map(placeOf);
}

/** The symbol itself, or the nearest around it that can be called: a changed field changes its class. */
function callableAround(symbol: SymbolNode | undefined, graph: CodeGraph): SymbolNode | undefined {
  if (!symbol) return undefined;
  const inFile = graph.inFile(symbol.root, symbol.path);
  for (let up: SymbolNode | undefined = symbol; up; up = inFile[up.fact.parent]) if (callable.has(up.fact.kind)) return up;
  return undefined;
}

function grouped(edges: readonly Edge[], end: (edge: Edge) => SymbolNode | undefined): CallPlace[] {
  const byId = new Map<string, { readonly symbol: SymbolNode; readonly calls: Set<number>; certain: boolean }>();
  for (const edge of edges) {
    const symbol = end(edge);
    if (!symbol) continue;
    const known = byId.get(symbol.id) ?? { symbol, calls: new Set<number>(), certain: false };
    known.calls.add(edge.line + 1);
    known.certain ||= edge.confidence >= 0.5;
    byId.set(symbol.id, known);
  }
  return [...byId.values()]
    .map(({ symbol, calls, certain }) => ({ ...placeOf(symbol), calls: [...calls].sort((a, b) => a - b), certain }))
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

function placeOf({ root, path, fact }: SymbolNode): SymbolPlace {
  const { name, qualifiedName, kind, nameRange, range } = fact;
  return { root, path, line: nameRange.start.line + 1, lineEnd: range.end.line + 1, name, qualifiedName, kind };
}
