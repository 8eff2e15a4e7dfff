// Notes on where a walk over calls stopped, each with the exact call that continues it.
import { readableName } from '../answering/material/relations/relationNote.ts';
import type { FlowNode, SymbolNode } from '../graph/edges/graphTypes.ts';
import { callsOfOverloads } from '../searching/definitions/overloads.ts';
import type { CallerWalk } from '../searching/relations/callers.ts';
import type { CallContext } from './callContext.ts';
import { depthBounds } from './tool.ts';

/** Levels that the suggested call adds. Set by judgement: one level would need too many calls. */
const moreDepth = 2;

/** Notes on callers beyond the depth and the width of a walk. */
export function callersContinuation(
  start: SymbolNode,
  { steps, omittedCounts, omittedPossible }: CallerWalk,
  depth: number,
  callContext: CallContext,
): readonly string[] {
  const { graph } = callContext.sources;
  const walkedIds = new Set([start.id, ...steps.map(({ symbol }) => symbol.id)]);
  const ends = steps.filter(
    ({ symbol, hops }) => hops === depth && callsOfOverloads(symbol, graph).some(({ caller }) => !walkedIds.has(caller)),
  );
  const widest = [...omittedCounts].sort(([, a], [, b]) => b - a)[0];
  const cutSymbol = graph.symbol(widest?.[0] ?? '') ?? (omittedPossible ? start : undefined);
  return [
    ...deeperNotes(
      ends.map(({ symbol }) => symbol),
      'callers',
      depth,
      callContext,
    ),
    ...(cutSymbol ? [`Not all callers of ${readableName(cutSymbol)} are walked: ${usesCall(cutSymbol, callContext)} lists them.`] : []),
  ];
}

/** Notes on callees beyond the depth and the width of a flow. */
export function calleesContinuation(flow: FlowNode, depth: number, callContext: CallContext): readonly string[] {
  const { graph } = callContext.sources;
  const ends: SymbolNode[] = [];
  const visit = ({ symbol, children, omittedCount, recursive }: FlowNode, depthLeft: number): void => {
    const hasCallees = (): boolean => symbol !== null && graph.outgoing(symbol.id, ['calls']).some(({ callee }) => callee !== null);
    if (symbol && !recursive && omittedCount > 0 && depthLeft <= 0 && hasCallees()) ends.push(symbol);
    for (const child of children) visit(child, depthLeft - 1);
  };
  visit(flow, depth);
  return deeperNotes(ends, 'callees', depth, callContext);
}

function deeperNotes(
  ends: readonly SymbolNode[],
  direction: 'callers' | 'callees',
  depth: number,
  callContext: CallContext,
): readonly string[] {
  const [first] = ends;
  if (!first) return [];
  const count = new Set(ends.map(({ id }) => id)).size;
  const nextCall =
    depth < depthBounds.most
      ? `the same call with depth ${Math.min(depthBounds.most, depth + moreDepth)}`
      : `trace_calls {"name":${JSON.stringify(readableName(first))},"path":${JSON.stringify(callContext.placeOf(first))},"direction":"${direction}"}`;
  return [`${count} of the ${direction} ${count === 1 ? 'has' : 'have'} further ones beyond depth ${depth}: ${nextCall} shows them.`];
}

function usesCall(symbol: SymbolNode, callContext: CallContext): string {
  return `find_uses {"name":${JSON.stringify(readableName(symbol))},"path":${JSON.stringify(callContext.placeOf(symbol))}}`;
}
