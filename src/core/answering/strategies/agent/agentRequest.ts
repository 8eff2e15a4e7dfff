// Builds the requests of a model that looks things up itself: the first with some evidence and the tools, further ones with results
// appended.
import { countTokens } from '../../../packing/tokens.ts';
import { limitBudget } from '../../../packing/budget.ts';
import type { ModelInfo, ModelMessage, ToolCall, ToolDefinition } from '../../../ports.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { sentEvidenceRecords } from '../../material/evidence/sentEvidenceRecords.ts';
import type { EvidenceSet } from '../../material/evidence/evidenceSet.ts';
import { joinEvidenceSets, removeExcluded } from '../../material/evidence/joinEvidenceSets.ts';
import { budgetFor, prepare } from '../../preparation/requests/prepare.ts';
import { countMessages } from '../../preparation/requests/promptCounts.ts';
import { roomLine } from '../../model/prompts/agentPrompt.ts';
import { outboundPlaces, type PreparedRequest } from '../../preparation/requests/assembleRequest.ts';
import { SentLines } from '../../material/evidence/sentLines.ts';
import { maxSteps } from '../../preparation/choice/strategyLimits.ts';
import { argumentsOf } from './callArguments.ts';

/** Share of the budget for evidence before the first call. A smaller share is no better: docs/measurements/strategies.md. */
const initialShare = 1 / 3;

/** The first request. The budget includes the definitions of the tools, which every request carries. */
export async function firstRequest(run: AnswerRun, info: ModelInfo): Promise<PreparedRequest> {
  const tools = run.dependencies.toolbox.definitions.map(omitRoomParameter);
  const toolTokens = await countTokens(JSON.stringify(tools));
  const { maxInputTokens } = info;
  const budget = budgetFor(run, { ...info, maxInputTokens: maxInputTokens === undefined ? undefined : maxInputTokens - toolTokens });
  const firstBudget = limitBudget(
    { ...budget, total: budget.total - toolTokens - tokensOfRoomLine },
    Math.floor(initialShare * budget.total),
  );
  const preparedRequest = await prepare(run, info, firstBudget);
  const { request, counts } = preparedRequest;
  const total = counts.total + toolTokens + tokensOfRoomLine;
  const remainingTokens = Math.min(budget.total, maxInputTokens === undefined ? Infinity : maxInputTokens - request.maxTokens) - total;
  const messages = appendLine(request.messages, roomLine(remainingTokens, maxSteps - 1));
  return { ...preparedRequest, budget, request: { ...request, messages, tools }, counts: { ...counts, total } };
}

/**
 * Removes the parameter for the tokens of a result: an answer splits its room among the calls anyway. A call with the parameter still
 * works.
 */
function omitRoomParameter({ parameters, ...rest }: ToolDefinition): ToolDefinition {
  const { properties, ...schema } = parameters;
  const { max_tokens: _, ...keptProperties } = (properties ?? {}) as Readonly<Record<string, unknown>>;
  return { ...rest, parameters: { ...schema, properties: keptProperties } };
}

/** Appends a line to the last message, where a model reads it before it calls. */
function appendLine(messages: readonly ModelMessage[], line: string): readonly ModelMessage[] {
  const last = messages.at(-1);
  return last?.role === 'user' ? [...messages.slice(0, -1), { ...last, content: `${last.content}\n${line}` }] : messages;
}

/** Tokens of the line about the remaining room. */
const tokensOfRoomLine = 60;

/** Parts that a step adds to a request. */
export interface StepAddition {
  /** Text and calls of the model. */
  readonly modelText: string;
  readonly calls: readonly ToolCall[];
  readonly messages: readonly ModelMessage[];
  readonly evidenceSets: readonly EvidenceSet[];
  /** Whether the model may call again. */
  readonly mayCall: boolean;
}

/**
 * The request after `preparedRequest`: messages are only appended, so that caches of providers hit. Results stay although no reply cites them: a
 * model that still calls tools cites nothing, and without them the last request has too few lines (docs/measurements/strategies.md).
 */
export async function nextRequest(
  run: AnswerRun,
  preparedRequest: PreparedRequest,
  { modelText, calls, messages, evidenceSets, mayCall }: StepAddition,
): Promise<PreparedRequest> {
  const { label } = run.dependencies;
  const addedMessages: readonly ModelMessage[] = [{ role: 'assistant', content: modelText, calls: calls.map(toSendableCall) }, ...messages];
  const evidenceSet = evidenceSets.reduce(joinEvidenceSets, preparedRequest.evidenceSet);
  const tokens = await countMessages(addedMessages);
  const resultTokens = await countMessages(messages);
  const { request, counts, book } = preparedRequest;
  const places = evidenceSets.flatMap((each) => outboundPlaces(each, label));
  const secretCount = evidenceSets.reduce((sum, each) => sum + each.secretCount, 0);
  return {
    ...preparedRequest,
    request: {
      ...request,
      messages: [...request.messages, ...addedMessages],
      places: [...request.places, ...places],
      secretsReplaced: request.secretsReplaced + secretCount,
      mayCall,
    },
    evidenceSet,
    evidenceSoFar: evidenceSet,
    sentLines: new SentLines(removeExcluded(evidenceSet, preparedRequest.book), label),
    evidence: await sentEvidenceRecords(book, evidenceSet, label),
    counts: { total: counts.total + tokens, initial: counts.initial, evidence: counts.evidence + resultTokens },
  };
}

/** Some servers refuse a whole chat for arguments that are not JSON, so the result reports these instead. */
function toSendableCall(call: ToolCall): ToolCall {
  return argumentsOf(call) ? { ...call, args: call.args.trim() || '{}' } : { ...call, args: '{}' };
}
