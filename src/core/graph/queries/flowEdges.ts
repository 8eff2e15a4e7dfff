// The edges that one symbol takes part in when the code runs: the steps from which a flow of calls is built.
import type { SymbolId } from '../../symbols/symbolId.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/graphTypes.ts';
import { isFunction } from '../edges/functionKinds.ts';

type StepSource = Pick<CodeGraph, 'inFile' | 'outgoing' | 'symbol'>;

/** Calls, and functions passed on to be called later. Functions that only tests pass to the code are not steps of it. */
export function flowEdges(graph: StepSource, id: SymbolId): readonly Edge[] {
  const symbol = graph.symbol(id);
  if (symbol?.fact.kind === 'class' && rulesOf(symbol.language).bodiesRunOnce) return constructorEdges(graph, symbol);
  const isTest = (each: SymbolId | null): boolean => graph.symbol(each ?? '')?.role === 'test';
  const isOfTest = isTest(id);
  const edges = graph
    .outgoing(id, ['calls', 'references'])
    .filter(({ kind, callee }) => (kind === 'calls' || isFunction(graph.symbol(callee ?? ''))) && (isOfTest || !isTest(callee)));
  return edges.sort((a, b) => a.line - b.line);
}

/** Construction runs the class's own constructor; the class body ran earlier. */
function constructorEdges(graph: StepSource, { root, path, language, fact }: SymbolNode): readonly Edge[] {
  const name = rulesOf(language).constructorName;
  const constructor = graph.inFile(root, path).find((each) => each.fact.parent === fact.index && each.fact.name === name);
  return constructor ? flowEdges(graph, constructor.id) : [];
}
