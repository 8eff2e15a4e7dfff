// Counts the tokens of a request with js-tiktoken before it is sent, so that the budget is a limit and not a guess.
import { textOfMessage } from '../../../base/messageText.ts';
import { countTokens } from '../../../packing/tokens.ts';
import type { ModelMessage } from '../../../ports.ts';

/** Tokens of all messages, of the evidence of the first pass, and of the evidence of all passes. */
export interface PromptCounts {
  readonly total: number;
  readonly initial: number;
  readonly evidence: number;
}

/** Number of messages counted earlier, and their tokens. */
export interface EarlierCount {
  readonly messages: number;
  readonly counts: PromptCounts;
}

/** Exact counts of `messages`; `evidenceText` is what this pass adds, `earlierCount` has the counts of messages that an earlier pass sent. */
export async function countPrompt(
  messages: readonly ModelMessage[],
  evidenceText: string,
  earlierCount?: EarlierCount,
): Promise<PromptCounts> {
  const evidenceTokens = await countTokens(evidenceText);
  const total = (earlierCount?.counts.total ?? 0) + (await countMessages(messages.slice(earlierCount?.messages ?? 0)));
  return {
    total,
    initial: earlierCount?.counts.initial ?? evidenceTokens,
    evidence: evidenceTokens + (earlierCount?.counts.evidence ?? 0),
  };
}

/** Tokens of `messages`. */
export async function countMessages(messages: readonly ModelMessage[]): Promise<number> {
  let total = 0;
  for (const message of messages) total += await countTokens(textOfMessage(message));
  return total;
}
