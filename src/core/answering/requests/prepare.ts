// Builds the first request for an answer: gathers evidence under the budget, and packs less of it until the whole request fits.
import { budgetOf, limitBudget, type Budget } from '../../packing/budget.ts';
import { countTokens, estimateTokens } from '../../packing/tokens.ts';
import type { ModelInfo } from '../../ports.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import { scrub } from '../../secrets/scrub.ts';
import { rootMeant } from '../../workspace/rootMeant.ts';
import type { AnswerRun } from '../answerRun.ts';
import { askableOf, furtherPlaces, firstResults } from '../queries/furtherPlaces.ts';
import { isAgentStrategy, passesOf } from '../choice/chosenStrategy.ts';
import { EvidenceBook } from '../evidence/evidence.ts';
import { gatherEvidence, gatherAgain } from '../evidence/gather.ts';
import { countMessages } from './promptCounts.ts';
import { answerMessages, mostWordsOf, systemText } from '../prompts/answerPrompt.ts';
import { toRead } from '../../packing/readingOrder.ts';
import { evidenceSent } from '../evidence/evidenceSent.ts';
import type { EvidenceRecord } from '../record/record.ts';
import { assemble, goOn, maxTokensOf, promptParts, type RequestFrame, type PreparedRequest } from './requestParts.ts';
import { queryNames } from '../queries/queryNames.ts';
import { conversationText } from '../session/conversation.ts';
import { returningEvidence } from './returningEvidence.ts';
import { shortQuestion } from '../understanding/shortQuestion.ts';

/** A longer question is mostly log: only its beginning and end are sent. In characters. */
const longestQuestion = 12_000;
/** Tokens for delimiters, notes and differences between tokenizers. */
const spare = 200;

const nothing = { gathered: { pieces: [], relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 } };

/** The budget of the question, at most what the model can read beside the rules, the question and its own answer. */
export function budgetFor(run: AnswerRun, { maxInputTokens }: ModelInfo): Budget {
  const shared = budgetOf(run.mode.value, run.options.budget, run.settings);
  // With a single pass, that pass may read everything.
  const budget = passesOf(run) > 1 ? shared : { ...shared, initial: shared.initial + shared.gaps.total };
  if (maxInputTokens === undefined) return budget;
  const { text } = shortQuestion(run.question.verbatim(), longestQuestion);
  const rules = systemText(promptParts(run, { ...nothing, nonce: '', conversation: '' }, text));
  const before = estimateTokens(run.options.continuation?.answer ?? '');
  const conversationTokens = estimateTokens(conversationOf(run));
  const noted = run.queryFinds?.noted?.tokens ?? 0;
  const taken = noted + estimateTokens(rules) + estimateTokens(text) + conversationTokens + before + maxTokensOf(run.options) + spare;
  return limitBudget(budget, maxInputTokens - taken);
}

/**
 * Builds the request under `budget`. Estimates of packing are off by a fifth, so the result is counted, and packed again with less until
 * the whole request fits.
 */
export async function prepare(run: AnswerRun, info: ModelInfo, budget: Budget): Promise<PreparedRequest> {
  const frame = await frameOf(run, info, budget);
  for (let part = budget; ;) {
    const draft = await packRequest(run, info, budget, part, frame);
    const { counts, gathered } = draft;
    if (counts.total <= frame.limit || part.initial < smallestPart) return draft;
    const fits = (counts.initial - (counts.total - frame.limit)) / Math.max(1, counts.initial);
    part = limitBudget(part, Math.floor(shrinkBy * fits * Math.min(part.initial, gathered.tokens)));
  }
}

/** Below this many tokens for the initial retrieval nothing is packed. */
const smallestPart = 60;
/** Packs slightly less than the overrun requires, so that one repetition is nearly always enough. */
const shrinkBy = 0.97;

async function frameOf(run: AnswerRun, info: ModelInfo, { total, gaps }: Budget): Promise<RequestFrame> {
  const conversation = conversationOf(run, total * conversationShare);
  const { text, left } = await fittingQuestion(run.question.verbatim(), total * questionShare);
  const parts = promptParts(run, { ...nothing, nonce: 'x'.repeat(nonceLength), conversation }, text);
  const fixed = await countMessages([...answerMessages(parts, info.capabilities.system), ...goOn(run.options.continuation)]);
  if (passesOf(run) === 1) return { question: text, left, conversation, limit: total };
  const replied = Math.round(tokensPerWord * mostWordsOf(maxTokensOf(run.options)));
  const reserve = (gaps.byPass[0] ?? 0) + replied + furtherRules;
  // If the reserve takes more than half of the room, one pass that reads enough is worth more than two that do not.
  return { question: text, left, conversation, limit: reserve <= (total - fixed) / 2 ? total - reserve : total };
}

