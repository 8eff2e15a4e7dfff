// Resolves a name at a line to its symbol: with the cursor on a call, "who calls this?" is about the called function.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { implementationsOf } from './overloads.ts';

/** A name in the zero-based line of a file. */
export interface NamedPlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** The definition of the name on the line, else the target of a call or use there, else the only definition of that name. */
export function resolveNameAt({ root, path, line, name }: NamedPlace, graph: CodeGraph): readonly SymbolNode[] {
  const inFile = graph.inFile(root, path);
  const definitions = inFile.filter(
    ({ fact }) => fact.name === name && fact.nameRange.start.line <= line && line <= fact.nameRange.end.line,
  );
  if (definitions.length) return implementationsOf(definitions, graph);
  const around = inFile.filter(({ fact }) => fact.range.start.line <= line && line <= fact.range.end.line);
  const edgesOnLine = around.flatMap(({ id }) => graph.outgoing(id)).filter((edge) => edge.line === line && edge.callee !== null);
  const targets = edgesOnLine.toSorted((a, b) => b.confidence - a.confidence).flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  const namedTargets = targets.filter(({ fact }) => fact.name === name);
  if (namedTargets.length) return implementationsOf(namedTargets.slice(0, 1), graph);
  const namesakes = implementationsOf(graph.byName(name), graph);
  return namesakes.length === 1 ? namesakes : [];
}
