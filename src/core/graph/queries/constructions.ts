// Finds the calls that construct a class. They lead to its constructor, so the class itself has no incoming call.
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/graphTypes.ts';
import { constructorName } from '../values/constructors.ts';

/** Calls of the class's own constructor, and places that construct the class through an inherited one. */
export function constructions(
  graph: Pick<CodeGraph, 'inFile' | 'incoming' | 'outgoing' | 'symbol'>,
  { id, root, path, language, fact }: SymbolNode,
): readonly Edge[] {
  const name = constructorName(rulesOf(language), fact.name);
  const isConstructor = (node: SymbolNode | undefined): boolean => node?.fact.kind === 'method' && node.fact.name === name;
  const constructors = graph.inFile(root, path).filter((node) => node.fact.parent === fact.index && isConstructor(node));
  if (constructors.length) return constructors.flatMap((node) => graph.incoming(node.id, ['calls']));
  return graph
    .incoming(id, ['references'])
    .filter(({ caller, line }) =>
      graph
        .outgoing(caller, ['calls'])
        .some((call) => call.line === line && call.callee !== null && isConstructor(graph.symbol(call.callee))),
    );
}
