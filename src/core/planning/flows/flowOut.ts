// "How does X get to redis": a flow that is followed until it leaves the workspace. Its end is a call of a library, not a function here.
import { dispatchConfidence } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { roleWithin } from '../../searching/testCode.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';

/** Whether a call of this name from outside is what the end of a flow means. */
export type MeantOutside = (external: string) => boolean;

/** A function that calls what is meant outside, and the chain of calls up to there, that call included. */
export interface OutsideCall {
  readonly end: SymbolNode;
  readonly way: readonly Edge[];
  /** 0 to 1: how sure the least sure call of the chain is. */
  readonly sure: number;
}

/** Functions that one start is followed through. */
const mostVisited = 1500;

/**
 * The function or the library from outside that the end of a flow names: `child_process.spawn`, or what its last word speaks of. Undefined where the
 * code here has something of that name, under which it is meant then.
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

/** `github.com/acme/redis/v2.Client.Set`: all but the last name, which says what is done. */
function packageParts(external: string): readonly string[] {
  return external
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .slice(0, -1);
}

/** The ways on which a flow from `start` comes to what is meant, the shortest to each function that calls it. */
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

/** What a function calls or hands on, and what may run instead of each. */
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
