// Tokens of a prompt, counted exactly once the request is out: counting must not delay the first word of an answer.
import { countTokens, estimateTokens } from '../context/tokens.ts';
import type { Prepared } from './prepare.ts';

/** Tokens of all messages, and of the evidence in them. */
export interface PromptCounts {
  readonly total: number;
  readonly initial: number;
}

/** Exact counts. */
export async function countPrompt({ request, evidenceText }: Prepared): Promise<PromptCounts> {
  const initial = await countTokens(evidenceText);
  let total = 0;
  for (const { content } of request.messages) total += await countTokens(content);
  return { total, initial };
}

/** The same without the encoder, somewhat too high. */
export function estimatedCounts({ request, evidenceText }: Prepared): PromptCounts {
  return {
    total: request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
    initial: estimateTokens(evidenceText),
  };
}
