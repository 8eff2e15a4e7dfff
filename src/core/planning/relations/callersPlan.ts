// Who calls or uses a function, and which tests reach it: what breaks when it changes.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { directSteps, walkCallers, type CallerWalk } from '../../searching/relations/callers.ts';
import { hasWritableName, usingPlaces, type NamingPlaces } from '../../searching/relations/namingPlaces.ts';
import { inScope } from '../../searching/scope.ts';
import type { CommandRelation } from '../../searching/wantedRelation.ts';
import { testsOf, type TestOf } from '../../graph/queries/testsOf.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';

/** A function whose callers are asked for, or whose tests, or both: what breaks when it changes. */
export interface AskedCallers {
  readonly symbol: SymbolNode;
  /** Absent where only tests are asked for. */
  readonly walk?: CallerWalk;
  /** All places that use it, in the list that *Find All Uses* shows; lines that only name it where there are none. Absent for what has no name. */
  readonly naming?: NamingPlaces;
  /** Absent where nobody asks for them. */
  readonly tests?: readonly TestOf[];
}

/** Tests that are told of one function. */
export const mostTests = 20;

/** Looks up who calls or uses `symbol`, or which tests reach it, as far as `wanted` asks for that. */
export async function planCallers(
  symbol: SymbolNode,
  relation: CommandRelation,
  { scope }: Inquiry,
  sources: Sources,
  settings: AskSettings,
): Promise<AskedCallers> {
  const { graph } = sources;
  const hops = settings['features.callGraph'] ? settings['graph.callerHops'] : 0;
  const stateFirst = settings['graph.stateChangersFirst'];
  const asksWho = relation !== 'tests';
  const naming = asksWho && hasWritableName(symbol) ? await usingPlaces([symbol], sources, scope) : undefined;
  const first = naming?.decided && directSteps(symbol, naming.decided, graph, stateFirst);
  // Who asks for callers is shown as many of them as of the steps of a flow.
  const width = settings['graph.calleesPerHop'];
  const walk = asksWho ? walkCallers(symbol, graph, hops, { width, stateFirst }, (caller) => inScope(caller, scope), first) : undefined;
  return {
    symbol,
    ...(walk ? { walk } : {}),
    ...(naming ? { naming } : {}),
    ...(relation === 'callers' ? {} : { tests: testsOf(symbol, graph, mostTests) }),
  };
}
