// Chooses the few functions on which an exploratory answer turns: ends, branch points, and the subject.
import * as l10n from '@vscode/l10n';
import { bestOfEachPlace, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { handlerOf } from '../../searching/definitions/questionRoutes.ts';
import type { CodeGraph, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FlowEnds } from './flowEnds.ts';

/** Candidates for both ends of a flow, the function above both, and the steps between them, in this order. */
function flowCandidates({ start, end, way, above }: FlowEnds, graph: CodeGraph): Candidate[] {
  const steps = above ? [...above.toStart.slice(0, -1), ...above.toEnd.slice(0, -1)] : way.slice(0, -1);
  const innerSymbols = steps.flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  return [
    symbolCandidate(handlerOf(start, graph), 1.2, l10n.t('is where the flow starts')),
    symbolCandidate(end, 1.15, l10n.t('is where the flow ends')),
    ...(above ? [symbolCandidate(above.symbol, 1.12, l10n.t('reaches both ends'))] : []),
    ...innerSymbols.map((symbol, at) => symbolCandidate(symbol, 1.1 - at / 100, l10n.t('is on the way'))),
  ];
}

/**
 * The best places: subjects and ends with the steps between them; then entry points, functions that call nothing further, branch points.
 */
export function pivotalOf(
  ends: FlowEnds | undefined,
  flows: readonly FlowNode[],
  graph: CodeGraph,
  subjects: readonly SymbolNode[],
  limit: number,
): Candidate[] {
  const items = subjects.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is asked about')));
  if (ends) items.push(...flowCandidates(ends, graph));
  const visit = (node: FlowNode, depth: number): void => {
    const innerSteps = node.children.filter((child) => child.symbol);
    if (node.symbol && depth === 0) items.push(symbolCandidate(handlerOf(node.symbol, graph), 1, l10n.t('is where the flow starts')));
    else if (node.symbol && innerSteps.length > 1)
      items.push(symbolCandidate(node.symbol, 0.5 + Math.min(0.3, innerSteps.length / 30), l10n.t('is where the flow branches')));
    else if (node.symbol && innerSteps.length === 0 && !node.recursive) {
      items.push(symbolCandidate(node.symbol, 0.55 + Math.min(0.1, depth / 40), l10n.t('is where the flow ends')));
    }
    for (const child of node.children) visit(child, depth + 1);
  };
  for (const flow of flows) visit(flow, 0);
  return bestOfEachPlace(items).slice(0, limit);
}
