// Writes a flow as lines for a model: the call tree of the graph, each step at the line of its call. No edge comes from a model.
import * as l10n from '@vscode/l10n';
import type { TestOf } from '../../../graph/queries/testsOf.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { countUnlisted, type CallerStep, type CallerWalk } from '../../../searching/relations/callers.ts';
import { isOnlyDeclared } from '../../../searching/definitions/dispatch.ts';
import type { ExploratoryPlan } from '../../../planning/exploratoryPlan.ts';
import type { PossibleStep } from '../../../searching/relations/possibleChain.ts';
import type { UsesOrNameLines } from '../../../searching/relations/usesOrNameLines.ts';
import type { RaisingFunction } from '../../../searching/relations/raisableErrors.ts';
import { isTelling, tellingExternalCalls } from './externalCalls.ts';
import { atLine, certainty, readableName, oneLine, verbOf, type RelationNote } from './relationNote.ts';
import { raisesPhrase } from './languagePhrases.ts';
import { requestedRelations, stepRelation, definitionUseRelations } from './useRelations.ts';

/** Paths, callers and flows of the plan. */
export function flowRelations(
  { flows, callers, relationPlan, paths, ends, missing, raises }: ExploratoryPlan,
  graph: CodeGraph,
): RelationNote[] {
  return [
    ...missing.map(({ of, words }) => ({ note: missingNote(of, words), depth: 0 })),
    ...(ends?.guessedWords
      ? [{ note: `the end of the flow was guessed by words: nothing is known to be "${oneLine(ends.guessedWords)}"`, depth: 0 }]
      : []),
    ...paths.flatMap((path) => pathSteps(path, graph)),
    ...(ends?.way.length === 0 ? [{ note: noChainNote(ends), depth: 0 }] : []),
    ...(relationPlan ? requestedRelations(relationPlan) : []),
    ...callers.flatMap(({ symbol, walk, usesOrLines, tests }) => [
      ...(walk ? callerSteps(symbol, walk, usesOrLines) : []),
      ...(tests ? testLines(symbol, tests) : []),
    ]),
    ...raises.flatMap((each) => raiseSteps(each)),
    ...flows.flatMap((flow) => flowSteps(flow, graph)),
  ];
}

function missingNote(of: 'start' | 'end', words: readonly string[]): string {
  if (words.length === 0) return 'the end of the flow is missing: no call that keeps data is known to be reached';
  return `the ${of} of the flow is missing: no code of this workspace has ${words.map(oneLine).join(', ')}`;
}

function noChainNote({ start, end, above }: NonNullable<ExploratoryPlan['ends']>): string {
  if (above)
    return `${readableName(start)} does not call ${readableName(end)}: ${readableName(above.symbol)} comes first to the one, then to the other`;
  return `no chain of calls from ${readableName(start)} to ${readableName(end)} is known`;
}

/**
 * Callers of `symbol`, nested by hop, after the number of places that use it. Direct users, possible ones, indirect steps and undecided
 * places are counted separately.
 */
export function callerSteps(symbol: SymbolNode, walk: CallerWalk, usesOrLines?: UsesOrNameLines, limit = Infinity): RelationNote[] {
  const lines: RelationNote[] = [];
  const steps = new Set<CallerStep>();
  const visit = (callee: SymbolNode, depth: number): void => {
    for (const step of walk.steps.filter((each) => each.callee.id === callee.id)) {
      if (steps.size >= limit) return;
      steps.add(step);
      lines.push(stepRelation(step, depth));
      visit(step.symbol, depth + 1);
    }
  };
  visit(symbol, 0);
  const { direct, possible, indirect } = countUnlisted(walk, symbol, steps);
  if (direct > 0) lines.push({ note: `${direct} more ${direct === 1 ? 'uses' : 'use'} ${readableName(symbol)} directly`, depth: 0 });
  if (possible > 0) lines.push({ note: `${possible} more may use ${readableName(symbol)} through another type`, depth: 0 });
  if (indirect > 0)
    lines.push({ note: `${indirect} more indirect ${indirect === 1 ? 'step' : 'steps'} to ${readableName(symbol)}`, depth: 0 });
  return usesOrLines ? [...definitionUseRelations(symbol, usesOrLines, lines.length === 0), ...lines] : lines;
}

function testLines(symbol: SymbolNode, tests: readonly TestOf[]): RelationNote[] {
  if (tests.length === 0) return [{ note: `no tests of ${readableName(symbol)} are known in this workspace`, depth: 0 }];
  return tests.map(({ test, hops }) => {
    const note = `test ${readableName(test)} tests ${readableName(symbol)}${hops > 1 ? `, through ${hops - 1} other calls` : ''}`;
    return atLine(test, test.fact.nameRange.start.line, note, l10n.t('tests {0}', symbol.fact.name));
  });
}

