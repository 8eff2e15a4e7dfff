// Recognizes errors about a too long request, and reads the context length from the message. Every server words it differently; these
// wordings are those of OpenAI, Azure, OpenRouter, vLLM, LM Studio, Ollama, llama.cpp, and others.
import type { ServerError } from './serverText.ts';

/** Names of this error, as `code` or `type`. */
const lengthErrorKinds = new Set([
  'context_length_exceeded',
  'exceed_context_size_error',
  'string_above_max_length',
  'request_too_large',
  'max_tokens_exceeded',
]);

const wordings: readonly RegExp[] = [
  // OpenAI, Azure, OpenRouter, DeepSeek, vLLM, Ollama, Mistral
  /maximum context length/,
  /exceed(?:s|ed)? (?:the |max(?:imum)? |its )?(?:available |model's )?context (?:size|length|window|limit)/,
  // vLLM since 0.10
  /longer than the maximum model length/,
  /context length is only/,
  // LM Studio
  /context the overflows|context length of only|greater than the context length|reached context length|context overflow/,
  // Anthropic, Ollama, Gemini, Cohere, text-generation-inference
  /prompt is too long|prompt too long|input is too long|too many (?:input )?tokens|input token count .* exceeds/,
  /(?:input|prompt|inputs?`) tokens.* must (?:have|be) (?:less|<=)/,
  /reduce the length of the (?:messages|prompt|input)/,
  // Groq, for requests above the tokens per minute
  /request too large for model/,
];

/** Patterns for the limit in a message, best first: the same sentence also holds figures of the request itself. */
const limitPatterns: readonly RegExp[] = [
  /maximum context length (?:is|of)(?: only)? (\d[\d,]*)/,
  /context (?:length|size|window|limit)(?: is| of)?(?: only)? \(?(\d[\d,]*)/,
  /(\d[\d,]*) maximum context length/,
  /maximum model length of (\d[\d,]*)/,
  /n_ctx: ?(\d[\d,]*)/,
  /> (\d[\d,]*) maximum/,
  /maximum number of tokens allowed \((\d[\d,]*)/,
  /must be <= ?(\d[\d,]*)/,
  /cannot exceed (\d[\d,]*)/,
  /\blimit:? (\d[\d,]*)/,
];

/** Returns the limit in tokens (undefined without one) if `error` means a too long request, else false. Status 413 always does. */
export function readContextLength(error: ServerError, status: number): { readonly limit: number | undefined } | false {
  const message = error.lowerCaseBody;
  const isLengthError =
    status === 413 || error.kinds.some((kind) => lengthErrorKinds.has(kind)) || wordings.some((wording) => wording.test(message));
  if (!isLengthError) return false;
  if (error.contextLength !== undefined) return { limit: error.contextLength };
  for (const pattern of limitPatterns) {
    const limit = Number(pattern.exec(message)?.[1]?.replaceAll(',', ''));
    if (limit > 0) return { limit };
  }
  return { limit: undefined };
}
