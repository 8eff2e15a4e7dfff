// Builds the requests of a model that looks things up itself: the first with some evidence and the tools, further ones with results
// appended.
import { countTokens } from '../../packing/tokens.ts';
import { limitBudget } from '../../packing/budget.ts';
import type { ModelInfo, ModelMessage, ToolCall, ToolDefinition } from '../../ports.ts';
import type { AnswerRun } from '../answerRun.ts';
import { evidenceSent } from '../evidence/evidenceSent.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import { joinGathered, withoutExcluded } from '../evidence/gathered.ts';
import { budgetFor, prepare } from '../requests/prepare.ts';
import { countMessages } from '../requests/promptCounts.ts';
import { roomLine } from '../prompts/agentPrompt.ts';
import { placesSent, type PreparedRequest } from '../requests/requestParts.ts';
import { SentLines } from '../evidence/sentLines.ts';
import { mostSteps } from '../choice/strategyLimits.ts';
import { argumentsOf } from './callArguments.ts';

/**
 * Share of the budget for evidence before the first call. Less is not better: over 54 development tasks a quarter made 3.5 points less of
 * the lines that answers need readable [-10.2, 2.2], a fifth .5 less [-5.8, 3.9], for 2 to 4 % more tokens (`npm run eval -- strategies`,
 * 2026-11-26).
 */
const firstShare = 1 / 3;

/** The first request. The budget includes the definitions of the tools, which every request carries. */
export async function firstRequest(run: AnswerRun, info: ModelInfo): Promise<PreparedRequest> {
  const tools = run.parts.toolbox.definitions.map(withoutRoom);
  const toolTokens = await countTokens(JSON.stringify(tools));
  const { maxInputTokens } = info;
  const budget = budgetFor(run, { ...info, maxInputTokens: maxInputTokens === undefined ? undefined : maxInputTokens - toolTokens });
  const first = limitBudget({ ...budget, total: budget.total - toolTokens - tokensOfRoomLine }, Math.floor(firstShare * budget.total));
  const prepared = await prepare(run, info, first);
  const { request, counts } = prepared;
  const total = counts.total + toolTokens + tokensOfRoomLine;
  const left = Math.min(budget.total, maxInputTokens === undefined ? Infinity : maxInputTokens - request.maxTokens) - total;
  const messages = withLine(request.messages, roomLine(left, mostSteps - 1));
  return { ...prepared, budget, request: { ...request, messages, tools }, counts: { ...counts, total } };
}

/**
 * Removes the parameter for the tokens of a result: an answer splits its room among the calls anyway. A call with the parameter still
 * works.
 */
function withoutRoom({ parameters, ...rest }: ToolDefinition): ToolDefinition {
  const { properties, ...schema } = parameters;
  const { max_tokens: _, ...kept } = (properties ?? {}) as Readonly<Record<string, unknown>>;
  return { ...rest, parameters: { ...schema, properties: kept } };
}

/** Appends a line to the last message, where a model reads it before it calls. */
function withLine(messages: readonly ModelMessage[], line: string): readonly ModelMessage[] {
  const last = messages.at(-1);
  return last?.role === 'user' ? [...messages.slice(0, -1), { ...last, content: `${last.content}\n${line}` }] : messages;
}

/** Tokens of the line about the remaining room. */
const tokensOfRoomLine = 60;

/** Parts that a step adds to a request. */
export interface StepAddition {
  /** Text and calls of the model. */
  readonly written: string;
  readonly calls: readonly ToolCall[];
  readonly messages: readonly ModelMessage[];
  readonly gathered: readonly EvidenceSet[];
  /** Whether the model may call again. */
  readonly mayCall: boolean;
}

/**
 * The request after `before`: messages are only appended, so that caches of providers hit. A model that calls cites nothing yet: when
 * results that no reply cites made room, 1.7 points more were seen by some request, 11.2 fewer [-16.9, -6.3] by that of the answer, for 59
 * % more tokens (54 tasks, 2026-11-26).
 */
export async function nextRequest(
  run: AnswerRun,
  before: PreparedRequest,
  { written, calls, messages, gathered, mayCall }: StepAddition,
): Promise<PreparedRequest> {
  const { label } = run.parts;
  const added: readonly ModelMessage[] = [{ role: 'assistant', content: written, calls: calls.map(sendable) }, ...messages];
  const all = gathered.reduce(joinGathered, before.gathered);
  const tokens = await countMessages(added);
  const shown = await countMessages(messages);
  const { request, counts, book } = before;
  const places = gathered.flatMap((each) => placesSent(each, label));
  const secrets = gathered.reduce((sum, each) => sum + each.secrets, 0);
  return {
    ...before,
    request: {
      ...request,
      messages: [...request.messages, ...added],
      places: [...request.places, ...places],
      secretsReplaced: request.secretsReplaced + secrets,
      mayCall,
    },
    gathered: all,
    sentSoFar: all,
    sent: new SentLines(withoutExcluded(all, before.book), label),
    evidence: await evidenceSent(book, all, label),
    counts: { total: counts.total + tokens, initial: counts.initial, evidence: counts.evidence + shown },
  };
}

/** Some servers refuse a whole chat for arguments that are not JSON, so the result reports these instead. */
function sendable(call: ToolCall): ToolCall {
  return argumentsOf(call) ? { ...call, args: call.args.trim() || '{}' } : { ...call, args: '{}' };
}
