// The few steps of a flow that are told first: those that lead to what the question speaks of, then those that lead to most.
import type { FlowNode } from '../../graph/edges/types.ts';
import { terms as termsOf } from '../../text/terms.ts';

/** Steps below the first one: a trace is told in 5 to 8 (design, section 4). */
const mostSteps = 7;

interface Step {
  readonly node: FlowNode;
  /** Whether it or what it calls has a word of the question in its name. */
  readonly isAsked: boolean;
  /** Steps that hang on it, itself among them. */
  readonly size: number;
  readonly below: readonly Step[];
}

/** The main steps of `flow`, each with all that lead to it; all steps where they are few. `terms` are those of the question. */
export function mainSteps(flow: FlowNode, terms: ReadonlyMap<string, number>): ReadonlySet<FlowNode> {
  const chosen = new Set<FlowNode>();
  // What names the beginning is in the names of most steps, and tells none of them from the others.
  const known = new Set(termsOf(flow.symbol?.fact.qualifiedName ?? '', 'code'));
  const asked = new Set([...terms.keys()].filter((term) => !known.has(term)));
  const open = [...stepOf(flow, asked).below];
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

function stepOf(node: FlowNode, asked: ReadonlySet<string>): Step {
  const below = node.children.filter(({ symbol }) => symbol).map((child) => stepOf(child, asked));
  const isNamed = node.symbol !== null && termsOf(node.symbol.fact.name, 'code').some((term) => asked.has(term));
  return {
    node,
    below,
    isAsked: isNamed || below.some(({ isAsked }) => isAsked),
    size: 1 + below.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The order of the calls decides between equals, since sorting keeps it. */
function byUse(a: Step, b: Step): number {
  return Number(b.isAsked) - Number(a.isAsked) || b.size - a.size;
}
