// Chooses the external calls that are named at a step: those of packages before those of the language.
import { rulesOf } from '../../../syntax/languages.ts';
import type { FlowNode } from '../../../graph/edges/graphTypes.ts';

/** Maximum external calls named per step; the rest is counted. */
const maxNamed = 4;

/** Whether a call leaves the workspace and tells something about the flow; built-in functions such as `len` do not. */
export function isTelling({ symbol, external }: FlowNode): boolean {
  return !symbol && external?.includes('.') === true;
}

/** The external calls among `children` that are named, in line order. */
export function tellingExternalCalls(children: readonly FlowNode[], language: string): readonly FlowNode[] {
  const rules = rulesOf(language);
  const languageRank = ({ external }: FlowNode): number => (rules.globals.has(external?.split(/[.(]/, 1)[0] ?? '') ? 1 : 0);
  const telling = children.filter(isTelling);
  const chosenNodes = new Set(telling.toSorted((a, b) => languageRank(a) - languageRank(b)).slice(0, maxNamed));
  return telling.filter((each) => chosenNodes.has(each));
}
