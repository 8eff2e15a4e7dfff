// Finds call chains through methods with several implementations: an interface with many types, or a base with many overrides.
import { satisfyingMethods } from '../../graph/golang/goShapes.ts';
import { classMethodsByShape } from '../../graph/typing/structuralTypes.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** A step of a chain: a call, a function passed as a value, or an implementation of a declared method. */
export type PossibleStep =
  | { readonly is: 'call'; readonly edge: Edge }
  | { readonly is: 'runs'; readonly declaration: SymbolNode; readonly by: SymbolNode; readonly among: number };

/** Limit of visited symbols. Set by judgement: a readable chain is found well below it. */
const maxVisited = 20_000;

/**
 * Shortest chain from `start` to `end` of at most `hops` steps; undefined without one. A call of a declared method may continue in each
 * implementation. Calls known only by name are not followed: with both, everything would reach everything.
 */
export function possibleChain(
  start: SymbolNode,
  end: SymbolNode,
  hops: number,
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
): readonly PossibleStep[] | undefined {
  const arrivals = new Map<string, { readonly from: string; readonly step: PossibleStep } | undefined>([[start.id, undefined]]);
  let level = [start];
  for (let hop = 0; hop < hops && level.length && arrivals.size < maxVisited; hop++) {
    const next: SymbolNode[] = [];
    for (const from of level)
      for (const { to, step } of stepsFrom(from, graph)) {
        if (arrivals.has(to.id) || !isAllowed(to)) continue;
        arrivals.set(to.id, { from: from.id, step });
        if (to.id === end.id) return stepsTo(end.id, arrivals);
        next.push(to);
      }
    level = next;
  }
  return undefined;
}

function stepsTo(
  end: string,
  arrivals: ReadonlyMap<string, { readonly from: string; readonly step: PossibleStep } | undefined>,
): PossibleStep[] {
  const steps: PossibleStep[] = [];
  for (let at = arrivals.get(end); at; at = arrivals.get(at.from)) steps.unshift(at.step);
  return steps;
}

function stepsFrom(from: SymbolNode, graph: CodeGraph): readonly { readonly to: SymbolNode; readonly step: PossibleStep }[] {
  const calls = graph.outgoing(from.id, ['calls', 'references']).flatMap((edge) => {
    const to = edge.callee === null || edge.evidence === 'name-only' ? undefined : graph.symbol(edge.callee);
    return to && (edge.kind === 'calls' || isInLinesOf(to, from)) ? [{ to, step: { is: 'call', edge } as const }] : [];
  });
  const implementations = dispatchTargetsOf(from, graph);
  return [
    ...calls,
    ...implementations.map((by) => ({ to: by, step: { is: 'runs', declaration: from, by, among: implementations.length } as const })),
  ];
}

/** Whether `inner` is inside `outer`: a nested function is called by the function that receives it. */
function isInLinesOf(inner: SymbolNode, outer: SymbolNode): boolean {
  const [innerRange, outerRange] = [inner.fact.range, outer.fact.range];
  const isSameFile = inner.path === outer.path && inner.root === outer.root;
  return isSameFile && outerRange.start.line <= innerRange.start.line && innerRange.end.line <= outerRange.end.line;
}

/** Methods that may run at a call of `symbol`, by name or by the shape of their type. */
function dispatchTargetsOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (symbol.fact.kind !== 'method') return [];
  const overrides = graph.incoming(symbol.id, ['overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  const byId = new Map(
    [...overrides, ...classMethodsByShape(symbol, graph), ...satisfyingMethods(symbol, graph)].map((each) => [each.id, each]),
  );
  return [...byId.values()];
}
