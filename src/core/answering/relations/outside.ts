// Calls that leave the workspace, as they are told of a step: those of packages before those that the language brings along.
import { isGlobal } from '../../graph/builtins.ts';
import { familyOf } from '../../graph/families.ts';
import type { FlowNode } from '../../graph/types.ts';

/** Calls that leave the workspace, named for each step; the rest is counted. */
const most = 4;

/** Calls among `children` that leave the workspace and say something of the flow, in the order of their lines. Built-in functions such as `len` do not. */
export function tellingOutside(children: readonly FlowNode[], language: string): readonly FlowNode[] {
  const family = familyOf(language);
  const isOwn = ({ external }: FlowNode): number => (isGlobal(family, external?.split(/[.(]/, 1)[0] ?? '') ? 1 : 0);
  const dotted = children.filter(({ symbol, external }) => !symbol && external?.includes('.'));
  const chosen = new Set(dotted.toSorted((a, b) => isOwn(a) - isOwn(b)).slice(0, most));
  return dotted.filter((each) => chosen.has(each));
}
