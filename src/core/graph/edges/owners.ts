// What a definition is a member of, and which definition counts as the one around a place.
import { isClassLike } from '../names/fileEntry.ts';
import type { CodeGraph, SymbolNode } from './types.ts';

/** The definition that `symbol` is a member of. */
export function ownerOf({ root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  return graph.inFile(root, path)[fact.parent];
}

/** Whether it is a constant inside of a function: nothing outside can name it. */
export function isLocalConstant(symbol: SymbolNode, graph: CodeGraph): boolean {
  const owner = symbol.fact.kind === 'constant' ? ownerOf(symbol, graph) : undefined;
  return owner !== undefined && owner.fact.kind !== 'module' && !isClassLike(owner.fact);
}

/** The innermost definition around a place, where local constants are a part of their function; undefined outside of all. */
export function definitionAround(root: string, path: string, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return definitionFrom(graph.at(root, path, line), line, column, graph);
}

/** The same from the innermost symbol that holds the line. */
export function definitionFrom(innermost: SymbolNode | undefined, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return outwards(innermost, graph, (symbol) => !isLocalConstant(symbol, graph) && isInside(line, column, symbol));
}

/** The innermost symbol around a place: what only begins further along the line is not around it. */
export function symbolAround(root: string, path: string, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return outwards(graph.at(root, path, line), graph, (symbol) => isInside(line, column, symbol));
}

/** The first of `symbol` and its owners that `holds`. */
function outwards(symbol: SymbolNode | undefined, graph: CodeGraph, holds: (symbol: SymbolNode) => boolean): SymbolNode | undefined {
  let each = symbol;
  while (each && !holds(each)) each = ownerOf(each, graph);
  return each;
}

/** Several definitions may share a line. What stands before a module is still in it. */
function isInside(line: number, column: number, { fact: { kind, range } }: SymbolNode): boolean {
  const { start, end } = range;
  const isBefore = line === start.line && column < start.column;
  return kind === 'module' || !(isBefore || (line === end.line && column >= end.column));
}
