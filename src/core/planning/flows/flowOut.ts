// Follows a flow until it leaves the workspace ("How does X get to redis"), where it ends in a call of a library.
import { dispatchConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { roleWithin } from '../../searching/testCode.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';

/** Whether a call of this external name is the end of the flow. */
export type IsOutsideTarget = (external: string) => boolean;

/** A function with an external call that ends the flow, and the chain of calls to it, that call included. */
export interface OutsideCall {
  readonly end: SymbolNode;
  readonly way: readonly Edge[];
  /** 0 to 1: certainty of the least certain call in the chain. */
  readonly sure: number;
}

/** Maximum functions visited from one start. */
const maxVisited = 1500;

/**
 * Test for the external function or library that the end of a flow names: a dotted name such as `child_process.spawn`, else the last word.
 * Undefined where code here has that name, because the question then means that code.
 */
export function outsideTarget(
  { names, titleWords }: Pick<Mentions, 'names' | 'titleWords'>,
  graph: CodeGraph,
): IsOutsideTarget | undefined {
  const qualifiedName = names.map(({ name }) => name).find((name) => name.includes('.'));
  if (qualifiedName !== undefined && graph.byName(qualifiedName).length === 0)
    return (external) => external === qualifiedName || ['.', '/', ':'].some((sign) => external.endsWith(`${sign}${qualifiedName}`));
  const lastWord = titleWords.at(-1)?.toLowerCase();
  if (!lastWord) return undefined;
  const isHere = graph.spellings(lastWord).some((name) => graph.byName(name).some(({ role }) => role === 'code'));
  return isHere ? undefined : (external) => packageParts(external).includes(lastWord);
}

/** All parts of a name such as `github.com/acme/redis/v2.Client.Set` except the last, which names the action. */
function packageParts(external: string): readonly string[] {
  return external
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .slice(0, -1);
}

/** The paths from `start` to matching external calls, the shortest for each calling function. */
export function outsideCalls(start: SymbolNode, isTarget: IsOutsideTarget, graph: CodeGraph, hops: number): readonly OutsideCall[] {
  const reachedSteps = new Map<string, { readonly way: readonly Edge[]; readonly sure: number }>([[start.id, { way: [], sure: 1 }]]);
  const calls: OutsideCall[] = [];
  for (const [id, { way, sure }] of reachedSteps) {
    const symbol = graph.symbol(id);
    const outsideEdge = graph.outgoing(id, ['calls']).find(({ external }) => external !== null && isTarget(external));
    if (symbol && outsideEdge) calls.push({ end: symbol, way: [...way, outsideEdge], sure });
    if (way.length >= hops || reachedSteps.size >= maxVisited) continue;
    for (const edge of stepsFrom(id, graph)) {
      if (edge.callee !== null && !reachedSteps.has(edge.callee))
        reachedSteps.set(edge.callee, { way: [...way, edge], sure: Math.min(sure, edge.confidence) });
    }
  }
  return calls;
}

/** Edges to the functions that a function calls or passes on, and to the overrides that may run instead. */
function stepsFrom(id: string, graph: CodeGraph): readonly Edge[] {
  return graph.outgoing(id, ['calls', 'references']).flatMap((edge) => {
    const callee = graph.symbol(edge.callee ?? '');
    if (!callee || !isFunction(callee) || roleWithin(callee, callee.role, graph) !== 'code') return [];
    const overridingEdges = graph
      .incoming(callee.id, ['overrides'])
      .map(({ caller }) => ({ ...edge, callee: caller, confidence: dispatchConfidence }));
    return [edge, ...overridingEdges];
  });
}
