// What a question is about, found in what chunks say, as places with their reasons.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import { roleFactors } from '../indexing/roleFactors.ts';
import { terms as termsOf } from '../text/terms.ts';
import type { ChunkKind, ChunkRef, SearchQuery } from '../indexing/types.ts';
import type { FileRole } from '../workspace/document.ts';
import type { Intent } from '../reading/intent.ts';
import { keyOf, ofChunk, ofSymbol, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import { partsOf } from './entryPoints.ts';
import { withFileShare } from './fileShare.ts';
import { foundChunks, type FoundChunk } from './foundChunks.ts';
import { bestOfEach } from './lists.ts';
import { implementationOf } from './overloads.ts';
import { handlerOf } from './routes.ts';
import type { Runs } from './runs.ts';
import { allSignals } from './signals.ts';
import { roleWithin } from './testCode.ts';

const textHits = 80;
/** Code between definitions (imports, tables) matches many words and is seldom what is meant. */
const chunkFactors: Readonly<Record<ChunkKind, number>> = { symbol: 1, outline: 1, toplevel: 0.75, section: 1, text: 1 };

/** From this share of the nearest vector on, the reason says so. */
const closeInMeaning = 0.6;

/** Chunks by text and vectors. The parts of a long function and the signatures of an overloaded one count once, by the best: length is no evidence. */
export async function contentList(inquiry: Inquiry, sources: Sources, runs: Runs): Promise<CandidateList> {
  const { question, scope, signals = allSignals, seeksDefect = false } = inquiry;
  const query = queryOf(inquiry);
  const keysOf = (chunks: readonly ChunkRef[]): readonly string[] =>
    chunks.map((chunk) => keyOf(throughImplementation(ofChunk(chunk, 0, '', sources.graph), sources.graph)));
  const runVectors = (run: () => Promise<readonly ChunkRef[]>): Promise<void> => runs.part('vectors', async () => keysOf(await run()));
  const found = await foundChunks(query, scope, sources, { act: question.act, signals, runVectors });
  const shared = withFileShare(found, ({ chunk }) => `${chunk.root}:${chunk.path}`, question.act);
  const top = Math.max(1e-9, ...shared.map(({ score }) => score));
  const inWords = wordsOf(question.words, new Set(found.flatMap(({ matched }) => matched)));
  const items = shared.map((each) => {
    const why = reasonOf(each, inWords);
    const place = throughImplementation(ofChunk(each.chunk, each.score / top, why, sources.graph), sources.graph);
    const role = roleWithin(place.symbol, each.chunk.role, sources.graph);
    // The search knows files alone.
    const inside = role === each.chunk.role ? 1 : roleFactors(query)[role];
    const factor = chunkFactors[each.chunk.kind] * (isBehaviour(place.symbol) ? 1 : 0.7) * roleShare(role, question) * inside;
    return { ...place, role, score: place.score * factor };
  });
  const unweighed = bestOfEach(items);
  if (isDescription(question)) {
    const named = items.map((each) => ({ ...each, score: each.score * nameFactor(each, question) }));
    return { name: 'text', weight: 1, items: bestOfEach(named) };
  }
  if (!isReport(question.act, seeksDefect)) return { name: 'text', weight: 1, items: unweighed };
  const weighed = items.map((each) => ({ ...each, score: each.score * lengthFactor(each.symbol) }));
  return { name: 'text', weight: 1, items: bestOfEach(weighed), unweighed };
}

function queryOf({ question, scope }: Inquiry): SearchQuery {
  const exact = [...question.names.map(({ name }) => name), ...question.quoted];
  const roles = question.wants === 'code' ? 'code-first' : question.wants === 'documentation' ? 'documentation-first' : 'as-is';
  return { text: question.text.verbatim(), terms: question.terms, exact, scope: scope.search, limit: textHits, roles };
}

/** Constants, types and the like are short, so that a single word makes them look good; what happens, happens in functions and classes. */
function isBehaviour(symbol: SymbolNode | null): boolean {
  return (
    !symbol ||
    !(symbol.fact.kind === 'constant' || symbol.fact.kind === 'type' || symbol.fact.kind === 'interface' || symbol.fact.kind === 'enum')
  );
}

/** A find in a signature is a find of the function, and one in the decorator of a route of what answers it. */
function throughImplementation(found: Candidate, graph: CodeGraph): Candidate {
  const real = found.symbol && handlerOf(implementationOf(found.symbol, graph), graph);
  return real && real !== found.symbol ? ofSymbol(real, found.score, found.why) : found;
}

/** Lines of a function that neither gains nor loses by its length; beyond the longest nothing more is gained. */
const [shortLength, longestLength] = [3, 60];
/** Chosen over failing tests and issues of 14 repositories; with each left out in turn what is best lies between 0.1 and 0.25. */
const lengthPower = 0.15;

/**
 * What fits the words of a report alike does not hold the defect alike: constructors and accessors repeat the name of their class and are soon
 * found, while what can be wrong stands in functions that do something. Ranking by words alone makes up for length; this takes a part of that back.
 */
function lengthFactor(symbol: SymbolNode | null): number {
  if (!symbol || (symbol.fact.kind !== 'function' && symbol.fact.kind !== 'method')) return 1;
  const { start, end } = symbol.fact.range;
  return (Math.min(longestLength, end.line - start.line + 1) / shortLength) ** lengthPower;
}

/** What a definition keeps of its score when a description says no word of its name. Chosen over descriptions of functions and of classes of 22 repositories. */
const unnamedShare = 0.9;

/** A name is a description in few words: the more of them are said, the more it is what is described. Tests are called after what they test. */
function nameFactor({ symbol, role }: Candidate, { terms }: Intent): number {
  const parts = new Set(symbol && role === 'code' ? partsOf(symbol.fact.name) : []);
  const said = [...parts].filter((part) => terms.has(part)).length;
  return unnamedShare + (1 - unnamedShare) * (said / Math.max(1, parts.size));
}

/** One line that asks nothing describes what is looked for; who reports a failure goes on about it. */
function isDescription({ act, isOneLine }: Intent): boolean {
  return act === 'statement' && isOneLine;
}

/** "Why does X do Y?" asks for a reason, which short functions hold as well, and a description for what it describes. */
function isReport(act: Intent['act'], seeksDefect: boolean): boolean {
  return act === 'report' || (seeksDefect && act === 'statement');
}

/** What else than code keeps of its score: statements and reports speak of tests and documents in passing; what has to change is code. */
const besideCode: Readonly<Record<Intent['act'], number>> = { question: 1, statement: 0.5, report: 0.4 };

function roleShare(role: FileRole, { act, wants }: Intent): number {
  return wants === 'code' && role !== 'code' && role !== 'configuration' ? besideCode[act] : 1;
}

/** The word of the question behind each term: people do not read stems. Of several words the shortest. */
function wordsOf(written: readonly string[], matched: ReadonlySet<string>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const word of written) {
    for (const term of termsOf(word)) {
      if (matched.has(term) && word.length < (words.get(term)?.length ?? Infinity)) words.set(term, word);
    }
  }
  return words;
}

function reasonOf({ matched, text, vector }: FoundChunk, inWords: ReadonlyMap<string, string>): string {
  const words = [...new Set(matched.map((term) => inWords.get(term) ?? term))].slice(0, 4).join(', ');
  if (words === '') return text > 0 ? l10n.t('matches the question') : l10n.t('is close to the question in meaning');
  return vector > closeInMeaning ? l10n.t('matches {0} and is close in meaning', words) : l10n.t('matches {0}', words);
}
