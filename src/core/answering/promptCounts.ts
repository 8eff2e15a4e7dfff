// Tokens of a prompt, counted exactly once the request is out: counting must not delay the first word of an answer.
import { countTokens, estimateTokens } from '../context/tokens.ts';
import type { Prepared } from './prepare.ts';

/** Tokens of all messages, of the evidence of the first pass, and of the evidence of all. */
export interface PromptCounts {
  readonly total: number;
  readonly initial: number;
  readonly evidence: number;
}

/** Exact counts; messages that an earlier pass had sent were counted in `before`. */
export async function countPrompt({ request, evidenceText }: Prepared, before?: Counted): Promise<PromptCounts> {
  const evidence = await countTokens(evidenceText);
  let total = before?.counts.total ?? 0;
  for (const { content } of request.messages.slice(before?.messages ?? 0)) total += await countTokens(content);
  return added(evidence, total, before);
}

/** How many messages were counted before, and what they came to. */
export interface Counted {
  readonly messages: number;
  readonly counts: PromptCounts;
}

function added(evidence: number, total: number, before: Counted | undefined): PromptCounts {
  return { total, initial: before?.counts.initial ?? evidence, evidence: evidence + (before?.counts.evidence ?? 0) };
}

/** The same without the encoder, somewhat too high. */
export function estimatedCounts({ request, evidenceText }: Prepared, before?: Counted): PromptCounts {
  const total = request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return added(estimateTokens(evidenceText), total, before);
}
