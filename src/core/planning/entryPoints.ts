// Chooses where a flow begins: named definitions, otherwise the best results, routes and public functions first.
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import type { Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { inScope } from '../searching/scope.ts';
import { implementationsOf } from '../searching/definitions/overloads.ts';
import { nameParts } from '../searching/nameParts.ts';
import { widestOfOverloads } from '../searching/definitions/overloads.ts';
import { isAsking } from '../reading/mentions/termWeights.ts';
import { terms as termsOf } from '../text/terms.ts';

/** Maximum hops and width when judging what a start leads to. */
const judgedHops = 4;
const judgedWidth = 8;
/** A plain word that names more functions than this is just a word. */
const mostNamesakes = 4;
/** Finds under this share of the best are no entry points. */
const strongEnough = 0.3;

/**
 * Named definitions, else the best results: routes, exported and public ones first, and above all those that a word of the question names.
 */
export function entryPoints(
  named: readonly SymbolNode[],
  candidates: readonly Candidate[],
  plain: readonly SymbolNode[],
  terms: ReadonlyMap<string, number>,
  { graph }: Sources,
  most: number,
): SymbolNode[] {
  const callable = named.filter(({ fact }) => fact.kind !== 'module');
  if (callable.length) return widestOfOverloads(callable, ({ id }) => flowSize(id, graph)).slice(0, most);
  const scores = new Map<SymbolNode, number>(plain.map((symbol) => [symbol, 1]));
  for (const { symbol, score } of candidates) {
    if (symbol && isEntry(symbol) && score >= strongEnough) scores.set(symbol, score + (scores.get(symbol) ?? 0));
  }
  const worth = [...scores].map(([symbol, score]) => ({
    symbol,
    worth: score * entryWorth(symbol) * flowWorth(symbol, graph) * namedShare(symbol, terms),
  }));
  return worth
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ symbol }) => symbol);
}

/** Functions whose name is a word of the question, in lower case too ("trace checkout"), unless there are many. */
export function plainlyNamed({ intent, scope }: Inquiry, { graph }: Sources): SymbolNode[] {
  // "Walk me through" and "the test function" only phrase the question, even if functions have these names.
  const says = (word: string): boolean => word.length > 2 && !termsOf(word).every(isAsking);
  const words = new Set(intent.titleWords.filter(says));
  return [...words].slice(0, 40).flatMap((word) => {
    const symbols = implementationsOf(
      graph.byName(word).filter((symbol) => isEntry(symbol) && inScope(symbol, scope)),
      graph,
    );
    return symbols.length <= mostNamesakes ? symbols : [];
  });
}

function isEntry({ fact, role }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'route' || fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'class');
}

function entryWorth({ fact }: SymbolNode): number {
  return (
    (fact.kind === 'route' ? 1.8 : 1) *
    (fact.exported ? 1.2 : 1) *
    (fact.name.startsWith('_') ? 0.6 : 1) *
    (fact.kind === 'class' ? 0.7 : 1)
  );
}

/** 1 to 2: the share of the qualified name in the question. "A model is saved" is `Model.save` rather than `BaseModelFormSet.save`. */
function namedShare({ fact }: SymbolNode, terms: ReadonlyMap<string, number>): number {
  const parts = new Set(fact.qualifiedName.split('.').flatMap((name) => nameParts(name)));
  const matches = [...parts].filter((part) => (terms.get(part) ?? 0) >= 0.5);
  return parts.size ? 1 + matches.length / parts.size : 1;
}

/** A flow is more than its first function: a function that calls nothing of this workspace is no start. */
function flowWorth({ id }: SymbolNode, graph: CodeGraph): number {
  const reached = flowSize(id, graph);
  return reached === 0 ? 0.3 : Math.min(1.6, 0.7 + 0.2 * Math.log2(reached));
}

/** Number of functions of this workspace that a flow from `id` reaches, within the hops and width for judging a start. */
export function flowSize(id: string, graph: CodeGraph): number {
  const reached = new Set<string>();
  const visit = (from: string, left: number): void => {
    for (const { callee } of graph.callees(from).slice(0, judgedWidth)) {
      if (callee === null || reached.has(callee)) continue;
      reached.add(callee);
      if (left > 1) visit(callee, left - 1);
    }
  };
  visit(id, judgedHops - 1);
  return reached.size;
}
