// Finds the definitions that are nearest to words of a question which name no definition, such as "the duplicate-code checker".
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { matchWords, questionWordsOf, type QuestionWord } from '../../searching/coverage.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { everywhere, inScope } from '../../searching/scope.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { nearestWeights as weights } from './nearestWeights.ts';

/** A definition with its nearness to the words. */
export interface NearDefinition {
  readonly symbol: SymbolNode;
  readonly score: number;
  /** The parts of its name that are none of the words, as one text. */
  readonly rest: string;
}

/** The nearest definitions of production code, best first. `isThing`: the words name a thing ("a module"), so classes come first. */
export function nearestDefinitions(
  words: string,
  isThing: boolean,
  inquiry: Inquiry,
  { graph, fullText }: Sources,
): readonly NearDefinition[] {
  const parts = termsOfText(words.replace(/[^\p{L}\p{N}]+/gu, ' '));
  const questionWords = questionWordsOf(new Map(parts.map((term) => [term, 1])), fullText, inquiry);
  const found: NearDefinition[] = [];
  for (const symbol of graph.symbols()) {
    const { fact, role } = symbol;
    if (
      role !== 'code' ||
      fact.declaration === true ||
      fact.name.startsWith('<') ||
      !weights.kinds.has(fact.kind) ||
      !inScope(symbol, inquiry.scope)
    )
      continue;
    const near = nearness(symbol, questionWords);
    if (near.coverage < weights.minCoverage) continue;
    const use = 1 - 1 / (1 + usesOf(symbol, { graph, fullText }) / weights.manyUses);
    const score =
      near.coverage + weights.precision * near.precision + weights.use * use + (isThing && isNameOf(symbol, words) ? weights.exactName : 0);
    found.push({ symbol, score, rest: near.rest });
  }
  const things = isThing ? found.filter(({ symbol }) => isClassLike(symbol.fact)) : [];
  const sorted = (things.length ? things : found).sort((a, b) => b.score - a.score);
  const minimum = (sorted[0]?.score ?? 0) - weights.maxGap;
  return sorted.filter(({ score }) => score >= minimum).slice(0, weights.maxDefinitions);
}

/** Whether the words are the name of the definition, in whatever case. */
export function isNameOf({ fact }: SymbolNode, words: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(fact.qualifiedName).endsWith(plain(words)) && plain(words).endsWith(plain(fact.name));
}

/** Number of uses: calls of a function, files that name a type. */
function usesOf({ id, fact }: SymbolNode, { graph, fullText }: Pick<Sources, 'graph' | 'fullText'>): number {
  if (!isClassLike(fact)) return graph.fanIn(id);
  const term = termsOfText(fact.name).at(-1);
  return term === undefined ? 0 : fullText.filesWith([term], everywhere.search).length;
}

/** Share of the words in the name, container and documentation of a definition, and share of its name that the words make up. */
function nearness(
  { fact: { name, qualifiedName, doc } }: SymbolNode,
  questionWords: readonly QuestionWord[],
): { readonly coverage: number; readonly precision: number; readonly rest: string } {
  const parts = nameParts(name);
  const restParts = parts.filter((part) => matchWords([part], questionWords).size === 0);
  const places = [
    matchWords(parts, questionWords),
    matchWords(termsOfText(qualifiedName.slice(0, -name.length)), questionWords, weights.owner),
    // A definition that has none of the words in its name is found by documentation alone, which mentions many things.
    restParts.length < parts.length ? matchWords(termsOfText(doc.slice(0, weights.docLength)), questionWords, weights.doc) : undefined,
  ];
  const coverage = questionWords.reduce(
    (sum, { share }, at) => sum + share * Math.max(...places.map((matches) => matches?.get(at) ?? 0)),
    0,
  );
  return { coverage, precision: 1 - restParts.length / Math.max(1, parts.length), rest: restParts.join(' ') };
}
