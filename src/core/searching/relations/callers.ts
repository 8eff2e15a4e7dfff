// Walks the call graph backwards from a definition: its direct uses, then callers of callers. Where a failure is asked about, functions
// that change state come first.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { confidenceOf, dispatchConfidence } from '../../graph/edges/edgeConfidence.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { UsePlace, Uses } from '../../uses/target/usePlaces.ts';
import { callKinds, useKinds, type UseKind } from '../../uses/places/useKind.ts';
import { callsThroughBases } from '../definitions/dispatch.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';

/** A function on the way to a site, and the call that leads there. */
export interface CallerStep {
  readonly symbol: SymbolNode;
  readonly edge: Edge;
  /** The function that it calls. */
  readonly callee: SymbolNode;
  /** Calls to the site: 1 for a direct caller. */
  readonly hops: number;
  readonly mutates: boolean;
  /** For a direct step, the place that uses the site; absent when only the graph has the call. */
  readonly use?: DirectUse;
}

/** How a function uses the site of a walk. */
export interface DirectUse {
  readonly kind: UseKind;
  /** Whether it names only a base or derived type, and so may use the site at run time. */
  readonly isPossible: boolean;
  /** The type that a possible use names, when it is known. */
  readonly through: SymbolNode | null;
}

/** Result of a walk. `omittedCounts` counts the direct callers beyond the width, by the id of the callee. */
export interface CallerWalk {
  readonly steps: readonly CallerStep[];
  /** Steps beyond the width, in the order of discovery. */
  readonly beyondWidth: readonly CallerStep[];
  readonly omittedCounts: ReadonlyMap<string, number>;
  /** Number of possible callers of the site beyond the width. */
  readonly omittedPossible: number;
}

/** Direct callers, possible ones and indirect steps that are not among the first `listedSteps` steps of a walk. */
export function countUnlisted(
  { steps, omittedCounts, omittedPossible }: CallerWalk,
  site: SymbolNode,
  listedSteps: ReadonlySet<CallerStep>,
): UnlistedCounts {
  const unlisted = steps.filter((step) => !listedSteps.has(step));
  const omittedDirect = omittedCounts.get(site.id) ?? 0;
  const unlistedDirect = unlisted.filter(({ hops }) => hops === 1);
  const possible = unlistedDirect.filter(isPossible).length;
  const total = unlisted.length + [...omittedCounts.values()].reduce((sum, count) => sum + count, 0);
  const direct = unlistedDirect.length - possible + omittedDirect;
  return { direct, possible: possible + omittedPossible, indirect: total - direct - possible };
}

/** Steps of a walk outside `listedSteps`, each function once, nearest first. */
export function unlistedSteps({ steps, beyondWidth }: CallerWalk, listedSteps: ReadonlySet<CallerStep>): readonly CallerStep[] {
  const ids = new Set([...listedSteps].map(({ symbol }) => symbol.id));
  const unlisted = [...steps, ...beyondWidth].filter(({ symbol }) => !ids.has(symbol.id)).toSorted((a, b) => a.hops - b.hops);
  return firstOfEach(unlisted, ({ symbol }) => symbol.id);
}

/** Counts of the steps of a walk that are not listed: direct callers, possible direct callers, and indirect ones. */
export interface UnlistedCounts {
  readonly direct: number;
  readonly possible: number;
  readonly indirect: number;
}

/** Limits and order of a walk. */
export interface WalkOptions {
  /** Limit of callers per function. */
  readonly width: number;
  /** Whether functions that change state come first. */
  readonly stateFirst: boolean;
}

/** Whether a step may reach the site only through another type. */
export function isPossible({ use }: CallerStep): boolean {
  return use?.isPossible ?? false;
}

/** Whether a direct caller is certain: not only by its name, and not only through a type with several implementations. */
export function hasSureCaller({ steps }: CallerWalk): boolean {
  return steps.some(({ hops, edge }) => hops === 1 && edge.evidence !== 'name-only' && edge.confidence > dispatchConfidence);
}

/**
 * Callers of `site`, nearest first; within a hop those that change state come first. Each function comes once. Tests count only when no
 * code calls.
 * @param directCallers direct callers from the uses, if known; possible ones come after the certain ones
 */
export function walkCallers(
  site: SymbolNode,
  graph: CodeGraph,
  maxHops: number,
  { width, stateFirst }: WalkOptions,
  isAllowed: (symbol: SymbolNode) => boolean,
  directCallers?: readonly CallerStep[],
): CallerWalk {
  const visited = new Set([site.id]);
  const steps: CallerStep[] = [];
  const beyondWidth: CallerStep[] = [];
  const omittedCounts = new Map<string, number>();
  let omittedPossible = 0;
  let level: readonly SymbolNode[] = [site];
  for (let hop = 1; hop <= maxHops && level.length; hop++) {
    const next: SymbolNode[] = [];
    for (const callee of level) {
      const callers = hop === 1 && directCallers ? directCallers : callersOf(callee, graph, hop, stateFirst);
      const newSteps = callers.filter(({ symbol }) => !visited.has(symbol.id) && isAllowed(symbol));
      const sureSteps = newSteps.filter((step) => !isPossible(step));
      const possibleSteps = newSteps.filter(isPossible);
      const isDeeper = site.role === 'code' && hop > 1;
      const [shownSure, shownPossible] = [
        withoutTests(sureSteps, isDeeper).slice(0, width),
        withoutTests(possibleSteps, isDeeper).slice(0, width),
      ];
      if (sureSteps.length > shownSure.length) omittedCounts.set(callee.id, sureSteps.length - shownSure.length);
      omittedPossible += possibleSteps.length - shownPossible.length;
      const shownSteps = new Set([...shownSure, ...shownPossible]);
      beyondWidth.push(...newSteps.filter((step) => !shownSteps.has(step)));
      for (const step of [...shownSure, ...shownPossible]) {
        visited.add(step.symbol.id);
        steps.push(step);
        next.push(step.symbol);
      }
    }
    level = next;
  }
  return { steps, beyondWidth, omittedCounts, omittedPossible };
}

