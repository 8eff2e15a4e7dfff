// Chooses where a flow begins: named definitions, otherwise the best results.
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { functionInConstant } from '../graph/files/functionInConstant.ts';
import type { Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { inScope } from '../searching/scope.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import { nameParts } from '../searching/nameParts.ts';
import { widestOfOverloads } from '../searching/definitions/overloads.ts';
import { isAskingTerm } from '../reading/mentions/termWeights.ts';
import { termsOfText } from '../text/tokenizer.ts';

/** Maximum hops when judging how much code a start leads to. */
const maxHops = 4;
/** Maximum calls of one function that count for this. */
const maxWidth = 8;
/** A plain word that names more functions than this is just a word. */
const maxNamesakes = 4;
/** Results with a lower score are no entry points; the best scores 1. */
const strongEnough = 0.3;

/**
 * Named definitions, else the best results with `namesakes`, the functions that a word of the question names. Of equal ones, the one that
 * leads to most code comes first, then the one that others can call.
 */
export function entryPoints(
  definitions: readonly SymbolNode[],
  candidates: readonly Candidate[],
  namesakes: readonly SymbolNode[],
  terms: ReadonlyMap<string, number>,
  { graph }: Sources,
  limit: number,
): SymbolNode[] {
  const callableDefinitions = definitions.filter(({ fact }) => fact.kind !== 'module');
  if (callableDefinitions.length) return widestOfOverloads(callableDefinitions, ({ id }) => flowSize(id, graph)).slice(0, limit);
  const scores = new Map<SymbolNode, number>(namesakes.map((symbol) => [symbol, 1]));
  for (const { symbol, score } of candidates) {
    if (symbol && isEntry(symbol) && score >= strongEnough) scores.set(symbol, score + (scores.get(symbol) ?? 0));
  }
  return [...scores]
    .map(([symbol, score]) => ({ symbol, worth: score * nameFactor(symbol, terms) }))
    .sort((a, b) => b.worth - a.worth || flowSize(b.symbol.id, graph) - flowSize(a.symbol.id, graph) || openness(b) - openness(a))
    .slice(0, limit)
    .map(({ symbol }) => symbol);
}

/** Functions whose name is a word of the question, also in lower case ("trace checkout"). Omits words that name many functions. */
export function functionsByWords({ intent, scope }: Inquiry, { graph }: Sources): SymbolNode[] {
  // "Walk me through" and "the test function" only phrase the question, even if functions have these names.
  const isTelling = (word: string): boolean => word.length > 2 && !termsOfText(word).every(isAskingTerm);
  const words = new Set(intent.titleWords.filter(isTelling));
  return [...words].slice(0, 40).flatMap((word) => {
    const namesakes = graph.byName(word).map((symbol) => functionInConstant(symbol, graph) ?? symbol);
    const symbols = implementationsOf(
      namesakes.filter((symbol) => isEntry(symbol) && inScope(symbol, scope)),
      graph,
    );
    return symbols.length <= maxNamesakes ? symbols : [];
  });
}

function isEntry({ fact, role }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'route' || fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'class');
}

function openness({ symbol }: { readonly symbol: SymbolNode }): number {
  return symbol.fact.exported ? 1 : 0;
}

/**
 * 1 to 2: the share of the qualified name in the question. "A model is saved" is `Model.save` rather than `BaseModelFormSet.save`. Without it
 * one of 24 traces (`bench -- questions … traces.jsonl`) begins at the second best function (2026-11-27). Factors by kind, visibility and size
 * changed none of 266 questions for the better, and are gone.
 */
function nameFactor({ fact }: SymbolNode, terms: ReadonlyMap<string, number>): number {
  const names = fact.qualifiedName.split('.').filter((name) => name !== '<anonymous>');
  const parts = new Set(names.flatMap((name) => nameParts(name)));
  const askedParts = [...parts].filter((part) => (terms.get(part) ?? 0) >= 0.5);
  return parts.size ? 1 + askedParts.length / parts.size : 1;
}

/** Number of functions of this workspace that a flow from `id` reaches, within the hops and width for judging a start. */
export function flowSize(id: string, graph: CodeGraph): number {
  const visited = new Set<string>();
  const visit = (from: string, hopsLeft: number): void => {
    for (const { callee } of graph.callees(from).slice(0, maxWidth)) {
      if (callee === null || visited.has(callee)) continue;
      visited.add(callee);
      if (hopsLeft > 1) visit(callee, hopsLeft - 1);
    }
  };
  visit(id, maxHops - 1);
  return visited.size;
}
