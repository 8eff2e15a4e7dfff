// Chooses the few steps of a flow that are shown first: those that lead to words of the question, then those that lead to most code.
import type { CodeGraph, Edge, FlowNode } from '../../graph/edges/graphTypes.ts';
import { flowSize } from '../entryPoints.ts';
import { termsOfText } from '../../text/tokenizer.ts';

/** Maximum steps below the first one: readers follow 5 to 8. */
const maxSteps = 7;

interface FlowStep {
  readonly node: FlowNode;
  /** Number of question words in its name, or in the name of a callee. */
  readonly wordCount: number;
  /** Number of steps below, including itself and those beyond the cut of the flow. */
  readonly size: number;
  readonly below: readonly FlowStep[];
}

/** The main steps of `flow` with the steps that lead to them; all where they are few. `terms` are those of the question. */
export function mainSteps(flow: FlowNode, terms: ReadonlyMap<string, number>, graph: CodeGraph): ReadonlySet<FlowNode> {
  const chosenSteps = new Set<FlowNode>();
  // Words of the start are in the names of most steps, so they do not tell steps apart.
  const startTerms = new Set(termsOfText(flow.symbol?.fact.qualifiedName ?? '', 'code'));
  const words = new Set([...terms.keys()].filter((term) => !startTerms.has(term)));
  const openSteps = [...stepOf(flow, words, graph).below];
  while (chosenSteps.size < maxSteps) {
    const next = openSteps.toSorted(compareSteps)[0];
    if (!next) break;
    openSteps.splice(openSteps.indexOf(next), 1, ...next.below);
    chosenSteps.add(next.node);
  }
  return chosenSteps;
}

/** Steps of this workspace below the first one. */
export function stepCount({ children }: FlowNode): number {
  return children.reduce((sum, child) => sum + (child.symbol ? 1 : 0) + stepCount(child), 0);
}

function stepOf(node: FlowNode, words: ReadonlySet<string>, graph: CodeGraph): FlowStep {
  const below = node.children.filter(({ symbol }) => symbol).map((child) => stepOf(child, words, graph));
  // The class name tells what a method is about: `SizeFilter.matches` filters by size.
  const ownTerms = new Set(termsOfText(node.symbol?.fact.qualifiedName ?? '', 'code').filter((term) => words.has(term)));
  return {
    node,
    below,
    wordCount: Math.max(ownTerms.size, ...below.map((each) => each.wordCount)),
    size: Math.max(1 + below.reduce((sum, { size }) => sum + size, 0), node.symbol ? 1 + flowSize(node.symbol.id, graph) : 1),
  };
}

/** Sorting is stable, so the order of the calls decides between equals. */
function compareSteps(a: FlowStep, b: FlowStep): number {
  return b.wordCount - a.wordCount || b.size - a.size;
}

/**
 * The calls of a chain that are shown: its first and last, then calls into another file, then the others in order. Undefined where the
 * chain is short enough to show all.
 */
export function mainCalls(path: readonly Edge[], graph: CodeGraph): ReadonlySet<Edge> | undefined {
  if (path.length <= maxSteps) return undefined;
  const entersFile = ({ caller, callee }: Edge): boolean => graph.symbol(caller)?.path !== graph.symbol(callee ?? '')?.path;
  const rankedCalls = path.map((edge, at) => ({ edge, at, worth: at === 0 || at === path.length - 1 ? 2 : entersFile(edge) ? 1 : 0 }));
  const shownCalls = rankedCalls.toSorted((a, b) => b.worth - a.worth || a.at - b.at).slice(0, maxSteps - 1);
  return new Set(shownCalls.map(({ edge }) => edge));
}
