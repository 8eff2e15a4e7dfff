// Keeps a result within the chat's token budget, counted by the chat's own model where possible.
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import type { ToolAnswer } from '../../core/tools/callTool.ts';
import { withDeadline } from '../../engine/host/deadline.ts';

/** The chat's budget and its model's counter, as the editor's API has them. */
export interface Tokenization {
  readonly tokenBudget: number;
  countTokens(text: string, token?: CancellationToken): PromiseLike<number>;
}

/** ms; counting must not delay a finished result. */
const countTimeoutMs = 2000;
/** Further calls with a smaller limit; only a model that counts quite differently needs more. Set by judgement. */
const maxCalls = 4;

/**
 * Calls with the chat's budget, and with less while its model counts more tokens than Clew does. Cuts what is still too long.
 * @param callTool makes a result within a number of tokens by Clew's own count
 * @param onCountFailure called when the model does not count, so that Clew's own count stands
 */
export async function callWithinBudget(
  callTool: (mostTokens?: number) => Promise<ToolAnswer>,
  tokenization: Tokenization | undefined,
  onCountFailure: (reason: string) => void,
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (!tokenization) return callTool();
  const budget = Math.floor(tokenization.tokenBudget);
  const count = createCounter(tokenization, onCountFailure, token);
  for (let tokenLimit = Math.max(1, budget), call = 1; ; call++) {
    const answer = await callTool(tokenLimit);
    throwIfCancelled(token);
    const tokens = await count(answer.text);
    if (tokens === undefined) return answer;
    if (tokens <= budget) return { ...answer, tokens };
    if (call === maxCalls || tokenLimit === 1) return { ...answer, ...(await cutToBudget(answer.text, budget, count)) };
    // Reduced by the excess share, and by at least one, so that the loop ends.
    tokenLimit = Math.max(1, Math.min(tokenLimit - 1, Math.floor((tokenLimit * budget) / tokens)));
  }
}

type CountTokens = (text: string) => Promise<number | undefined>;

function createCounter({ countTokens }: Tokenization, onCountFailure: (reason: string) => void, token: CancellationToken): CountTokens {
  return async (text) => {
    try {
      const timeoutError = (): Error => new Error(`no count within ${countTimeoutMs} ms`);
      return await withDeadline(Promise.resolve(countTokens(text, token)), countTimeoutMs, timeoutError);
    } catch (error) {
      throwIfCancelled(token);
      onCountFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
}

/** The longest beginning of `text` within `budget` by the model's count. */
async function cutToBudget(text: string, budget: number, count: CountTokens): Promise<Pick<ToolAnswer, 'text' | 'tokens'>> {
  let best = { text: '', tokens: 0 };
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const shortText = `${text.slice(0, middle)}…`;
    const tokens = await count(shortText);
    if (tokens !== undefined && tokens <= budget) {
      low = middle;
      best = { text: shortText, tokens };
    } else high = middle;
  }
  return best;
}
