// Finds the owner of a definition and the definition that encloses a place.
import { isClassLike } from './fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../edges/graphTypes.ts';

/** The definition that has the symbol as a member. */
export function ownerOf({ root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  return graph.inFile(root, path)[fact.parent];
}

/** The definitions directly in a definition, in the order of the text. */
export function membersOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.parent === fact.index);
}

/** Whether the symbol is a constant inside a function, which nothing outside can name. */
export function isLocalConstant(symbol: SymbolNode, graph: CodeGraph): boolean {
  const owner = symbol.fact.kind === 'constant' ? ownerOf(symbol, graph) : undefined;
  return owner !== undefined && owner.fact.kind !== 'module' && !isClassLike(owner.fact);
}

/** The innermost definition around a place, or undefined. Local constants count as part of their function. */
export function definitionAround(root: string, path: string, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return definitionFrom(graph.at(root, path, line), line, column, graph);
}

/** Like {@link definitionAround}, starting at the innermost symbol on the line. */
export function definitionFrom(innermost: SymbolNode | undefined, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return firstOwner(innermost, graph, (symbol) => !isLocalConstant(symbol, graph) && isInside(line, column, symbol));
}

/** The innermost symbol around a place; excludes symbols that begin further along the line. */
export function symbolAround(root: string, path: string, line: number, column: number, graph: CodeGraph): SymbolNode | undefined {
  return firstOwner(graph.at(root, path, line), graph, (symbol) => isInside(line, column, symbol));
}

/** The first of `symbol` and its owners that satisfies `holds`. */
function firstOwner(symbol: SymbolNode | undefined, graph: CodeGraph, holds: (symbol: SymbolNode) => boolean): SymbolNode | undefined {
  let each = symbol;
  while (each && !holds(each)) each = ownerOf(each, graph);
  return each;
}

/** Whether a place is inside a symbol, since several may share a line. Text before the first symbol belongs to the module. */
function isInside(line: number, column: number, { fact: { kind, range } }: SymbolNode): boolean {
  const { start, end } = range;
  const isBefore = line === start.line && column < start.column;
  return kind === 'module' || !(isBefore || (line === end.line && column >= end.column));
}
