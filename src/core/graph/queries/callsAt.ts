// The calls that a symbol makes on one line, as its file writes them: an edge tells what is called, but not by which name.
import type { CallFact } from '../../symbols/facts.ts';
import type { CodeGraph, SymbolNode } from '../edges/graphTypes.ts';

/** The calls of `symbol` on a zero-based line, without those of functions inside it. */
export function callsAt({ root, path, fact }: SymbolNode, line: number, graph: Pick<CodeGraph, 'file'>): readonly CallFact[] {
  const calls = graph.file(root, path)?.facts.calls ?? [];
  return calls.filter((call) => call.caller === fact.index && call.line === line);
}
