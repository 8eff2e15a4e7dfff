// Full-text and vector hits as places with their reasons.
import { fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { ChunkRef, SearchQuery } from '../../indexing/searchIndex.ts';
import type { Intent } from '../../reading/intent.ts';
import { bestOfEachPlace, keyOf, listOf, chunkCandidate, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { nameParts } from '../nameParts.ts';
import { rankByCoverage } from './rankByCoverage.ts';
import { withFileShare } from './fileShare.ts';
import { findChunks, type ChunkScore } from './findChunks.ts';
import { implementationOf } from '../definitions/overloads.ts';
import { outsideCodeFactor, wordFactors } from '../roleFactors.ts';
import { handlerOf } from '../definitions/questionRoutes.ts';
import type { RetrieverRuns } from '../retrieverRuns.ts';
import { allSignals } from '../signals.ts';
import { roleWithin } from '../testCode.ts';
import { isRuleOn, weightOf, type WeightSource } from '../weights/rankingWeights.ts';

/** Maximum chunks that the words of a question find. Set by judgement. */
const maxTextHits = 80;
/** Minimum share of the nearest vector for the reason to mention similarity. */
const minCloseness = 0.6;
/** Maximum words in a reason: it is one line. */
const maxReasonWords = 4;

/**
 * Chunks by text and vectors. The parts of a long function, or the signatures of an overloaded one, count once by the best: length is no
 * evidence.
 * Records and tables of weights store the list as `text` and `words`.
 */
export async function contentListOf(inquiry: Inquiry, sources: Sources, runs: RetrieverRuns): Promise<CandidateList> {
  const { intent, scope, signals = allSignals, seeksDefect = false } = inquiry;
  const query = queryOf(inquiry);
  const keysOf = (chunks: readonly ChunkRef[]): readonly string[] =>
    chunks.map((chunk) => keyOf(toImplementation(chunkCandidate(chunk, 0, '', sources.graph), sources.graph, inquiry)));
  const runVectors = (run: () => Promise<readonly ChunkRef[]>): Promise<void> => runs.part('vectors', async () => keysOf(await run()));
  const chunkScores = await findChunks(query, scope, sources, { act: intent.act, signals, runVectors, weightSource: inquiry });
  const sharedScores = withFileShare(chunkScores, ({ chunk }) => fileKeyOf(chunk), inquiry);
  const top = Math.max(1e-9, ...sharedScores.map(({ score }) => score));
  const wordsByTerm = wordsOf(intent.words, new Set(chunkScores.flatMap(({ matchedTerms }) => matchedTerms)));
  const items = sharedScores.map((each) => {
    const why = reasonOf(each, wordsByTerm);
    const place = toImplementation(chunkCandidate(each.chunk, each.score / top, why, sources.graph), sources.graph, inquiry);
    const role = !isRuleOn('rule.testsInCode', inquiry) ? each.chunk.role : roleWithin(place.symbol, each.chunk.role, sources.graph);
    // The search knows only the roles of files.
    const roleShare = role === each.chunk.role ? 1 : query.roles[role];
    const factor = kindShare(each.chunk, place.symbol, inquiry) * outsideCodeFactor(role, inquiry) * roleShare;
    return { ...place, role, score: place.score * factor };
  });
  const plainItems = bestOfEachPlace(items);
  if (intent.describesBehaviour) return listOf('text', 'words', await rankByCoverage(plainItems, inquiry, sources), inquiry);
  if (isDescription(intent)) {
    const namedItems = items.map((each) => ({ ...each, score: each.score * nameFactor(each, inquiry) }));
    return listOf('text', 'words', bestOfEachPlace(namedItems), inquiry);
  }
  if (!isReport(intent.act, seeksDefect)) return listOf('text', 'words', plainItems, inquiry);
  const weighedItems = items.map((each) => ({ ...each, score: each.score * lengthFactor(each.symbol, inquiry) }));
  return { ...listOf('text', 'words', bestOfEachPlace(weighedItems), inquiry), plainItems };
}

function queryOf(inquiry: Inquiry): SearchQuery {
  const { intent, scope } = inquiry;
  const exact = [...intent.names.map(({ name }) => name), ...intent.quotedTexts];
  return {
    text: intent.question.verbatim(),
    terms: intent.terms,
    exact,
    scope: scope.search,
    limit: maxTextHits,
    roles: wordFactors(inquiry),
  };
}

/** Code between definitions (imports, tables) matches many words and is seldom relevant. */
function kindShare({ kind }: ChunkRef, symbol: SymbolNode | null, inquiry: WeightSource): number {
  const betweenFactor = kind === 'toplevel' ? weightOf('betweenDefinitions', inquiry) : 1;
  return isBehaviour(symbol) ? betweenFactor : betweenFactor * weightOf('values', inquiry);
}

/** Constants and types are short, so that a single word scores high; behaviour is in functions and classes. */
function isBehaviour(symbol: SymbolNode | null): boolean {
  return (
    !symbol ||
    !(symbol.fact.kind === 'constant' || symbol.fact.kind === 'type' || symbol.fact.kind === 'interface' || symbol.fact.kind === 'enum')
  );
}

/** Moves a hit in a signature to the implementation, and one in the decorator of a route to its handler. */
function toImplementation(candidate: Candidate, graph: CodeGraph, inquiry: WeightSource): Candidate {
  const implementation =
    candidate.symbol && isRuleOn('rule.implementations', inquiry) && handlerOf(implementationOf(candidate.symbol, graph), graph);
  return implementation && implementation !== candidate.symbol
    ? symbolCandidate(implementation, candidate.score, candidate.why)
    : candidate;
}

/** Lines of a function that its length neither raises nor lowers. */
const neutralLength = 3;
/** Lines beyond which a function gains nothing more. */
const maxLength = 60;

/**
 * Ranks longer functions higher in reports. Constructors and accessors repeat the name of their class and match its words, but defects
 * are in functions that do something. Full-text ranking normalizes by length; this reverses part of it.
 */
function lengthFactor(symbol: SymbolNode | null, inquiry: WeightSource): number {
  if (!symbol || (symbol.fact.kind !== 'function' && symbol.fact.kind !== 'method')) return 1;
  const { start, end } = symbol.fact.range;
  return (Math.min(maxLength, end.line - start.line + 1) / neutralLength) ** weightOf('length', inquiry);
}

/** A name describes its code in few words: the more of them occur in the question, the better. Tests are named after what they test. */
function nameFactor({ symbol, role }: Candidate, inquiry: Inquiry): number {
  const { terms } = inquiry.intent;
  const minFactor = weightOf('unnamed', inquiry);
  const parts = new Set(symbol && role === 'code' ? nameParts(symbol.fact.name) : []);
  const count = [...parts].filter((part) => terms.has(part)).length;
  return minFactor + (1 - minFactor) * (count / Math.max(1, parts.size));
}

/** Whether the question is a one-line description; a failure report goes on for longer. */
function isDescription({ act, isOneLine }: Intent): boolean {
  return act === 'statement' && isOneLine;
}

/**
 * Whether longer code should gain. A question "Why does X do Y?" is excluded, because short functions may hold the reason. A
 * description is excluded unless it is about a defect.
 */
function isReport(act: Intent['act'], seeksDefect: boolean): boolean {
  return act === 'report' || (seeksDefect && act === 'statement');
}

/** The word of the question behind each term, because stems are unreadable. Of several words the shortest is taken. */
function wordsOf(questionWords: readonly string[], matchedTerms: ReadonlySet<string>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const word of questionWords) {
    for (const term of termsOfText(word)) {
      if (matchedTerms.has(term) && word.length < (words.get(term)?.length ?? Infinity)) words.set(term, word);
    }
  }
  return words;
}

function reasonOf({ matchedTerms, text, vector }: ChunkScore, wordsByTerm: ReadonlyMap<string, string>): string {
  const words = [...new Set(matchedTerms.map((term) => wordsByTerm.get(term) ?? term))].slice(0, maxReasonWords).join(', ');
  if (words === '') return text > 0 ? l10n.t('matches the question') : l10n.t('is close to the question in meaning');
  return vector > minCloseness ? l10n.t('matches {0} and is close in meaning', words) : l10n.t('matches {0}', words);
}
