// Chooses the two definitions that a question compares ("A or B?"): of all that have the names, the pair that is most alike.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { definitionsByName } from './decisionSubject.ts';

/** Two definitions side by side. */
export interface Difference {
  readonly kind: 'difference';
  readonly first: SymbolNode;
  readonly second: SymbolNode;
  /** Number of definitions of each name: the two most alike are compared. */
  readonly definitionCounts: readonly [first: number, second: number];
}

/** The most similar pair of definitions of the two names; undefined where either has none. */
export function differenceOf(
  { first, second }: Extract<DecisionQuestion, { readonly ask: 'difference' }>,
  inquiry: Inquiry,
  sources: Sources,
): Difference | undefined {
  const firstDefinitions = definitionsByName(first, inquiry, sources);
  const secondDefinitions = definitionsByName(second, inquiry, sources);
  let best: { readonly pair: readonly [SymbolNode, SymbolNode]; readonly score: number } | undefined;
  for (const one of firstDefinitions)
    for (const other of secondDefinitions) {
      if (one.id === other.id) continue;
      const score = likeness(one, other, sources.graph);
      if (score > (best?.score ?? -1)) best = { pair: [one, other], score };
    }
  return (
    best && {
      kind: 'difference',
      first: best.pair[0],
      second: best.pair[1],
      definitionCounts: [firstDefinitions.length, secondDefinitions.length],
    }
  );
}

/** Score of a pair: definitions close to each other score higher, and so do those that do the work rather than delegate it. */
function likeness(one: SymbolNode, other: SymbolNode, graph: CodeGraph): number {
  const holderName = ({ fact }: SymbolNode): string => fact.qualifiedName.slice(0, -fact.name.length);
  return [
    one.root === other.root && one.path === other.path ? 4 : 0,
    one.fact.kind === other.fact.kind ? 2 : 0,
    holderName(one) === holderName(other) ? 3 : 0,
    doesWork(one, graph) ? 1 : 0,
    doesWork(other, graph) ? 1 : 0,
    // Between two similar pairs, the more used one wins.
    1 - 1 / (1 + graph.fanIn(one.id) + graph.fanIn(other.id)),
  ].reduce((sum, each) => sum + each, 0);
}

function doesWork(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { start, end } = symbol.fact.range;
  const delegates = graph.callees(symbol.id).some(({ callee }) => callee !== null && graph.symbol(callee)?.fact.name === symbol.fact.name);
  return !isFunctionOrRoute(symbol) || (end.line - start.line > 1 && !delegates);
}
