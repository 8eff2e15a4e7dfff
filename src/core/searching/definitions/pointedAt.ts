// Resolves a name at a line to its symbol: with the cursor on a call, "who calls this?" is about the called function.
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { implementationsOf } from './overloads.ts';

/** A name in the zero-based line of a file. */
export interface NamedPlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** The definition of the name on the line, else the target of a call or use there, else the only definition of that name. */
export function pointedAt({ root, path, line, name }: NamedPlace, graph: CodeGraph): readonly SymbolNode[] {
  const inFile = graph.inFile(root, path);
  const defined = inFile.filter(({ fact }) => fact.name === name && fact.nameRange.start.line <= line && line <= fact.nameRange.end.line);
  if (defined.length) return implementationsOf(defined, graph);
  const around = inFile.filter(({ fact }) => fact.range.start.line <= line && line <= fact.range.end.line);
  const used = around.flatMap(({ id }) => graph.outgoing(id)).filter((edge) => edge.line === line && edge.callee !== null);
  const targets = used.toSorted((a, b) => b.confidence - a.confidence).flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  const called = targets.filter(({ fact }) => fact.name === name);
  if (called.length) return implementationsOf(called.slice(0, 1), graph);
  const known = implementationsOf(graph.byName(name), graph);
  return known.length === 1 ? known : [];
}
