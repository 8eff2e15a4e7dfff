// One request to a model and its reply: streamed with checked citations, counted, and repeated with less evidence when it was too long.
import type { Notice } from '../../base/wording/errors.ts';
import { limitBudget, type Budget } from '../../packing/budget.ts';
import { countTokens, estimateTokens } from '../../packing/tokens.ts';
import type { Model } from '../../ports.ts';
import { addNotice, type AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { passesOf } from '../preparation/choice/chosenStrategy.ts';
import { budgetFor, prepare } from '../preparation/requests/prepare.ts';
import type { PreparedRequest } from '../preparation/requests/assembleRequest.ts';
import type { PromptCounts } from '../preparation/requests/promptCounts.ts';
import type { Citation } from '../record/answerRecord.ts';
import { unsentCodes, zeroUsage } from '../record/usageMeter.ts';
import { CitationWriter } from '../model/stream/citationWriter.ts';
import { Reply, type ReplyEnd } from '../model/stream/reply.ts';

/** Less evidence than this is not worth a request. In tokens. */
export const minEvidenceTokens = 150;

/** A request with its reply. */
export interface Exchange {
  readonly preparedRequest: PreparedRequest;
  readonly writer: CitationWriter;
  readonly reply: Reply;
  readonly end: ReplyEnd;
  readonly counts: PromptCounts;
}

/** Asks with the evidence of retrieval; once more with less when that is too long for the model. */
export async function* firstExchange(run: AnswerRun, model: Model): AsyncGenerator<AskEvent, Exchange, undefined> {
  const budget = budgetFor(run, model.info);
  const first = yield* prepareAndSend(run, model, budget);
  const reducedBudget = budgetForRetry(first, budget);
  if (!reducedBudget) return first;
  yield { kind: 'status', status: 'shrinking', args: [] };
  const second = yield* prepareAndSend(run, model, reducedBudget);
  const wasSent = second.end.kind !== 'failed' || !unsentCodes.has(second.end.notice.code);
  if (wasSent) yield addNotice(run, { code: 'context-shrunk', args: [] });
  return second;
}

async function* prepareAndSend(run: AnswerRun, model: Model, budget: Budget): AsyncGenerator<AskEvent, Exchange, undefined> {
  const preparedRequest = await prepare(run, model.info, budget);
  run.phases.end('write');
  if (preparedRequest.goneCount > 0 && !run.notices.some(({ code }) => code === 'evidence-gone'))
    yield addNotice(run, { code: 'evidence-gone', args: [String(preparedRequest.goneCount)] });
  yield { kind: 'retrieved', retrievers: run.retrieval.retrievers, evidence: preparedRequest.evidence };
  yield { kind: 'pass', n: 1, of: passesOf(run) };
  const { continuation } = run.options;
  // Readers of the continuation alone have not seen the citations of the first part.
  for (const citation of continuation?.citations ?? []) yield { kind: 'citation', citation };
  return yield* exchange(run, model, preparedRequest, { earlierText: continuation?.answer, citations: continuation?.citations });
}

/** Text that the reply continues, and citations that keep their numbers. */
export interface ContinuedAnswer {
  readonly earlierText?: string | undefined;
  readonly citations?: readonly Citation[] | undefined;
}

/** Sends a request and reads its reply. */
export async function* exchange(
  run: AnswerRun,
  model: Model,
  preparedRequest: PreparedRequest,
  { earlierText, citations }: ContinuedAnswer,
): AsyncGenerator<AskEvent, Exchange, undefined> {
  const { dependencies, token, phases } = run;
  yield { kind: 'status', status: 'asking', args: [model.info.name, model.info.where] };
  const writer = new CitationWriter({ ...dependencies, ...preparedRequest, question: run.question }, citations);
  const reply = new Reply(model.info, writer, dependencies.log, {
    earlierText,
    listsGaps: passesOf(run) > 1,
    request: preparedRequest.request,
  });
  const end = yield* reply.read(() => model.chat(preparedRequest.request, token), token);
  phases.end('model');
  const result = { preparedRequest, writer, reply, end, counts: preparedRequest.counts };
  await countUsage(run, model, result);
  return result;
}

/** Counts the tokens of the call; the provider's own count wins. */
async function countUsage({ usageMeter }: AnswerRun, { info }: Model, { reply, end, counts }: Exchange): Promise<void> {
  if (end.kind === 'failed' && unsentCodes.has(end.notice.code)) return;
  if (reply.usage) return usageMeter.add(info, reply.usage, false);
  if (!reply.hasBegun) return usageMeter.add(info, zeroUsage, false);
  const completionTokens = end.kind === 'cancelled' ? estimateTokens(reply.receivedText) : await countTokens(reply.receivedText);
  usageMeter.add(info, { promptTokens: counts.total, completionTokens, cachedTokens: 0 }, true);
}

/** The budget for a second try after a request that was too long: half, or the limit that the error names. */
function budgetForRetry({ reply, end, preparedRequest: { evidenceSet, request }, counts }: Exchange, budget: Budget): Budget | undefined {
  if (end.kind !== 'failed' || end.notice.code !== 'model-context-length' || reply.isVisible) return undefined;
  const halfTokens = Math.floor(Math.min(evidenceSet.tokens, budget.initial) / 2);
  const statedLimit = Number(end.notice.args[1]);
  // Counts differ between tokenizers: a tenth is kept free.
  const room = Math.floor(0.9 * statedLimit) - request.maxTokens - (counts.total - counts.initial);
  const allowedTokens = statedLimit > 0 ? Math.min(halfTokens, room) : halfTokens;
  return allowedTokens >= minEvidenceTokens ? limitBudget(budget, allowedTokens) : undefined;
}

/** The notice for the end of a reply that is kept at least in part. */
export function noticeOf(end: ReplyEnd, maxTokens: number): Notice | undefined {
  if (end.kind === 'failed') return { ...end.notice, kept: true };
  return end.kind === 'cut' ? { code: 'answer-cut', args: [String(maxTokens)] } : undefined;
}
