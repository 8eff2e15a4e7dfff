// Keeps a result within the tokens that a chat has for it, by the count of the chat's own model where that can be had.
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import type { ToolAnswer } from '../../core/tools/callTool.ts';
import { withDeadline } from '../../engine/host/deadline.ts';

/** The room that a chat has, and how its model counts; the API of the editor. */
export interface Tokenization {
  readonly tokenBudget: number;
  countTokens(text: string, token?: CancellationToken): PromiseLike<number>;
}

/** Counting must not hold up a result that is there. */
const countTime = 2000;
/** Further calls with less room; by then only a model that counts quite differently is not satisfied. Set by judgement. */
const mostCalls = 4;

/**
 * Calls with as many tokens as the chat has room for, and with fewer while its model counts more than Clew does; what is still too long is cut.
 * @param look makes a result of at most so many tokens by Clew's own count
 * @param uncounted is told that the model does not count, so that Clew's own count stands
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
    // By the share that it is too long; one less, so that it ends.
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

/** The longest beginning of `text` that the model counts within `budget`. */
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
