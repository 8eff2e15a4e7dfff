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
const countTime = 2000;
/** Further calls with a smaller limit; only a model that counts quite differently needs more. Set by judgement. */
const mostCalls = 4;

/**
 * Calls with the chat's budget, and with less while its model counts more tokens than Clew does. Cuts what is still too long.
 * @param look makes a result within a number of tokens by Clew's own count
 * @param uncounted called when the model does not count, so that Clew's own count stands
 */
export async function withinBudget(
  look: (mostTokens?: number) => Promise<ToolAnswer>,
  tokenization: Tokenization | undefined,
  uncounted: (reason: string) => void,
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (!tokenization) return look();
  const budget = Math.floor(tokenization.tokenBudget);
  const count = counter(tokenization, uncounted, token);
  for (let most = Math.max(1, budget), call = 1; ; call++) {
    const answer = await look(most);
    throwIfCancelled(token);
    const tokens = await count(answer.text);
    if (tokens === undefined) return answer;
    if (tokens <= budget) return { ...answer, tokens };
    if (call === mostCalls || most === 1) return { ...answer, ...(await cut(answer.text, budget, count)) };
    // Reduced by the excess share, and by at least one, so that the loop ends.
    most = Math.max(1, Math.min(most - 1, Math.floor((most * budget) / tokens)));
  }
}

type CountTokens = (text: string) => Promise<number | undefined>;

function counter({ countTokens }: Tokenization, uncounted: (reason: string) => void, token: CancellationToken): CountTokens {
  return async (text) => {
    try {
      const late = (): Error => new Error(`no count within ${countTime} ms`);
      return await withDeadline(Promise.resolve(countTokens(text, token)), countTime, late);
    } catch (error) {
      throwIfCancelled(token);
      uncounted(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
}

/** The longest beginning of `text` within `budget` by the model's count. */
async function cut(text: string, budget: number, count: CountTokens): Promise<Pick<ToolAnswer, 'text' | 'tokens'>> {
  let best = { text: '', tokens: 0 };
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const short = `${text.slice(0, middle)}…`;
    const tokens = await count(short);
    if (tokens !== undefined && tokens <= budget) {
      low = middle;
      best = { text: short, tokens };
    } else high = middle;
  }
  return best;
}
