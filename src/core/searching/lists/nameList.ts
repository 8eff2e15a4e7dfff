// Definitions of the names in a question; rare names weigh more.
import * as l10n from '@vscode/l10n';
import { testsOf } from '../../graph/queries/testsOf.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { implementationsOf } from '../definitions/overloads.ts';
import { roleFactor } from '../roleFactors.ts';
import { routesAnswering } from '../definitions/questionRoutes.ts';
import { weightOf, type WeightSource } from '../weights/rankingWeights.ts';
import { inScope } from '../scope.ts';
import type { Mentions, NameMention } from '../../reading/mentions/mentions.ts';

/** A name with more definitions is ambiguous. */
const maxDefinitions = 24;
/** A plain word that names more types is only a word. */
const maxTypes = 4;
/** Limit of tests of one named function in the answer to a question for tests. */
const maxTests = 8;

/**
 * Names in the question, and its capitalised words that are types of the workspace. A capital inside a sentence is deliberate: `Stream`
 * in "What is Stream?" is the class, if there is one.
 */
export function mentionedNames(
  { names, capitalisedWords, act }: Pick<Mentions, 'names' | 'capitalisedWords' | 'act'>,
  graph: CodeGraph,
  weightSource: WeightSource = {},
): readonly NameMention[] {
  if (act === 'report') return names;
  const knownNames = new Set(names.map(({ name }) => name));
  const words = capitalisedWords.filter((word) => !knownNames.has(word));
  const types = words.filter((word) => {
    const symbols = graph.byName(word).filter(({ fact }) => fact.kind === 'class' || fact.kind === 'interface' || fact.kind === 'enum');
    return symbols.length > 0 && symbols.length <= maxTypes;
  });
  return [...names, ...types.map((name) => ({ name, weight: weightOf('names.capitalised', weightSource), marked: false }))];
}

/** Definitions of the names in the question; rare names weigh more. */
export function nameListOf(inquiry: Inquiry, sources: Sources): CandidateList {
  const { intent, scope } = inquiry;
  const items: Candidate[] = [];
  // Words find what a description mentions in passing; a type that happens to have such a name gets no bonus.
  const mentions = intent.describesBehaviour ? [] : mentionedNames(intent, sources.graph, inquiry);
  for (const { name, weight, marked } of mentions) {
    const symbolsInScope = sources.graph.byName(name).filter((symbol) => inScope(symbol, scope));
    const symbols = implementationsOf(symbolsInScope, sources.graph);
    if (symbols.length === 0 || symbols.length > maxDefinitions) continue;
    const score = (weight * (marked ? 1 : weightOf('names.unmarked', inquiry))) / Math.sqrt(symbols.length);
    for (const symbol of symbols) {
      items.push(symbolCandidate(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('defines {0}', name)));
      if (intent.wants !== 'tests') continue;
      for (const { test, confidence } of testsOf(symbol, sources.graph, maxTests)) {
        if (inScope(test, scope)) items.push(symbolCandidate(test, score * confidence, l10n.t('tests {0}', name)));
      }
    }
  }
  for (const symbol of routesAnswering(intent.requests, sources.graph)) {
    if (inScope(symbol, scope))
      items.push(symbolCandidate(symbol, roleFactor(symbol.role, 'facts', inquiry), l10n.t('answers {0}', symbol.fact.name)));
  }
  return listOf('names', `names.${intent.act}`, bestOfEachPlace(items), inquiry);
}