/** Errors that a function can raise, itself and through its callees. */
function raiseSteps({ symbol, raises, below }: RaisingFunction, depth = 0): RelationNote[] {
  const ownRaises = raises.map(({ name, line }) => atLine(symbol, line, raisesPhrase(symbol, name), l10n.t('raises {0}', name), depth + 1));
  const deeperRaises = below.flatMap((each) => {
    const line = each.edge?.line ?? symbol.fact.nameRange.start.line;
    const note = `${readableName(symbol)} calls ${readableName(each.symbol)}, which can raise`;
    return [atLine(symbol, line, note, l10n.t('is a step of the flow'), depth + 1), ...raiseSteps(each, depth + 1)];
  });
  if (depth === 0 && ownRaises.length + deeperRaises.length === 0)
    return [{ note: `nothing that ${readableName(symbol)} calls is known to raise`, depth: 0 }];
  return [...ownRaises, ...deeperRaises];
}

/** The calls of a path, each a step below the one before. */
export function pathSteps(path: readonly Edge[], graph: CodeGraph): RelationNote[] {
  return path.flatMap((edge, depth) => {
    const caller = graph.symbol(edge.caller);
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    const calleeName = callee ? readableName(callee) : edge.external && `${edge.external} (outside this workspace)`;
    if (!caller || !calleeName) return [];
    const note = `path: ${readableName(caller)} ${verbOf(edge, callee)} ${calleeName}${certainty(edge)}`;
    return [atLine(caller, edge.line, note, l10n.t('is a step of the path'), depth)];
  });
}

/** Like {@link pathSteps}, for a chain in which a declared method stands for several that may run. */
export function chainSteps(way: readonly PossibleStep[], graph: CodeGraph): RelationNote[] {
  return way.flatMap((step, depth) => {
    if (step.is === 'call') return pathSteps([step.edge], graph).map((relation) => ({ ...relation, depth }));
    const { declaration, by, among } = step;
    const doubt = among > 1 ? `possible: one of ${among} that may run` : 'possible';
    const note = `path: ${readableName(declaration)} may run ${readableName(by)} (${doubt})`;
    return [atLine(by, by.fact.nameRange.start.line, note, l10n.t('is a step of the path'), depth)];
  });
}

/** Calls of a function, step by step. */
export function flowSteps({ symbol, children, omittedCount }: FlowNode, graph: CodeGraph): RelationNote[] {
  if (!symbol) return [];
  const start = atLine(symbol, symbol.fact.nameRange.start.line, `flow from ${readableName(symbol)}`, l10n.t('is where the flow starts'));
  return [start, ...below(symbol, children, omittedCount, { graph, depth: 1 })];
}

interface FlowWalk {
  readonly graph: CodeGraph;
  readonly depth: number;
}

function below(caller: SymbolNode, children: readonly FlowNode[], omittedCount: number, { graph, depth }: FlowWalk): RelationNote[] {
  const inside = children.flatMap((child) => stepsOf(caller, child, { graph, depth }));
  const outsideNames = tellingExternalCalls(children, caller.language).map(({ external }) => oneLine(external ?? ''));
  const unlistedCount = omittedCount + children.filter(isTelling).length - outsideNames.length;
  const notes = [
    ...(outsideNames.length ? [`→ outside the workspace: ${outsideNames.join(', ')}`] : []),
    ...(unlistedCount > 0 ? [`→ ${unlistedCount} more, not listed`] : []),
  ];
  return [...inside, ...notes.map((note) => ({ note, depth }))];
}

function stepsOf(
  caller: SymbolNode,
  { symbol, edge, children, recursive, ambiguous, omittedCount }: FlowNode,
  { graph, depth }: FlowWalk,
): RelationNote[] {
  if (!symbol || !edge) return [];
  const doubt = ambiguous.length ? ` (one of ${ambiguous.length + 1} of this name: not certain)` : certainty(edge);
  const declaredNote = isOnlyDeclared(symbol, graph) ? ' (no implementation in this workspace is known)' : '';
  const contractNote = edge.through === undefined ? '' : ` (through ${oneLine(edge.through)})`;
  const note = `→ ${readableName(symbol)}${contractNote}${recursive ? ' (recursive)' : ''}${declaredNote}${doubt}`;
  const step = atLine(caller, edge.line, note, l10n.t('is a step of the flow'), depth);
  return [step, ...below(symbol, children, omittedCount, { graph, depth: depth + 1 })];
}
