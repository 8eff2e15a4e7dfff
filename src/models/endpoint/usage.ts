// Reads the provider's token counts under their various names.
import type { ModelUsage } from '../../core/ports.ts';
import { fieldsOf, type JsonFields } from './jsonFields.ts';

/** Returns the usage in `chunk` (of a stream, or a whole completion), if any. */
export function readUsage(chunk: unknown): ModelUsage | undefined {
  const usage = fieldsOf(fieldsOf(chunk)['usage'] ?? fieldsOf(fieldsOf(chunk)['x_groq'])['usage']);
  const promptTokens = firstCount(usage['prompt_tokens'], usage['input_tokens']);
  const completionTokens = firstCount(usage['completion_tokens'], usage['output_tokens']);
  if (promptTokens === undefined && completionTokens === undefined) return undefined;
  return { promptTokens: promptTokens ?? 0, completionTokens: completionTokens ?? 0, cachedTokens: cachedTokensOf(usage) };
}

/** OpenAI and most: details; DeepSeek: hits; Moonshot: beside the others; gateways to Anthropic: read from cache. */
function cachedTokensOf(usage: JsonFields): number {
  const details = fieldsOf(usage['prompt_tokens_details'] ?? usage['input_tokens_details']);
  return (
    firstCount(details['cached_tokens'], usage['prompt_cache_hit_tokens'], usage['cached_tokens'], usage['cache_read_input_tokens']) ?? 0
  );
}

function firstCount(...values: readonly unknown[]): number | undefined {
  return values.find((value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0);
}
