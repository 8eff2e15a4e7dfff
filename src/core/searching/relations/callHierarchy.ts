// Callers and callees of a definition for the editor's call hierarchy, each with the ranges of the called names.
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { Range } from '../../base/positions.ts';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { callsAt } from '../../graph/queries/callsAt.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import { isListed, rangedDefinition, type RangedDefinition } from './namedDefinitions.ts';

export const callDirections = ['incoming', 'outgoing'] as const;

/** Which end of a call is asked for: its callers, or its callees. */
export type CallDirection = (typeof callDirections)[number];

/** A caller or a callee, with the zero-based ranges of the called names in the file of the caller. */
export interface HierarchyCall {
  readonly definition: RangedDefinition;
  readonly ranges: readonly Range[];
}

/**
 * The callers or callees of a definition in the order of files and lines; none when it is gone. Only sure calls, since a hierarchy has no
 * place for a doubt. A call in a function without a name counts for the definition around it.
 */
export function hierarchyCalls(id: SymbolId, direction: CallDirection, graph: CodeGraph): readonly HierarchyCall[] {
  const symbol = graph.symbol(id);
  if (!symbol) return [];
  const calls = direction === 'incoming' ? incomingCalls(symbol, graph) : outgoingCalls(symbol, graph);
  const groups = groupByKey(calls, ({ end }) => end.id);
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{ definition: rangedDefinition(group[0].end), ranges: distinctRanges(group) }] : []))
    .sort((one, other) => comparePlaces(one.definition, other.definition));
}

/** One call: the definition at its other end, and the range of the called name. */
interface CallEnd {
  readonly end: SymbolNode;
  readonly range: Range;
}

function incomingCalls(symbol: SymbolNode, graph: CodeGraph): readonly CallEnd[] {
  return sureEdges(callsOfOverloads(symbol, graph)).flatMap((edge) => {
    const caller = graph.symbol(edge.caller);
    const end = caller && listedOwner(caller, graph);
    return caller && end ? nameRanges(caller, symbol, edge.line, graph).map((range) => ({ end, range })) : [];
  });
}

function outgoingCalls(symbol: SymbolNode, graph: CodeGraph): readonly CallEnd[] {
  return unlistedWithin(symbol, graph).flatMap((caller) =>
    sureEdges(graph.callees(caller.id)).flatMap((edge) => {
      const target = edge.callee === null ? undefined : graph.symbol(edge.callee);
      if (!target) return [];
      const end = implementationOf(target, graph);
      return nameRanges(caller, target, edge.line, graph).map((range) => ({ end, range }));
    }),
  );
}

function sureEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges.filter(({ confidence }) => confidence >= minSureConfidence);
}

/** The nearest definition around, itself included, that a person sees; the file itself for code outside of definitions. */
function listedOwner(symbol: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  for (let up: SymbolNode | undefined = symbol; up; up = ownerOf(up, graph))
    if (up.fact.kind === 'module' || isListed(up, graph)) return up;
  return graph.inFile(symbol.root, symbol.path)[0];
}

/** The symbol, and what it holds that is no definition of its own. */
function unlistedWithin(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const inside = new Map([[symbol.fact.index, symbol]]);
  // Owners stand before what they hold.
  for (const each of graph.inFile(symbol.root, symbol.path))
    if (inside.has(each.fact.parent) && each.fact.index !== symbol.fact.index && !isListed(each, graph)) inside.set(each.fact.index, each);
  return [...inside.values()];
}

/** The called names on a line: those of the target, else of all calls there, since the target may go by another name. */
function nameRanges(caller: SymbolNode, target: SymbolNode, line: number, graph: CodeGraph): readonly Range[] {
  const calls = callsAt(caller, line, graph);
  const names = new Set([target.fact.name, ownerOf(target, graph)?.fact.name]);
  const named = calls.filter(({ name }) => names.has(name));
  const ranges = (named.length ? named : calls).map(({ name, column }) => {
    const length = name.startsWith('<') ? 0 : name.length;
    return { start: { line, column }, end: { line, column: column + length } };
  });
  return ranges.length ? ranges : [{ start: { line, column: 0 }, end: { line, column: 0 } }];
}

function distinctRanges(calls: readonly CallEnd[]): readonly Range[] {
  const byStart = new Map(calls.map(({ range }) => [`${range.start.line}:${range.start.column}`, range]));
  return [...byStart.values()].sort((one, other) => one.start.line - other.start.line || one.start.column - other.start.column);
}

function comparePlaces(one: RangedDefinition, other: RangedDefinition): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return one.range.start.line - other.range.start.line;
}
