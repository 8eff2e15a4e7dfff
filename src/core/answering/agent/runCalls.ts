// Makes the calls of one step: each within its share of the room, none twice, and whatever goes wrong becomes something that the model is told.
import { throwIfCancelled } from '../../base/cancellation.ts';
import { shortened } from '../../base/shortened.ts';
import { countTokens } from '../../packing/tokens.ts';
import type { ModelMessage, ToolCall } from '../../ports.ts';
import type { Asked } from '../asked.ts';
import type { Prepared } from '../requestParts.ts';
import { resultMessage, withoutResult } from '../prompts/agentPrompt.ts';
import type { Gathered } from '../gather.ts';
import type { ToolCallRecord } from '../record.ts';
import type { ToolContext } from '../toolbox.ts';
import { argumentsOf, keyOfCall, shownArguments } from './callArguments.ts';

/** What the calls of one step came to, in their order. */
export interface Step {
  readonly records: readonly ToolCallRecord[];
  /** One for each call, as the protocol wants it. */
  readonly messages: readonly ModelMessage[];
  readonly gathered: readonly Gathered[];
}

/** With less room than this a result could not say what it left out. */
export const leastRoom = 120;
/** Tokens of the tags around a result, and of what a message costs beside its text. */
export const tokensAround = 40;
/** Characters of what a model was told that people see. */
const longestSaid = 160;

/** What one call came to. */
interface Called extends Pick<ToolCallRecord, 'outcome'> {
  readonly text: string;
  readonly gathered?: Gathered;
}

/** The calls of one answer. */
export class CallRunner {
  readonly #asked: Asked;
  readonly #prepared: Prepared;
  readonly #made = new Set<string>();

  constructor(asked: Asked, prepared: Prepared) {
    this.#asked = asked;
    this.#prepared = prepared;
  }

  /** Makes `calls` with at most `room` tokens for all results. `skipped` are those that a person does not want. Rejects with `CancelledError`. */
  async run(calls: readonly ToolCall[], skipped: ReadonlySet<string>, room: number, pass: number): Promise<Step> {
    const { parts, settings, token } = this.#asked;
    const most = settings['loop.gapsPerPass'];
    const records: ToolCallRecord[] = [];
    const messages: ModelMessage[] = [];
    const gathered: Gathered[] = [];
    let left = room;
    for (const [i, call] of calls.entries()) {
      throwIfCancelled(token);
      const start = parts.clock.monotonic();
      // What a small result leaves goes to those after it.
      const share = Math.floor(left / Math.max(1, Math.min(calls.length, most) - i)) - tokensAround;
      const called: Called = skipped.has(call.id)
        ? { outcome: 'not-run', text: withoutResult.skipped }
        : i >= most
          ? { outcome: 'not-run', text: withoutResult.many(most) }
          : await this.#call(call, share);
      const content = called.gathered ? resultMessage(called.text, this.#prepared.nonce) : called.text;
      const tokens = await countTokens(content);
      left -= tokens;
      messages.push({ role: 'tool', callId: call.id, content });
      if (called.gathered) gathered.push(called.gathered);
      const ms = Math.round(parts.clock.monotonic() - start);
      records.push({ ...recordOf(call, called), pass, tokens, ms });
    }
    return { records, messages, gathered };
  }

  async #call(call: ToolCall, room: number): Promise<Called> {
    const args = argumentsOf(call);
    if (!args) return { outcome: 'refused', text: withoutResult.noJson(shownArguments(call)) };
    const key = keyOfCall(call.name, args);
    if (this.#made.has(key)) return { outcome: 'repeated', text: withoutResult.repeated };
    if (room < leastRoom) return { outcome: 'not-run', text: withoutResult.room };
    const { outcome, text, gathered } = await this.#asked.parts.toolbox.call(call.name, args, this.#context(room));
    // What was refused or failed may be tried again: files change, and so do arguments.
    if (outcome === 'found' || outcome === 'nothing') this.#made.add(key);
    return { outcome, text, gathered };
  }

  #context(mostTokens: number): ToolContext {
    const { parts, scope, wider = scope, settings, token } = this.#asked;
    // What a judgement is about bounds the judgement, not what may be read for it.
    return { parts, book: this.#prepared.book, scope: wider, settings, mostTokens, numbered: true, token };
  }
}

function recordOf(call: ToolCall, { outcome, text, gathered }: Called): Omit<ToolCallRecord, 'pass' | 'tokens' | 'ms'> {
  const numbers = [...(gathered?.pieces ?? []), ...(gathered?.relations ?? [])].flatMap(({ evidence }) => evidence?.n ?? []);
  const [said = ''] = text.trim().split('\n');
  const name = shortened(call.name.replace(/\s+/g, ' '), longestSaid);
  return { name, args: shownArguments(call), outcome, said: shortened(said, longestSaid), evidence: [...new Set(numbers)] };
}
