// A chain of calls that goes through methods of which several may run: an interface that many types meet, a base that many override.
import { methodsMeeting } from '../../graph/golang/goShapes.ts';
import { writtenByShape } from '../../graph/typing/shapes.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';

/** A step of a chain: a call or a function that is handed on, or what may run where a method without a body of its own is called. */
export type PossibleStep =
  | { readonly is: 'call'; readonly edge: Edge }
  | { readonly is: 'runs'; readonly declared: SymbolNode; readonly by: SymbolNode; readonly among: number };

/** Symbols that are looked at. Set by judgement: the search ends well below that where there is a chain that somebody would read. */
const mostVisited = 20_000;

/**
 * The shortest chain from `start` to `end` of at most `hops` steps, where a call of a declared method may go on to each method that overrides or
 * meets it; undefined where there is none. Calls that only a name tells are not followed: with both, everything would reach everything.
 */
export function possibleChain(
  start: SymbolNode,
  end: SymbolNode,
  hops: number,
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
): readonly PossibleStep[] | undefined {
  const cameBy = new Map<string, { readonly from: string; readonly step: PossibleStep } | undefined>([[start.id, undefined]]);
  let level = [start];
  for (let hop = 0; hop < hops && level.length && cameBy.size < mostVisited; hop++) {
    const next: SymbolNode[] = [];
    for (const from of level)
      for (const { to, step } of stepsFrom(from, graph)) {
        if (cameBy.has(to.id) || !isAllowed(to)) continue;
        cameBy.set(to.id, { from: from.id, step });
        if (to.id === end.id) return wayTo(end.id, cameBy);
        next.push(to);
      }
    level = next;
  }
  return undefined;
}

function wayTo(
  end: string,
  cameBy: ReadonlyMap<string, { readonly from: string; readonly step: PossibleStep } | undefined>,
): PossibleStep[] {
  const steps: PossibleStep[] = [];
  for (let at = cameBy.get(end); at; at = cameBy.get(at.from)) steps.unshift(at.step);
  return steps;
}

function stepsFrom(from: SymbolNode, graph: CodeGraph): readonly { readonly to: SymbolNode; readonly step: PossibleStep }[] {
  const calls = graph.outgoing(from.id, ['calls', 'references']).flatMap((edge) => {
    const to = edge.callee === null || edge.evidence === 'name-only' ? undefined : graph.symbol(edge.callee);
    return to && (edge.kind === 'calls' || isWithin(to, from)) ? [{ to, step: { is: 'call', edge } as const }] : [];
  });
  const running = runningFor(from, graph);
  return [...calls, ...running.map((by) => ({ to: by, step: { is: 'runs', declared: from, by, among: running.length } as const }))];
}

/** A function that stands in another one is called by whom that hands it on to. */
function isWithin(inner: SymbolNode, outer: SymbolNode): boolean {
  const [own, around] = [inner.fact.range, outer.fact.range];
  return inner.path === outer.path && inner.root === outer.root && around.start.line <= own.start.line && own.end.line <= around.end.line;
}

/** Methods that may run where `symbol` is called, by name or by the shape of their type. */
function runningFor(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (symbol.fact.kind !== 'method') return [];
  const named = graph.incoming(symbol.id, ['overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  const all = new Map([...named, ...writtenByShape(symbol, graph), ...methodsMeeting(symbol, graph)].map((each) => [each.id, each]));
  return [...all.values()];
}
