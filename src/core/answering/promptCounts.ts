// Tokens of a prompt, counted exactly once the request is out: counting must not delay the first word of an answer.
import { countTokens, estimateTokens } from '../context/tokens.ts';
import type { Prepared } from './prepare.ts';

/** Tokens of all messages, and of the evidence in them. */
export interface PromptCounts {
  readonly total: number;
  readonly initial: number;
}

/** Exact counts; of the messages that an earlier pass had sent, `before` is the total. */
export async function countPrompt({ request, evidenceText }: Prepared, before: Counted = nothingCounted): Promise<PromptCounts> {
  const initial = await countTokens(evidenceText);
  let { total } = before;
  for (const { content } of request.messages.slice(before.messages)) total += await countTokens(content);
  return { total, initial };
}

/** Messages that were counted before, and their tokens. */
export interface Counted {
  readonly messages: number;
  readonly total: number;
}

const nothingCounted: Counted = { messages: 0, total: 0 };

/** The same without the encoder, somewhat too high. */
export function estimatedCounts({ request, evidenceText }: Prepared): PromptCounts {
  return {
    total: request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
    initial: estimateTokens(evidenceText),
  };
}
