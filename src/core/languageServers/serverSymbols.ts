// Finds the symbols of the graph that a language server means by a place.
import { ownerOf } from '../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { ServerQuestion, ServerRequest } from '../ports.ts';
import type { SymbolId } from '../symbols/symbolId.ts';

/** A place in the workspace; zero-based. */
interface NamePosition {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A question about the name of a symbol. */
export function requestAbout({ root, path, fact }: SymbolNode, question: ServerQuestion): ServerRequest {
  const { line, column } = fact.nameRange.start;
  return { question, root, path, line, column };
}

/** The symbol whose name is at a place, or stands on its line under `name`: servers may point at the keyword before the name. */
export function symbolAtName(graph: CodeGraph, { root, path, line, column }: NamePosition, name?: string): SymbolNode | undefined {
  const onLine = graph.inFile(root, path).filter(({ fact }) => fact.nameRange.start.line === line && fact.kind !== 'module');
  return onLine.find(({ fact }) => fact.nameRange.start.column === column) ?? onLine.find(({ fact }) => fact.name === name);
}

/** Whether an edge leads to what the server names. Overloads are one target, and so are a class and its constructor. */
export function isSameTarget(id: SymbolId | null, target: SymbolNode, graph: CodeGraph): boolean {
  if (id === null) return false;
  if (id === target.id) return true;
  const symbol = graph.symbol(id);
  if (symbol === undefined) return false;
  const isOverload = symbol.root === target.root && symbol.path === target.path && symbol.fact.qualifiedName === target.fact.qualifiedName;
  return isOverload || isConstructorOf(symbol, target, graph) || isConstructorOf(target, symbol, graph);
}

function isConstructorOf(symbol: SymbolNode, type: SymbolNode, graph: CodeGraph): boolean {
  const { constructorName } = rulesOf(symbol.language);
  const hasName = symbol.fact.name === constructorName || symbol.fact.name === type.fact.name;
  return hasName && symbol.fact.kind === 'method' && ownerOf(symbol, graph)?.id === type.id;
}

/** Whether a function overrides or implements `target`. */
export function isBelow(id: SymbolId | null, target: SymbolNode, graph: CodeGraph): boolean {
  const bases = new Set(id === null ? [] : [id]);
  // The loop extends the set.
  for (const base of bases) {
    for (const { callee } of graph.outgoing(base, ['overrides'])) if (callee !== null) bases.add(callee);
    if (base !== id && isSameTarget(base, target, graph)) return true;
  }
  return false;
}
