// Builds the first request for an answer: gathers evidence under the budget, and packs less of it until the whole request fits.
import { budgetOf, limitBudget, type Budget } from '../../../packing/budget.ts';
import { countTokens, estimateTokens } from '../../../packing/tokens.ts';
import type { ModelInfo } from '../../../ports.ts';
import { keyOf, type Candidate } from '../../../searching/candidate.ts';
import type { ResolvedScope } from '../../../searching/scope.ts';
import { scrub } from '../../../secrets/scrub.ts';
import { rootByLabel } from '../../../workspace/rootByLabel.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { askablePlaces, furtherPlaces, firstResults } from '../queries/furtherPlaces.ts';
import { isAgentStrategy, passesOf } from '../choice/chosenStrategy.ts';
import { EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import { emptyEvidenceSet } from '../../material/evidence/evidenceSet.ts';
import { gatherEvidence, gatherAgain } from '../../material/evidence/gatherEvidence.ts';
import { countMessages } from './promptCounts.ts';
import { answerMessages, maxWordsOf, systemText } from '../../model/prompts/answerPrompt.ts';
import { placesOfPlan } from '../../../packing/readingOrder.ts';
import type { KeptNames } from '../../material/evidence/packItems.ts';
import { sentEvidenceRecords } from '../../material/evidence/sentEvidenceRecords.ts';
import type { EvidenceRecord } from '../../record/answerRecord.ts';
import {
  assembleRequest,
  continuedMessages,
  maxTokensOf,
  placeholderNonce,
  promptInput,
  type RequestFrame,
  type PreparedRequest,
} from './assembleRequest.ts';
import { queryNames } from '../queries/queryNames.ts';
import { conversationText } from '../../session/conversation.ts';
import { returningEvidence } from './returningEvidence.ts';
import { shortQuestion } from '../../understanding/shortQuestion.ts';

/** A longer question is mostly log: only its beginning and end are sent. In characters. */
const longestQuestion = 12_000;
/** Tokens for delimiters, notes and differences between tokenizers. */
const spareTokens = 200;

/** The budget of the question, at most what the model can read beside the rules, the question and its own answer. */
export function budgetFor(run: AnswerRun, { maxInputTokens }: ModelInfo): Budget {
  const sharedBudget = budgetOf(run.mode.value, run.options.budget, run.settings);
  // With a single pass, that pass may read everything.
  const budget = passesOf(run) > 1 ? sharedBudget : { ...sharedBudget, initial: sharedBudget.initial + sharedBudget.gaps.total };
  if (maxInputTokens === undefined) return budget;
  const { text: question } = shortQuestion(run.question.verbatim(), longestQuestion);
  const rules = systemText(promptInput(run, { evidenceSet: emptyEvidenceSet, nonce: '', conversation: '' }, question));
  const continuedTokens = estimateTokens(run.options.continuation?.answer ?? '');
  const conversationTokens = estimateTokens(conversationOf(run));
  const graphTokens = run.queryResults?.graphNotes?.tokens ?? 0;
  const takenTokens =
    graphTokens +
    estimateTokens(rules) +
    estimateTokens(question) +
    conversationTokens +
    continuedTokens +
    maxTokensOf(run.options) +
    spareTokens;
  return limitBudget(budget, maxInputTokens - takenTokens);
}

/**
 * Builds the request under `budget`. Estimates of packing are off by a fifth, so the result is counted, and packed again with less until
 * the whole request fits.
 */
export async function prepare(run: AnswerRun, info: ModelInfo, budget: Budget): Promise<PreparedRequest> {
  const frame = await frameOf(run, info, budget);
  for (let partBudget = budget; ;) {
    const draft = await packRequest(run, info, budget, partBudget, frame);
    const { counts, evidenceSet } = draft;
    if (counts.total <= frame.limit || partBudget.initial < minInitialTokens) return draft;
    const fittingShare = (counts.initial - (counts.total - frame.limit)) / Math.max(1, counts.initial);
    partBudget = limitBudget(partBudget, Math.floor(shrinkFactor * fittingShare * Math.min(partBudget.initial, evidenceSet.tokens)));
  }
}

/** Below this many tokens for the initial retrieval nothing is packed. */
const minInitialTokens = 60;
/** Factor for another try: slightly less than what should fit, so that one repetition is nearly always enough. */
const shrinkFactor = 0.97;

async function frameOf(run: AnswerRun, info: ModelInfo, { total, gaps }: Budget): Promise<RequestFrame> {
  const conversation = conversationOf(run, total * conversationShare);
  const { text: question, unsentCharacters } = await fitQuestion(run.question.verbatim(), total * questionShare);
  const prompt = promptInput(run, { evidenceSet: emptyEvidenceSet, nonce: placeholderNonce, conversation }, question);
  const fixedTokens = await countMessages([
    ...answerMessages(prompt, info.capabilities.system),
    ...continuedMessages(run.options.continuation),
  ]);
  if (passesOf(run) === 1) return { question, unsentCharacters, conversation, limit: total };
  const replyTokens = Math.round(tokensPerWord * maxWordsOf(maxTokensOf(run.options)));
  const reservedTokens = (gaps.byPass[0] ?? 0) + replyTokens + furtherRulesTokens;
  // If the reserve takes more than half of the room, one pass that reads enough is worth more than two that do not.
  return {
    question,
    unsentCharacters,
    conversation,
    limit: reservedTokens <= (total - fixedTokens) / 2 ? total - reservedTokens : total,
  };
}

/** Maximum share of the budget for the chat so far. */
const conversationShare = 0.2;
/** Maximum share of the budget for a long question. */
const questionShare = 0.4;
/** Tokens reserved in a later request per allowed word of the answer: answers seldom use more than two thirds of these words. */
const tokensPerWord = 1;
/** Tokens of the repeated instructions in a later request, with the notes of some gaps. */
const furtherRulesTokens = 300;

/** `text` in at most `maxTokens` tokens: its beginning and its end. */
async function fitQuestion(text: string, maxTokens: number): Promise<{ readonly text: string; readonly unsentCharacters: number }> {
  let cutQuestion = shortQuestion(text, longestQuestion);
  for (let length = Math.min(text.length, longestQuestion); length > 100;) {
    const tokens = await countTokens(cutQuestion.text);
    if (tokens <= maxTokens) break;
    length = Math.floor((shrinkFactor * length * maxTokens) / tokens);
    cutQuestion = shortQuestion(text, length);
  }
  return cutQuestion;
}

async function packRequest(
  run: AnswerRun,
  info: ModelInfo,
  budget: Budget,
  partBudget: Budget,
  frame: RequestFrame,
): Promise<PreparedRequest> {
  const { dependencies, retrieval, options } = run;
  const book = new EvidenceBook(dependencies.currentTexts, dependencies.digest, run.placeholders);
  const rootOf = (label: string): string => rootByLabel(label, dependencies.roots)?.key ?? '';
  const { continuation } = options;
  const { places: returningPlaces, goneCount } = await returningEvidence(run, book, rootOf);
  const evidenceSources = { graph: dependencies.sources.graph, book, scope: scopeWithFocus(run), usesOf: run.usesOf };
  const evidenceSet = continuation
    ? await gatherAgain(placesOf(continuation.evidence, rootOf, run), partBudget, book)
    : await gatherEvidence(retrieval.plan, partBudget, evidenceSources, {
        places: [...returningPlaces, ...furtherPlaces(run)],
        results: firstResults(run, budget),
        byTurns: run.queryResults !== undefined,
        keptNames: namesOfQueries(run),
        askable: passesOf(run) === 1 && !isAgentStrategy(run) ? [] : askablePlaces(run),
      });
  const assembledRequest = await assembleRequest(run, info, frame, evidenceSet);
  const evidence = await sentEvidenceRecords(book, evidenceSet, dependencies.label);
  const keptKeys = new Set(returningPlaces.map(keyOf));
  const foundKeys = new Set(placesOfPlan(retrieval.plan).map(keyOf));
  const fromCache = evidenceSet.pieces.some(({ evidence: place }) => keptKeys.has(keyOf(place)) && !foundKeys.has(keyOf(place)));
  return {
    ...assembledRequest,
    book,
    evidenceSoFar: evidenceSet,
    evidence,
    notes: [],
    budget,
    frame,
    rootOf,
    fromCache,
    goneCount,
    unsentCharacters: frame.unsentCharacters,
  };
}

function namesOfQueries(run: AnswerRun): KeptNames | undefined {
  if (!run.queryResults) return undefined;
  const queries = (run.queryResults.record.queries ?? []).map(({ query }) => query);
  return queryNames(queries, run);
}

/** The scope of the question, with the code that people pointed at. */
function scopeWithFocus({ options, scope, dependencies }: AnswerRun): ResolvedScope {
  const pointedPlaces = [options.focus, ...(options.attached ?? [])].flatMap((place) => {
    const root = place && rootByLabel(place.root, dependencies.roots);
    return place && root ? [{ ...place, root: root.key }] : [];
  });
  const contains: ResolvedScope['contains'] = (root, path, line) =>
    scope.contains(root, path, line) || pointedPlaces.some((place) => place.root === root && place.path === path);
  return pointedPlaces.length ? { ...scope, contains } : scope;
}

/** Earlier turns, in at most `tokens`. They are scrubbed before they are shortened: the beginning of a secret has no known form. */
function conversationOf({ session, options, placeholders, settings }: AnswerRun, tokens = Infinity): string {
  const turnTokens = Math.min(settings['session.turnTokens'], Math.floor(tokens));
  if (options.continuation) return '';
  const clean = (text: string): string => scrub(text, placeholders).text;
  const turns = session.turns.map((turn) => ({ ...turn, question: clean(turn.question), answer: clean(turn.answer) }));
  return conversationText(turns, { ...settings, 'session.turnTokens': turnTokens });
}

function placesOf(
  evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[],
  rootOf: (label: string) => string,
  { dependencies }: AnswerRun,
): Candidate[] {
  return evidence.map(({ root: label, file, lineStart, lineEnd, why }) => {
    const root = rootOf(label);
    const lines = { first: lineStart - 1, last: lineEnd - 1 };
    const at = dependencies.sources.graph.at(root, file, lines.first);
    const symbol = at && at.fact.range.start.line >= lines.first ? at : null;
    return { root, path: file, role: 'code', lines, symbol, title: '', score: 1, why };
  });
}
