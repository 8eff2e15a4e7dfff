// Runs the calls of one step: each within its share of the room, none twice. Errors become results for the model.
import { throwIfCancelled } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import { countTokens } from '../../../packing/tokens.ts';
import type { ModelMessage, ToolCall } from '../../../ports.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import type { PreparedRequest } from '../../preparation/requests/assembleRequest.ts';
import { resultMessage, noResultReasons } from '../../model/prompts/agentPrompt.ts';
import type { EvidenceSet } from '../../material/evidence/evidenceSet.ts';
import type { ToolCallRecord } from '../../record/answerRecord.ts';
import type { ToolContext } from '../../input/toolbox.ts';
import { allot, type Need } from './allot.ts';
import { argumentsOf, keyOfCall, formatArguments } from './callArguments.ts';

/** Results of the calls of one step, in order. */
export interface AgentStep {
  readonly records: readonly ToolCallRecord[];
  /** One per call, as the protocol requires. */
  readonly messages: readonly ModelMessage[];
  readonly evidenceSets: readonly EvidenceSet[];
}

/** With less room a result could not say what it leaves out. */
export const minRoom = 120;
/** Tokens of the tags around a result and of a message beside its text. */
export const wrapperTokens = 40;
/** Maximum characters of a result that people see. */
const longestSummary = 160;

/** Maximum lines of a range that is shown whole while there is room: a request for so few lines is deliberate. Set by judgement. */
const maxExactLines = 40;
/**
 * Tokens that tools reserve for the notes below a result, and for longer numbers of places in a book that holds others. Found by trial:
 * with 60, some results are cut.
 */
const spareTokens = 110;

/** Tokens for the results of a step: its share, and the whole rest. */
export interface StepRoom {
  readonly share: number;
  readonly room: number;
}

/** A call that can run. */
interface RunnableCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** A call, and how to run it, or its result without running. */
interface PlannedCall {
  readonly call: ToolCall;
  readonly runnableOrResult: RunnableCall | ToolCallResult;
}

/** Result of one call. */
interface ToolCallResult extends Pick<ToolCallRecord, 'outcome'> {
  readonly text: string;
  readonly evidenceSet?: EvidenceSet;
}

/** The calls of one answer. */
export class CallRunner {
  readonly #run: AnswerRun;
  readonly #preparedRequest: PreparedRequest;
  readonly #callKeys = new Set<string>();

  constructor(run: AnswerRun, preparedRequest: PreparedRequest) {
    this.#run = run;
    this.#preparedRequest = preparedRequest;
  }

