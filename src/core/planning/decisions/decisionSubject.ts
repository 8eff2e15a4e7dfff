// Resolves the subject of a decision: the definitions that the question names, the functions that run for them, and their certain calls.
import { normalizeName } from '../../base/normalizeName.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { preferOwnCode } from '../subjects.ts';
import { waysOut, type Body, type WayOut } from './waysOut.ts';

/** Maximum definitions of one name. */
const maxDefinitions = 8;
/** Maximum functions that words of the question find. More of them lead right no more often: docs/ranking.md, "Described behaviour". */
const maxDescribed = 6;

/** A function with its lines. */
export interface SymbolBody {
  readonly symbol: SymbolNode;
  readonly body: Body;
}

/** Definitions named `subject`; empty where it only describes something. */
export function definitionsByName(subject: string, { scope }: Inquiry, { graph }: Pick<Sources, 'graph'>): readonly SymbolNode[] {
  if (!/^[\w.:#$!?>@-]+$/.test(subject)) return [];
  const name = normalizeName(subject).replace(/\(.*$/, '');
  // Ruby names such as `merge!` include the sign. Where the index lacks such a name, the sign may end the sentence.
  const namesakes =
    [name, subject, name.replace(/[!?]$/, '')].map((each) => graph.byName(each)).find((symbols) => symbols.length > 0) ?? [];
  const scopedSymbols = preferOwnCode(
    implementationsOf(namesakes, graph).filter((each) => inScope(each, scope) && each.fact.kind !== 'module'),
  );
  const implementations = scopedSymbols.filter(({ fact }) => fact.declaration !== true);
  return (implementations.length ? implementations : scopedSymbols).slice(0, maxDefinitions);
}

/** Functions found by the words of the question, best first. */
export function describedFunctions(rankedCandidates: readonly Candidate[]): readonly SymbolNode[] {
  const functions = rankedCandidates.flatMap(({ symbol, role }) => (symbol && role === 'code' && isFunctionOrRoute(symbol) ? symbol : []));
  return firstOfEach(functions, ({ id }) => id).slice(0, maxDescribed);
}

/** The functions that run for `symbol`: itself, or those of a class, constructors first. */
export function functionsOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (!isClassLike(symbol.fact)) return [symbol];
  const methods = graph.inFile(symbol.root, symbol.path).filter(({ fact }) => fact.parent === symbol.fact.index && fact.kind === 'method');
  const isConstructor = ({ fact: { name } }: SymbolNode): boolean =>
    /^(?:__init__|constructor|initialize|__construct)$/.test(name) || name === symbol.fact.name;
  return [...methods.filter(isConstructor), ...methods.filter((each) => !isConstructor(each))];
}

/** The lines of a function without its documentation; undefined where its file cannot be read. */
export async function readSymbolBody(symbol: SymbolNode, { lines }: Pick<Sources, 'lines'>): Promise<SymbolBody | undefined> {
  const file = await lines(symbol.root, symbol.path);
  if (!file) return undefined;
  const { range, docLines } = symbol.fact;
  const innerDocLines = docLines && docLines.first > range.start.line ? docLines : undefined;
  const text = innerDocLines ? file.map((line, at) => (at >= innerDocLines.first && at <= innerDocLines.last ? '' : line)) : file;
  return { symbol, body: { file: text, first: range.start.line, last: Math.min(range.end.line, file.length - 1) } };
}

/** The ways out of a function that fit: its own, otherwise those of anonymous functions inside it. */
export function waysOf({ symbol, body }: SymbolBody, graph: CodeGraph, fits: (way: WayOut) => boolean): readonly WayOut[] {
  const { root, path, id, fact } = symbol;
  const { start, end } = fact.range;
  const innerSymbols = graph
    .inFile(root, path)
    .filter((each) => each.fact.range.start.line >= start.line && each.fact.range.end.line <= end.line);
  const raises = new Map(
    innerSymbols.flatMap((each) => each.fact.raises.flatMap(({ declared, line, name }) => (declared ? [] : [[line, name] as const]))),
  );
  const ways = waysOut(body, raises, symbol.language).filter(fits);
  const symbolAt = (line: number): SymbolNode | undefined => graph.at(root, path, line);
  const ownWays = ways.filter(({ line }) => (symbolAt(line)?.id ?? id) === id);
  return ownWays.length ? ownWays : ways.filter(({ line }) => symbolAt(line)?.fact.name.startsWith('<'));
}

/**
 * One edge to each certain callee of a function in this workspace.
 * @returns also the number of distinct names outside of the workspace that it calls
 */
export function sureCallees(
  symbol: SymbolNode,
  graph: CodeGraph,
): { readonly insideEdges: readonly Edge[]; readonly outsideCount: number } {
  const edges = graph.callees(symbol.id);
  const insideEdges = edges.filter(({ callee, evidence }) => callee !== null && callee !== symbol.id && evidence !== 'name-only');
  const outsideNames = new Set(edges.flatMap(({ callee, external }) => (callee === null && external !== null ? external : [])));
  return { insideEdges: firstOfEach(insideEdges, ({ callee }) => callee ?? ''), outsideCount: outsideNames.size };
}
