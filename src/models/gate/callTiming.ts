// Measures one call of a model: arrival of its pieces, usage, and how it ended.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Model } from '../../core/ports.ts';
import { SendTally, type CallUse } from './sendTally.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';

/** Measurements of a call. Times in ms. */
export interface CallTiming {
  /** Pieces of text. */
  readonly pieces: number;
  /** Distinct arrival times: pieces with no other work in between came in one block. A clock would not show that under load. */
  readonly arrivals: number;
  /** From the call to its first event. */
  readonly firstMs: number;
  /** From the first piece of text to the last. */
  readonly spreadMs: number;
  readonly use: CallUse;
  /** `model-empty` when there was no text. Its second argument is set when thinking used up the room. */
  readonly empty?: UserError;
}

/** Sends `prompt`, which holds nothing of a workspace. An answer without text does not reject. */
export async function timeCall(model: Model, prompt: string, maxTokens: number, token: CancellationToken): Promise<CallTiming> {
  const request = {
    purpose: 'answer',
    messages: [{ role: 'user', content: prompt }],
    temperature: 0,
    maxTokens,
    places: [],
    secretsReplaced: 0,
  } as const;
  const tally = new SendTally(() => undefined);
  const start = performance.now();
  let firstAt: number | undefined;
  const textTimes: number[] = [];
  const arrivals = new Arrivals();
  let empty: UserError | undefined;
  try {
    for await (const event of model.chat(request, token)) {
      tally.add(event);
      firstAt ??= performance.now();
      if (event.kind !== 'text') continue;
      textTimes.push(performance.now());
      arrivals.add();
    }
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'model-empty') throw error;
    empty = error;
  }
  const sentTokens = estimateTokens(prompt);
  const use = tally.end(sentTokens) ?? { usage: { promptTokens: sentTokens, completionTokens: 0, cachedTokens: 0 }, estimated: true };
  const spreadMs = (textTimes.at(-1) ?? 0) - (textTimes[0] ?? 0);
  return { pieces: textTimes.length, arrivals: arrivals.count, firstMs: (firstAt ?? start) - start, spreadMs, use, empty };
}

/** Counts the turns of the event loop in which something arrived. */
class Arrivals {
  count = 0;
  #sameTurn = false;

  add(): void {
    if (this.#sameTurn) return;
    this.#sameTurn = true;
    this.count++;
    setTimeout(() => (this.#sameTurn = false), 0);
  }
}
