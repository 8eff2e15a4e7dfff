// Notes where a call walk stopped, with the exact call that continues it.
import { nameForModel } from '../answering/relations/relation.ts';
import type { FlowNode, SymbolNode } from '../graph/edges/types.ts';
import { callsOfOverloads } from '../searching/definitions/overloads.ts';
import type { CallerWalk } from '../searching/relations/callers.ts';
import type { Desk } from './desk.ts';
import { depthBounds } from './tool.ts';

/** Depth that the next call adds. Set by judgement: one level would need too many calls. */
const moreDepth = 2;

/** Notes on callers beyond the depth and the width of a walk. */
export function furtherCallers(
  start: SymbolNode,
  { steps, omitted, omittedPossible }: CallerWalk,
  depth: number,
  desk: Desk,
): readonly string[] {
  const { graph } = desk.sources;
  const known = new Set([start.id, ...steps.map(({ symbol }) => symbol.id)]);
  const ends = steps.filter(
    ({ symbol, hops }) => hops === depth && callsOfOverloads(symbol, graph).some(({ caller }) => !known.has(caller)),
  );
  const wide = [...omitted].sort(([, a], [, b]) => b - a)[0];
  const most = graph.symbol(wide?.[0] ?? '') ?? (omittedPossible ? start : undefined);
  return [
    ...deeper(
      ends.map(({ symbol }) => symbol),
      'callers',
      depth,
      desk,
    ),
    ...(most ? [`Not all callers of ${nameForModel(most)} are walked: ${usesCall(most, desk)} lists them.`] : []),
  ];
}

/** Notes on callees beyond the depth and the width of a flow. */
export function furtherCallees(flow: FlowNode, depth: number, desk: Desk): readonly string[] {
  const { graph } = desk.sources;
  const ends: SymbolNode[] = [];
  const visit = ({ symbol, children, omitted, recursive }: FlowNode, left: number): void => {
    const goesOn = (): boolean => symbol !== null && graph.outgoing(symbol.id, ['calls']).some(({ callee }) => callee !== null);
    if (symbol && !recursive && omitted > 0 && left <= 0 && goesOn()) ends.push(symbol);
    for (const child of children) visit(child, left - 1);
  };
  visit(flow, depth);
  return deeper(ends, 'callees', depth, desk);
}

function deeper(ends: readonly SymbolNode[], direction: 'callers' | 'callees', depth: number, desk: Desk): readonly string[] {
  const [first] = ends;
  if (!first) return [];
  const count = new Set(ends.map(({ id }) => id)).size;
  const how =
    depth < depthBounds.most
      ? `the same call with depth ${Math.min(depthBounds.most, depth + moreDepth)}`
      : `trace_calls {"name":${JSON.stringify(nameForModel(first))},"path":${JSON.stringify(desk.placeOf(first))},"direction":"${direction}"}`;
  return [`${count} of the ${direction} ${count === 1 ? 'has' : 'have'} further ones beyond depth ${depth}: ${how} shows them.`];
}

function usesCall(symbol: SymbolNode, desk: Desk): string {
  return `find_uses {"name":${JSON.stringify(nameForModel(symbol))},"path":${JSON.stringify(desk.placeOf(symbol))}}`;
}