/** Maximum shares of the budget for the chat so far and for a long question. */
const conversationShare = 0.2;
const questionShare = 0.4;
const nonceLength = 12;
/** Tokens per word of an answer in a later request: answers seldom use more than two thirds of their words. */
const tokensPerWord = 1;
/** Tokens of the repeated instructions in a later request, with the notes of some gaps. */
const furtherRules = 300;

/** `text` in at most `most` tokens: its beginning and its end. */
async function fittingQuestion(text: string, most: number): Promise<{ readonly text: string; readonly left: number }> {
  let short = shortQuestion(text, longestQuestion);
  for (let length = Math.min(text.length, longestQuestion); length > 100;) {
    const tokens = await countTokens(short.text);
    if (tokens <= most) break;
    length = Math.floor((shrinkBy * length * most) / tokens);
    short = shortQuestion(text, length);
  }
  return short;
}

async function packRequest(run: AnswerRun, info: ModelInfo, budget: Budget, part: Budget, frame: RequestFrame): Promise<PreparedRequest> {
  const { parts, retrieval, options } = run;
  const book = new EvidenceBook(parts.texts, parts.digest, run.secretNames);
  const rootOf = (label: string): string => rootMeant(label, parts.roots)?.key ?? '';
  const { continuation } = options;
  const { places: candidates, gone } = await returningEvidence(run, book, rootOf);
  const reading = { graph: parts.sources.graph, book, scope: scopeWithFocus(run), usesOf: run.usesOf };
  const evidenceSet = continuation
    ? await gatherAgain(placesOf(continuation.evidence, rootOf, run), part, book)
    : await gatherEvidence(retrieval.plan, part, reading, {
        places: [...candidates, ...furtherPlaces(run)],
        results: firstResults(run, budget),
        byTurns: run.queryFinds !== undefined,
        naming:
          run.queryFinds &&
          queryNames(
            (run.queryFinds.record.queries ?? []).map(({ query }) => query),
            run,
          ),
        askable: passesOf(run) === 1 && !isAgentStrategy(run) ? [] : askableOf(run),
      });
  const assembled = await assemble(run, info, frame, evidenceSet);
  const evidence = await evidenceSent(book, evidenceSet, parts.label);
  const keptKeys = new Set(candidates.map(keyOf));
  const foundKeys = new Set(toRead(retrieval.plan).map(keyOf));
  const fromCache = evidenceSet.pieces.some(({ evidence: place }) => keptKeys.has(keyOf(place)) && !foundKeys.has(keyOf(place)));
  return {
    ...assembled,
    ...{ book, sentSoFar: evidenceSet, evidence, notes: [], budget, frame, rootOf, fromCache, gone, unsentCharacters: frame.left },
  };
}

/** The scope of the question, with the code that people pointed at. */
function scopeWithFocus({ options, scope, parts }: AnswerRun): ResolvedScope {
  const pointed = [options.focus, ...(options.attached ?? [])].flatMap((place) => {
    const root = place && rootMeant(place.root, parts.roots);
    return place && root ? [{ ...place, root: root.key }] : [];
  });
  const contains: ResolvedScope['contains'] = (root, path, line) =>
    scope.contains(root, path, line) || pointed.some((place) => place.root === root && place.path === path);
  return pointed.length ? { ...scope, contains } : scope;
}

/** Earlier turns, in at most `tokens`. Answers have placeholders for secrets already; text that people typed since is scrubbed here. */
function conversationOf({ session, options, secretNames: names, settings }: AnswerRun, tokens = Infinity): string {
  const turnTokens = Math.min(settings['session.turnTokens'], Math.floor(tokens));
  return options.continuation ? '' : scrub(conversationText(session.turns, { ...settings, 'session.turnTokens': turnTokens }), names).text;
}

function placesOf(
  evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[],
  rootOf: (label: string) => string,
  { parts }: AnswerRun,
): Candidate[] {
  return evidence.map(({ root: label, file, lineStart, lineEnd, why }) => {
    const root = rootOf(label);
    const lines = { first: lineStart - 1, last: lineEnd - 1 };
    const at = parts.sources.graph.at(root, file, lines.first);
    const symbol = at && at.fact.range.start.line >= lines.first ? at : null;
    return { root, path: file, role: 'code', lines, symbol, title: '', score: 1, why };
  });
}