  /**
   * Runs `calls` with at most `share` tokens for all results, but exact lines may take all of `room`. `skippedIds`: calls that a person
   * refuses. Rejects with `CancelledError`.
   */
  async run(
    calls: readonly ToolCall[],
    skippedIds: ReadonlySet<string>,
    { share, room }: StepRoom,
    stepNumber: number,
  ): Promise<AgentStep> {
    const { dependencies, token } = this.#run;
    const plannedCalls = this.#planCalls(calls, skippedIds);
    const allotments = allot(await this.#needs(plannedCalls, room), share, room);
    const records: ToolCallRecord[] = [];
    const messages: ModelMessage[] = [];
    const evidenceSets: EvidenceSet[] = [];
    let unusedTokens = 0;
    for (const [i, { call, runnableOrResult }] of plannedCalls.entries()) {
      throwIfCancelled(token);
      const start = dependencies.clock.monotonic();
      // The unused part of a small result goes to later ones.
      const callTokens = (allotments[i] ?? 0) + unusedTokens;
      const result = 'outcome' in runnableOrResult ? runnableOrResult : await this.#runCall(runnableOrResult, callTokens - wrapperTokens);
      const content = result.evidenceSet ? resultMessage(result.text, this.#preparedRequest.nonce) : result.text;
      const tokens = await countTokens(content);
      unusedTokens = Math.max(0, callTokens - tokens - wrapperTokens);
      messages.push({ role: 'tool', callId: call.id, content });
      if (result.evidenceSet) evidenceSets.push(result.evidenceSet);
      const ms = Math.round(dependencies.clock.monotonic() - start);
      records.push({ ...callRecordOf(call, result), pass: stepNumber, tokens, ms });
    }
    return { records, messages, evidenceSets };
  }

  /** The calls to run, and why the others do not run. */
  #planCalls(calls: readonly ToolCall[], skippedIds: ReadonlySet<string>): readonly PlannedCall[] {
    const maxCalls = this.#run.settings['loop.gapsPerPass'];
    const keys = new Set(this.#callKeys);
    return calls.map((call, i): PlannedCall => {
      if (skippedIds.has(call.id)) return { call, runnableOrResult: { outcome: 'not-run', text: noResultReasons.skipped } };
      if (i >= maxCalls) return { call, runnableOrResult: { outcome: 'not-run', text: noResultReasons.many(maxCalls) } };
      const args = argumentsOf(call);
      if (!args) return { call, runnableOrResult: { outcome: 'refused', text: noResultReasons.noJson(formatArguments(call)) } };
      const key = keyOfCall(call.name, args);
      if (keys.has(key)) return { call, runnableOrResult: { outcome: 'repeated', text: noResultReasons.repeated } };
      keys.add(key);
      return { call, runnableOrResult: { name: call.name, args, key } };
    });
  }

  /**
   * The tokens that each call would take: with several calls, each is tried first with its own book, so that each can get what it needs.
   */
  async #needs(plannedCalls: readonly PlannedCall[], room: number): Promise<readonly Need[]> {
    const hasSeveral = plannedCalls.filter(({ runnableOrResult }) => 'key' in runnableOrResult).length > 1;
    const needs: Need[] = [];
    for (const { runnableOrResult } of plannedCalls) {
      if ('outcome' in runnableOrResult) needs.push({ tokens: 0, isExact: false });
      else
        needs.push({
          tokens: hasSeveral ? await this.#tokenNeedOf(runnableOrResult, room) : room,
          isExact: asksForExactLines(runnableOrResult),
        });
    }
    return needs;
  }

  async #tokenNeedOf({ name, args }: RunnableCall, room: number): Promise<number> {
    throwIfCancelled(this.#run.token);
    const { dependencies } = this.#run;
    const book = new EvidenceBook(dependencies.currentTexts, dependencies.digest);
    const { text } = await dependencies.toolbox.call(name, args, this.#contextFor(Math.max(minRoom, room - wrapperTokens), book));
    return Math.max(minRoom, (await countTokens(text)) + spareTokens) + wrapperTokens;
  }

  async #runCall({ name, args, key }: RunnableCall, room: number): Promise<ToolCallResult> {
    if (room < minRoom) return { outcome: 'not-run', text: noResultReasons.room };
    const { outcome, text, evidenceSet } = await this.#run.dependencies.toolbox.call(
      name,
      args,
      this.#contextFor(room, this.#preparedRequest.book),
    );
    // A refused or failed call may run again: files change, and so do arguments.
    if (outcome === 'found' || outcome === 'nothing') this.#callKeys.add(key);
    return { outcome, text, evidenceSet };
  }

  #contextFor(room: number, book: EvidenceBook): ToolContext {
    const { dependencies, scope, evidenceScope = scope, settings, token } = this.#run;
    // The subject of a judgement bounds the judgement, not its evidence.
    return { dependencies, book, scope: evidenceScope, settings, maxTokens: room, numbered: true, token };
  }
}

/** Whether a call asks for lines of which a part is worth little. */
function asksForExactLines({ name, args }: RunnableCall): boolean {
  const { start, end } = args;
  return name === 'read_lines' && typeof start === 'number' && typeof end === 'number' && end - start < maxExactLines;
}

function callRecordOf(call: ToolCall, { outcome, text, evidenceSet }: ToolCallResult): Omit<ToolCallRecord, 'pass' | 'tokens' | 'ms'> {
  const numbers = [...(evidenceSet?.pieces ?? []), ...(evidenceSet?.relations ?? [])].flatMap(({ evidence }) => evidence?.n ?? []);
  const [firstLine = ''] = text.trim().split('\n');
  const name = shorten(call.name.replace(/\s+/g, ' '), longestSummary);
  return { name, args: formatArguments(call), outcome, said: shorten(firstLine, longestSummary), evidence: [...new Set(numbers)] };
}
