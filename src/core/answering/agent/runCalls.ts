// Runs the calls of one step: each within its share of the room, none twice. Errors become results for the model.
import { throwIfCancelled } from '../../base/cancellation.ts';
import { shorten } from '../../base/shorten.ts';
import { countTokens } from '../../packing/tokens.ts';
import type { ModelMessage, ToolCall } from '../../ports.ts';
import type { AnswerRun } from '../answerRun.ts';
import { EvidenceBook } from '../evidence/evidence.ts';
import type { PreparedRequest } from '../requests/requestParts.ts';
import { resultMessage, withoutResult } from '../prompts/agentPrompt.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import type { ToolCallRecord } from '../record/record.ts';
import type { ToolContext } from '../toolbox.ts';
import { allot, type Need } from './allot.ts';
import { argumentsOf, keyOfCall, shownArguments } from './callArguments.ts';

/** Results of the calls of one step, in order. */
export interface AgentStep {
  readonly records: readonly ToolCallRecord[];
  /** One per call, as the protocol requires. */
  readonly messages: readonly ModelMessage[];
  readonly gathered: readonly EvidenceSet[];
}

/** With less room a result could not say what it leaves out. */
export const leastRoom = 120;
/** Tokens of the tags around a result and of a message beside its text. */
export const tokensAround = 40;
/** Maximum characters of a result that people see. */
const longestSaid = 160;

/** Maximum lines of a range that is shown whole while there is room: a request for so few lines is deliberate. Set by judgement. */
const mostExact = 40;
/**
 * Tokens that tools reserve for the notes below a result, and for longer numbers of places in a book that holds others. By trying: with 60
 * some are cut.
 */
const spare = 110;

/** Tokens for the results of a step: its share, and the whole rest. */
export interface StepRoom {
  readonly share: number;
  readonly room: number;
}

/** A call that can run. */
interface Runnable {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** A call, and how to run it, or its result without running. */
interface PlannedCall {
  readonly call: ToolCall;
  readonly run: Runnable | ToolCallResult;
}

/** Result of one call. */
interface ToolCallResult extends Pick<ToolCallRecord, 'outcome'> {
  readonly text: string;
  readonly gathered?: EvidenceSet;
}

/** The calls of one answer. */
export class CallRunner {
  readonly #run: AnswerRun;
  readonly #prepared: PreparedRequest;
  readonly #made = new Set<string>();

  constructor(run: AnswerRun, prepared: PreparedRequest) {
    this.#run = run;
    this.#prepared = prepared;
  }

  /**
   * Runs `calls` with at most `share` tokens for all results, but exact lines may take all of `room`. `skipped`: calls that a person
   * refuses. Rejects with `CancelledError`.
   */
  async run(calls: readonly ToolCall[], skipped: ReadonlySet<string>, { share, room }: StepRoom, pass: number): Promise<AgentStep> {
    const { parts, token } = this.#run;
    const planned = this.#planned(calls, skipped);
    const given = allot(await this.#needs(planned, room), share, room);
    const records: ToolCallRecord[] = [];
    const messages: ModelMessage[] = [];
    const evidenceSets: EvidenceSet[] = [];
    let unused = 0;
    for (const [i, { call, run }] of planned.entries()) {
      throwIfCancelled(token);
      const start = parts.clock.monotonic();
      // The unused part of a small result goes to later ones.
      const part = (given[i] ?? 0) + unused;
      const called = 'outcome' in run ? run : await this.#call(run, part - tokensAround);
      const content = called.gathered ? resultMessage(called.text, this.#prepared.nonce) : called.text;
      const tokens = await countTokens(content);
      unused = Math.max(0, part - tokens - tokensAround);
      messages.push({ role: 'tool', callId: call.id, content });
      if (called.gathered) evidenceSets.push(called.gathered);
      const ms = Math.round(parts.clock.monotonic() - start);
      records.push({ ...recordOf(call, called), pass, tokens, ms });
    }
    return { records, messages, gathered: evidenceSets };
  }

  /** The calls to run, and why the others do not run. */
  #planned(calls: readonly ToolCall[], skipped: ReadonlySet<string>): readonly PlannedCall[] {
    const most = this.#run.settings['loop.gapsPerPass'];
    const keys = new Set(this.#made);
    return calls.map((call, i): PlannedCall => {
      if (skipped.has(call.id)) return { call, run: { outcome: 'not-run', text: withoutResult.skipped } };
      if (i >= most) return { call, run: { outcome: 'not-run', text: withoutResult.many(most) } };
      const args = argumentsOf(call);
      if (!args) return { call, run: { outcome: 'refused', text: withoutResult.noJson(shownArguments(call)) } };
      const key = keyOfCall(call.name, args);
      if (keys.has(key)) return { call, run: { outcome: 'repeated', text: withoutResult.repeated } };
      keys.add(key);
      return { call, run: { name: call.name, args, key } };
    });
  }

  /**
   * The tokens that each call would take: with several calls, each is tried first with its own book, so that each can get what it needs.
   */
  async #needs(planned: readonly PlannedCall[], room: number): Promise<readonly Need[]> {
    const several = planned.filter(({ run }) => 'key' in run).length > 1;
    const needs: Need[] = [];
    for (const { run } of planned) {
      if ('outcome' in run) needs.push({ tokens: 0, whole: false });
      else needs.push({ tokens: several ? await this.#needOf(run, room) : room, whole: isExact(run) });
    }
    return needs;
  }

  async #needOf({ name, args }: Runnable, room: number): Promise<number> {
    throwIfCancelled(this.#run.token);
    const { parts } = this.#run;
    const book = new EvidenceBook(parts.texts, parts.digest);
    const { text } = await parts.toolbox.call(name, args, this.#context(Math.max(leastRoom, room - tokensAround), book));
    return Math.max(leastRoom, (await countTokens(text)) + spare) + tokensAround;
  }

  async #call({ name, args, key }: Runnable, room: number): Promise<ToolCallResult> {
    if (room < leastRoom) return { outcome: 'not-run', text: withoutResult.room };
    const { outcome, text, gathered } = await this.#run.parts.toolbox.call(name, args, this.#context(room, this.#prepared.book));
    // A refused or failed call may run again: files change, and so do arguments.
    if (outcome === 'found' || outcome === 'nothing') this.#made.add(key);
    return { outcome, text, gathered };
  }

  #context(mostTokens: number, book: EvidenceBook): ToolContext {
    const { parts, scope, wider = scope, settings, token } = this.#run;
    // The subject of a judgement bounds the judgement, not its evidence.
    return { parts, book, scope: wider, settings, mostTokens, numbered: true, token };
  }
}

/** Whether a call asks for lines of which a part is worth little. */
function isExact({ name, args }: Runnable): boolean {
  const { start, end } = args;
  return name === 'read_lines' && typeof start === 'number' && typeof end === 'number' && end - start < mostExact;
}

function recordOf(call: ToolCall, { outcome, text, gathered }: ToolCallResult): Omit<ToolCallRecord, 'pass' | 'tokens' | 'ms'> {
  const numbers = [...(gathered?.pieces ?? []), ...(gathered?.relations ?? [])].flatMap(({ evidence }) => evidence?.n ?? []);
  const [said = ''] = text.trim().split('\n');
  const name = shorten(call.name.replace(/\s+/g, ' '), longestSaid);
  return { name, args: shownArguments(call), outcome, said: shorten(said, longestSaid), evidence: [...new Set(numbers)] };
}
