// Looks up the callers, users and tests of a function: the code that a change of it may break.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { directSteps, walkCallers, type CallerWalk } from '../../searching/relations/callers.ts';
import { hasWritableName } from '../../searching/relations/combinedUses.ts';
import { findUsesOrNameLines, type UsesOrNameLines } from '../../searching/relations/usesOrNameLines.ts';
import { inScope } from '../../searching/scope.ts';
import type { CallRelation } from '../../searching/callRelation.ts';
import { testsOf, type TestOf } from '../../graph/queries/testsOf.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';

/** A function with its callers, its tests, or both. */
export interface AskedCallers {
  readonly symbol: SymbolNode;
  /** Absent where the question asks only for tests. */
  readonly walk?: CallerWalk;
  /**
   * All places that use it, from the list of *Find All Uses*; lines that only name it where there are none. Absent for symbols without a
   * name.
   */
  readonly usesOrLines?: UsesOrNameLines;
  /** Absent where the question does not ask for them. */
  readonly tests?: readonly TestOf[];
}

/** Maximum tests shown for one function. */
export const maxTests = 20;

/** Looks up callers and users of `symbol`, or the tests that reach it, depending on `relation`. */
export async function planCallers(
  symbol: SymbolNode,
  relation: CallRelation,
  { scope }: Inquiry,
  sources: Sources,
  settings: AskSettings,
): Promise<AskedCallers> {
  const { graph } = sources;
  const hops = settings['features.callGraph'] ? settings['graph.callerHops'] : 0;
  const stateFirst = settings['graph.stateChangersFirst'];
  const asksForCallers = relation !== 'tests';
  const usesOrLines = asksForCallers && hasWritableName(symbol) ? await findUsesOrNameLines([symbol], sources, scope) : undefined;
  const directCallers = usesOrLines?.uses && directSteps(symbol, usesOrLines.uses, graph, stateFirst);
  // An answer shows as many callers as it would show steps of a flow.
  const width = settings['graph.calleesPerHop'];
  const walk = asksForCallers
    ? walkCallers(symbol, graph, hops, { width, stateFirst }, (caller) => inScope(caller, scope), directCallers)
    : undefined;
  return {
    symbol,
    ...(walk ? { walk } : {}),
    ...(usesOrLines ? { usesOrLines } : {}),
    ...(relation === 'callers' ? {} : { tests: testsOf(symbol, graph, maxTests) }),
  };
}
