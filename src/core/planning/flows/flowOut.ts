// Follows a flow until it leaves the workspace ("How does X get to redis"). Its end is a call of a library, not a function here.
import { dispatchConfidence } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { roleWithin } from '../../searching/testCode.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';

/** Whether an external call of this name is the end of a flow. */
export type MeantOutside = (external: string) => boolean;

/** A function with an external call that ends the flow, and the chain of calls to it, that call included. */
export interface OutsideCall {
  readonly end: SymbolNode;
  readonly way: readonly Edge[];
  /** 0 to 1: certainty of the least certain call in the chain. */
  readonly sure: number;
}

/** Maximum functions visited from one start. */
const mostVisited = 1500;

/**
 * Matcher for the external function or library that the end of a flow names: `child_process.spawn`, or its last word. Undefined where code
 * here has that name, because the question then means that code.
 */
export function meantOutside({ names, titleWords }: Pick<Mentions, 'names' | 'titleWords'>, graph: CodeGraph): MeantOutside | undefined {
  const named = names.map(({ name }) => name).find((name) => name.includes('.'));
  if (named !== undefined && graph.byName(named).length === 0)
    return (external) => external === named || ['.', '/', ':'].some((sign) => external.endsWith(`${sign}${named}`));
  const last = titleWords.at(-1)?.toLowerCase();
  if (!last) return undefined;
  const isHere = graph.spellings(last).some((name) => graph.byName(name).some(({ role }) => role === 'code'));
  return isHere ? undefined : (external) => packageParts(external).includes(last);
}

/** `github.com/acme/redis/v2.Client.Set`: all parts except the last, which names the action. */
function packageParts(external: string): readonly string[] {
  return external
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .slice(0, -1);
}

/** The paths from `start` to matching external calls, the shortest for each calling function. */
export function outsideCalls(start: SymbolNode, meant: MeantOutside, graph: CodeGraph, hops: number): readonly OutsideCall[] {
  const by = new Map<string, { readonly way: readonly Edge[]; readonly sure: number }>([[start.id, { way: [], sure: 1 }]]);
  const matches: OutsideCall[] = [];
  for (const [id, { way, sure }] of by) {
    const symbol = graph.symbol(id);
    const out = graph.outgoing(id, ['calls']).find(({ external }) => external !== null && meant(external));
    if (symbol && out) matches.push({ end: symbol, way: [...way, out], sure });
    if (way.length >= hops || by.size >= mostVisited) continue;
    for (const edge of steps(id, graph)) {
      if (edge.callee !== null && !by.has(edge.callee)) by.set(edge.callee, { way: [...way, edge], sure: Math.min(sure, edge.confidence) });
    }
  }
  return matches;
}

/** Calls and passed functions of a function, and the overrides that may run instead. */
function steps(id: string, graph: CodeGraph): readonly Edge[] {
  return graph.outgoing(id, ['calls', 'references']).flatMap((edge) => {
    const callee = graph.symbol(edge.callee ?? '');
    if (!callee || !runs(callee) || roleWithin(callee, callee.role, graph) !== 'code') return [];
    const instead = graph
      .incoming(callee.id, ['overrides'])
      .map(({ caller }) => ({ ...edge, callee: caller, confidence: dispatchConfidence }));
    return [edge, ...instead];
  });
}

function runs({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method';
}
