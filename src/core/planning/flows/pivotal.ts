// Chooses the few functions on which an exploratory answer turns: ends, branch points, and the subject.
import * as l10n from '@vscode/l10n';
import { bestOfEach, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { handlerOf } from '../../searching/definitions/routes.ts';
import type { CodeGraph, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import type { FlowEnds } from './flowEnds.ts';

/** Both ends of a flow, then the steps between them. */
function onTheWay({ start, end, way, above }: FlowEnds, graph: CodeGraph): Candidate[] {
  const steps = above ? [...above.toStart.slice(0, -1), ...above.toEnd.slice(0, -1)] : way.slice(0, -1);
  const between = steps.flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  return [
    ofSymbol(handlerOf(start, graph), 1.2, l10n.t('is where the flow starts')),
    ofSymbol(end, 1.15, l10n.t('is where the flow ends')),
    ...(above ? [ofSymbol(above.symbol, 1.12, l10n.t('reaches both ends'))] : []),
    ...between.map((symbol, at) => ofSymbol(symbol, 1.1 - at / 100, l10n.t('is on the way'))),
  ];
}

/** Both ends and the steps between them; entry points, then ends of the chain, then branch points. */
export function pivotalOf(
  ends: FlowEnds | undefined,
  flows: readonly FlowNode[],
  graph: CodeGraph,
  subjects: readonly SymbolNode[],
  most: number,
): Candidate[] {
  const items = subjects.map((symbol) => ofSymbol(symbol, 1, l10n.t('is asked about')));
  if (ends) items.push(...onTheWay(ends, graph));
  const visit = (node: FlowNode, depth: number): void => {
    const inside = node.children.filter((child) => child.symbol);
    if (node.symbol && depth === 0) items.push(ofSymbol(handlerOf(node.symbol, graph), 1, l10n.t('is where the flow starts')));
    else if (node.symbol && inside.length > 1)
      items.push(ofSymbol(node.symbol, 0.5 + Math.min(0.3, inside.length / 30), l10n.t('is where the flow branches')));
    else if (node.symbol && inside.length === 0 && !node.recursive) {
      items.push(ofSymbol(node.symbol, 0.55 + Math.min(0.1, depth / 40), l10n.t('is where the flow ends')));
    }
    for (const child of node.children) visit(child, depth + 1);
  };
  for (const flow of flows) visit(flow, 0);
  return bestOfEach(items).slice(0, most);
}