function withoutTests(steps: readonly CallerStep[], isDeeper: boolean): readonly CallerStep[] {
  const inCode = steps.filter(({ symbol }) => symbol.role === 'code');
  return inCode.length || isDeeper ? inCode : steps;
}

/**
 * Direct users of `site`, each function once: by its uses, then calls without the name, such as through a variable that holds the
 * function.
 */
export function directSteps(
  site: SymbolNode,
  uses: Pick<Uses, 'places' | 'possible' | 'undecided'>,
  graph: CodeGraph,
  stateFirst = true,
): readonly CallerStep[] {
  const bySymbol = new Map<string, CallerStep>();
  const addSteps = (places: readonly UsePlace[], isPossible: boolean): void => {
    for (const place of places.toSorted((a, b) => useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind))) {
      const { kind, line, confidence, through, contract } = place;
      const symbol = place.symbol && implementationOf(place.symbol, graph);
      if (!symbol || kind === 'imports' || bySymbol.has(symbol.id)) continue;
      const certainty =
        contract !== undefined
          ? { evidence: place.evidence, confidence, through: contract }
          : isPossible
            ? ({ evidence: 'receiver-typed', confidence: dispatchConfidence } as const)
            : { evidence: place.evidence, confidence };
      const edge: Edge = { caller: symbol.id, callee: site.id, external: null, kind: 'calls', line, ...certainty };
      const use = { kind, isPossible, through };
      bySymbol.set(symbol.id, { symbol, edge, callee: site, hops: 1, mutates: symbol.fact.mutates.length > 0, use });
    }
  };
  addSteps(uses.places, false);
  addSteps(uses.possible, true);
  const undecidedIds = new Set(uses.undecided.map(({ symbol }) => symbol?.id));
  const unnamedSteps = callersOf(site, graph, 1, stateFirst).filter(
    ({ symbol, edge }) => edge.evidence !== 'name-only' && !bySymbol.has(symbol.id) && !undecidedIds.has(symbol.id),
  );
  return [...[...bySymbol.values()].sort((a, b) => stepScore(b, stateFirst) - stepScore(a, stateFirst)), ...unnamedSteps];
}

function callersOf(callee: SymbolNode, graph: CodeGraph, hop: number, stateFirst: boolean): CallerStep[] {
  const byCaller = new Map<string, CallerStep>();
  for (const edge of callsReaching(callee, graph)) {
    const symbol = graph.symbol(edge.caller);
    if (!symbol || byCaller.has(symbol.id)) continue;
    byCaller.set(symbol.id, { symbol, edge, callee, hops: hop, mutates: symbol.fact.mutates.length > 0 });
  }
  if (byCaller.size === 0) return passingStep(callee, graph, hop);
  return [...byCaller.values()].sort((a, b) => stepScore(b, stateFirst) - stepScore(a, stateFirst));
}

/** The function around one without a name that nothing calls: it passes it on, and something outside runs it. */
function passingStep(callee: SymbolNode, graph: CodeGraph, hop: number): CallerStep[] {
  const symbol = callee.fact.name.startsWith('<') ? ownerOf(callee, graph) : undefined;
  if (!symbol || !isFunction(symbol)) return [];
  const edge: Edge = {
    ...{ caller: symbol.id, callee: callee.id, external: null, kind: 'references', line: callee.fact.range.start.line },
    ...{ evidence: 'same-scope', confidence: confidenceOf['same-scope'] },
  };
  const use: DirectUse = { kind: 'passed', isPossible: false, through: null };
  return [{ symbol, edge, callee, hops: hop, mutates: symbol.fact.mutates.length > 0, use }];
}

/** Calls of a method; when no code is known to call it, calls of the methods it overrides. */
function callsReaching(callee: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const ownCalls = callsOfOverloads(callee, graph);
  const isKnown = ownCalls.some(({ caller, evidence }) => evidence !== 'name-only' && graph.symbol(caller)?.role === 'code');
  return isKnown ? ownCalls : [...callsThroughBases(callee, graph).flatMap(({ calls }) => calls), ...ownCalls];
}

/**
 * Score for the order of callers. Code comes before tests, then users that run the site before those that only name it. For failures, those
 * that change state gain as much as certainty does. Set by judgement.
 */
function stepScore({ symbol, edge, mutates, use }: CallerStep, stateFirst: boolean): number {
  const runs = !use || callKinds.has(use.kind) ? 1 : 0;
  return edge.confidence + (mutates && stateFirst ? 1 : 0) + (symbol.role === 'code' ? 4 : 0) + 2 * runs;
}
