// One call of a model with a watch beside it: when its pieces came, what it used, how it ended.
import type { CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/errors.ts';
import type { Model } from '../core/ports.ts';
import { SendTally, type CallUse } from './sendTally.ts';
import { estimateTokens } from '../core/context/tokens.ts';

/** What a call was like. Times in ms. */
export interface Measured {
  /** Pieces of text. */
  readonly pieces: number;
  /** From the call to its first event. */
  readonly firstMs: number;
  /** From the first piece of text to the last. */
  readonly spreadMs: number;
  readonly use: CallUse;
}

/** Sends `prompt`, which holds nothing of a workspace. An answer without text is none of its business: `pieces` is 0 then. */
export async function measure(model: Model, prompt: string, maxTokens: number, token: CancellationToken): Promise<Measured> {
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
  let first: number | undefined;
  const texts: number[] = [];
  try {
    for await (const event of model.chat(request, token)) {
      tally.add(event);
      first ??= performance.now();
      if (event.kind === 'text') texts.push(performance.now());
    }
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'model-empty') throw error;
  }
  const sent = estimateTokens(prompt);
  const use = tally.end(sent) ?? { usage: { promptTokens: sent, completionTokens: 0, cachedTokens: 0 }, estimated: true };
  return { pieces: texts.length, firstMs: (first ?? start) - start, spreadMs: (texts.at(-1) ?? 0) - (texts[0] ?? 0), use };
}
