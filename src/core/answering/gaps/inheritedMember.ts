// Resolves `Class.member` where the class inherits the member from an ancestor in this workspace.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** No real hierarchy is deeper. The limit also ends cycles in broken code. */
const maxGenerations = 12;

/** The member of the nearest ancestor that defines it; undefined when there is none, or when the class is ambiguous. */
export function inheritedMember(name: string, graph: CodeGraph): SymbolNode | undefined {
  const dot = name.lastIndexOf('.');
  const classes = dot < 0 ? [] : graph.byName(name.slice(0, dot)).filter(({ fact }) => fact.kind === 'class' || fact.kind === 'interface');
  const [startClass] = classes;
  if (!startClass || classes.length > 1) return undefined;
  const member = name.slice(dot + 1);
  let generation: readonly SymbolNode[] = [startClass];
  for (let i = 0; i < maxGenerations && generation.length; i++) {
    for (const each of generation) {
      const symbol = graph.inFile(each.root, each.path).find(({ fact }) => fact.parent === each.fact.index && fact.name === member);
      if (symbol) return symbol;
    }
    generation = generation.flatMap(({ id }) =>
      graph.outgoing(id, ['extends', 'implements']).flatMap(({ callee }) => (callee && graph.symbol(callee)) || []),
    );
  }
  return undefined;
}
