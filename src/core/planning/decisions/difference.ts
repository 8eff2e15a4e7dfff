// Chooses the two definitions that a question compares ("A or B?"): of all that have the names, or are nearest to the words, the pair that
// is most alike.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { definitionsByName } from './decisionSubject.ts';
import { isNameOf, nearestDefinitions, type NearDefinition } from './nearestDefinitions.ts';
import { nearestWeights as weights } from './nearestWeights.ts';

/** Two definitions side by side. */
export interface Difference {
  readonly kind: 'difference';
  readonly first: SymbolNode;
  readonly second: SymbolNode;
  /** Number of definitions of each name: the two most alike are compared. */
  readonly definitionCounts: readonly [first: number, second: number];
  /** Words that name no definition, with the nearest one. */
  readonly nearest: readonly { readonly symbol: SymbolNode; readonly words: string }[];
}

/** An end of a comparison. */
interface ComparedEnd {
  readonly words: string;
  /** Definitions of the name, otherwise those that are nearest to the words. */
  readonly definitions: readonly NearDefinition[];
  readonly count: number;
}

/** The most similar pair of definitions of the two ends; undefined where either has none. */
export function differenceOf(question: DifferenceQuestion, inquiry: Inquiry, sources: Sources): Difference | undefined {
  const [firstEnd, secondEnd] = [endOf(question.first, question, inquiry, sources), endOf(question.second, question, inquiry, sources)];
  let best: { readonly pair: readonly [SymbolNode, SymbolNode]; readonly score: number } | undefined;
  for (const one of firstEnd.definitions)
    for (const other of secondEnd.definitions) {
      if (one.symbol.id === other.symbol.id) continue;
      const isSameRest = one.rest !== '' && one.rest === other.rest;
      const score =
        likeness(one.symbol, other.symbol, sources.graph) +
        weights.nearness * (one.score + other.score) +
        (isSameRest ? weights.sameRest : 0);
      if (score > (best?.score ?? -1)) best = { pair: [one.symbol, other.symbol], score };
    }
  if (!best) return undefined;
  const [first, second] = best.pair;
  return {
    kind: 'difference',
    first,
    second,
    definitionCounts: [firstEnd.count, secondEnd.count],
    nearest: [
      { symbol: first, words: firstEnd.words },
      { symbol: second, words: secondEnd.words },
    ].filter(({ symbol, words }) => !isNameOf(symbol, words)),
  };
}

type DifferenceQuestion = Extract<DecisionQuestion, { readonly ask: 'difference' }>;

function endOf(words: string, { things = [] }: DifferenceQuestion, inquiry: Inquiry, sources: Sources): ComparedEnd {
  const isThing = things.includes(words);
  const named = definitionsByName(words, inquiry, sources);
  const definitions = isThing || named.length === 0 ? nearestDefinitions(words, isThing, inquiry, sources) : [];
  if (definitions.length) return { words, definitions, count: 1 };
  return { words, definitions: named.map((symbol) => ({ symbol, score: 0, rest: '' })), count: named.length };
}

/** Score of a pair: definitions close to each other score higher, and so do those that do the work rather than delegate it. */
function likeness(one: SymbolNode, other: SymbolNode, graph: CodeGraph): number {
  const holderName = ({ fact }: SymbolNode): string => fact.qualifiedName.slice(0, -fact.name.length);
  return [
    one.root === other.root && one.path === other.path ? 4 : 0,
    one.fact.kind === other.fact.kind ? 2 : 0,
    holderName(one) === holderName(other) ? 3 : 0,
    doesWork(one, graph) ? 1 : 0,
    doesWork(other, graph) ? 1 : 0,
    // Between two similar pairs, the more used one wins.
    1 - 1 / (1 + graph.fanIn(one.id) + graph.fanIn(other.id)),
  ].reduce((sum, each) => sum + each, 0);
}

function doesWork(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { start, end } = symbol.fact.range;
  const delegates = graph.callees(symbol.id).some(({ callee }) => callee !== null && graph.symbol(callee)?.fact.name === symbol.fact.name);
  return !isFunctionOrRoute(symbol) || (end.line - start.line > 1 && !delegates);
}
