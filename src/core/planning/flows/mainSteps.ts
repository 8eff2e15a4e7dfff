// The few steps of a flow that are told first: those that lead to what the question speaks of, then those that lead to most.
import type { CodeGraph, Edge, FlowNode } from '../../graph/edges/types.ts';
import { flowSize } from '../entryPoints.ts';
import { terms as termsOf } from '../../text/terms.ts';

/** Steps below the first one: a trace is told in 5 to 8 (design, section 4). */
const mostSteps = 7;

interface FlowStep {
  readonly node: FlowNode;
  /** How many words of the question are in its name, or in that of what it calls. */
  readonly wordCount: number;
  /** Steps that hang on it, itself among them, also those below where the flow is cut. */
  readonly size: number;
  readonly below: readonly FlowStep[];
}

/** The main steps of `flow`, each with all that lead to it; all steps where they are few. `terms` are those of the question. */
export function mainSteps(flow: FlowNode, terms: ReadonlyMap<string, number>, graph: CodeGraph): ReadonlySet<FlowNode> {
  const chosen = new Set<FlowNode>();
  // What names the beginning is in the names of most steps, and tells none of them from the others.
  const known = new Set(termsOf(flow.symbol?.fact.qualifiedName ?? '', 'code'));
  const words = new Set([...terms.keys()].filter((term) => !known.has(term)));
  const open = [...stepOf(flow, words, graph).below];
  while (chosen.size < mostSteps) {
    const next = open.toSorted(byUse)[0];
    if (!next) break;
    open.splice(open.indexOf(next), 1, ...next.below);
    chosen.add(next.node);
  }
  return chosen;
}

/** Steps of this workspace below the first one. */
export function stepCount({ children }: FlowNode): number {
  return children.reduce((sum, child) => sum + (child.symbol ? 1 : 0) + stepCount(child), 0);
}

function stepOf(node: FlowNode, words: ReadonlySet<string>, graph: CodeGraph): FlowStep {
  const below = node.children.filter(({ symbol }) => symbol).map((child) => stepOf(child, words, graph));
  // The name of its class says what a method is of: `SizeFilter.matches` filters by size.
  const own = new Set(termsOf(node.symbol?.fact.qualifiedName ?? '', 'code').filter((term) => words.has(term)));
  return {
    node,
    below,
    wordCount: Math.max(own.size, ...below.map((each) => each.wordCount)),
    size: Math.max(1 + below.reduce((sum, { size }) => sum + size, 0), node.symbol ? 1 + flowSize(node.symbol.id, graph) : 1),
  };
}

/** The order of the calls decides between equals, since sorting keeps it. */
function byUse(a: FlowStep, b: FlowStep): number {
  return b.wordCount - a.wordCount || b.size - a.size;
}

/**
 * The calls of a chain that are told where it is longer than a trace is told in: both ends, then calls into another file, then the others in their
 * order. Undefined where all are told.
 */
export function mainCalls(path: readonly Edge[], graph: CodeGraph): ReadonlySet<Edge> | undefined {
  if (path.length <= mostSteps) return undefined;
  const isFurther = ({ caller, callee }: Edge): boolean => graph.symbol(caller)?.path !== graph.symbol(callee ?? '')?.path;
  const ranked = path.map((edge, at) => ({ edge, at, worth: at === 0 || at === path.length - 1 ? 2 : isFurther(edge) ? 1 : 0 }));
  const told = ranked.toSorted((a, b) => b.worth - a.worth || a.at - b.at).slice(0, mostSteps - 1);
  return new Set(told.map(({ edge }) => edge));
}
