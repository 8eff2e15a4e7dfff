// Calls that leave the workspace, as they are told of a step: those of packages before those that the language brings along.
import { isGlobal } from '../../graph/names/builtins.ts';
import { familyOf } from '../../graph/edges/families.ts';
import type { FlowNode } from '../../graph/edges/types.ts';

/** Calls that leave the workspace, named for each step; the rest is counted. */
const most = 4;

/** Whether a call leaves the workspace and says something of the flow; built-in functions such as `len` do not. */
export function isTelling({ symbol, external }: FlowNode): boolean {
  return !symbol && external?.includes('.') === true;
}

/** The calls among `children` that leave the workspace and are named, in the order of their lines. */
export function tellingOutside(children: readonly FlowNode[], language: string): readonly FlowNode[] {
  const family = familyOf(language);
  const isOwn = ({ external }: FlowNode): number => (isGlobal(family, external?.split(/[.(]/, 1)[0] ?? '') ? 1 : 0);
  const telling = children.filter(isTelling);
  const chosen = new Set(telling.toSorted((a, b) => isOwn(a) - isOwn(b)).slice(0, most));
  return telling.filter((each) => chosen.has(each));
}
