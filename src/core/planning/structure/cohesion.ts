// Measures the cohesion of modules: the share of calls that stay inside, for each folder or file of a scope.
import { parentFolder } from '../../base/parentFolder.ts';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import { splitCalls } from '../../graph/edges/splitCalls.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** Calls of one module. */
export interface Cohesion {
  /** Path of a folder, or of a file where the scope is a single folder. */
  readonly module: string;
  /** Calls between different symbols of the module. */
  readonly inside: number;
  /** Calls out of it to other code of the workspace. */
  readonly outgoing: number;
  /** Calls from other code into it. */
  readonly incoming: number;
  /** From 0, where no call stays inside, to 1, where all do. */
  readonly cohesion: number;
}

const maxModules = 8;
/** Minimum calls for a meaningful share. */
const minCalls = 5;

/**
 * The modules of `symbols` with most calls, the least cohesive first. The metric is the cluster factor of Mancoridis, Mitchell et al.,
 * "Using Automatic Clustering to Produce High-Level System Organizations of Source Code" (1998): 2i / (2i + e), with i calls inside
 * and e calls that cross the border in either direction.
 */
export function cohesionOf(symbols: readonly SymbolNode[], graph: CodeGraph): Cohesion[] {
  const folders = new Set(symbols.map(({ path }) => cohesionFolder(path)));
  const moduleOf = (symbol: SymbolNode): string => (folders.size > 1 ? cohesionFolder(symbol.path) : symbol.path);
  const counts = new Map(symbols.map((symbol) => [moduleOf(symbol), { inside: 0, outgoing: 0, incoming: 0 }]));
  for (const symbol of symbols) {
    const moduleCounts = counts.get(moduleOf(symbol));
    if (!moduleCounts) continue;
    for (const { callee } of splitCalls(symbol, graph).sure) {
      if (callee.id === symbol.id || callee.role !== 'code') continue;
      if (moduleOf(callee) === moduleOf(symbol)) moduleCounts.inside++;
      else moduleCounts.outgoing++;
    }
    for (const caller of callersIn(symbol, graph)) if (moduleOf(caller) !== moduleOf(symbol)) moduleCounts.incoming++;
  }
  return [...counts]
    .map(([module, { inside, outgoing, incoming }]) => ({ module, inside, outgoing, incoming, crossing: outgoing + incoming }))
    .filter(({ inside, crossing }) => inside + crossing >= minCalls)
    .sort((a, b) => b.inside + b.crossing - a.inside - a.crossing || (a.module < b.module ? -1 : 1))
    .slice(0, maxModules)
    .map(({ crossing, ...moduleCalls }) => ({ ...moduleCalls, cohesion: (2 * moduleCalls.inside) / (2 * moduleCalls.inside + crossing) }))
    .sort((a, b) => a.cohesion - b.cohesion || (a.module < b.module ? -1 : 1));
}

/** Callers in code, one entry per certain call. */
function callersIn(symbol: SymbolNode, graph: CodeGraph): SymbolNode[] {
  return graph.callers(symbol.id).flatMap(({ caller, evidence, confidence }) => {
    const sureCaller = evidence === 'name-only' || confidence < minSureConfidence ? undefined : graph.symbol(caller);
    return sureCaller?.role === 'code' ? [sureCaller] : [];
  });
}

/** The folder of a path; `.` at the top. */
export function cohesionFolder(path: string): string {
  return parentFolder(path) || '.';
}
