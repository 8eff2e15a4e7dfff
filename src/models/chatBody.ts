// Writes a request for a chat as the model's server takes it.
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { ModelMessage, ModelRequest } from '../core/ports.ts';
import type { Dialect } from './dialect.ts';

/** The body of the request, in the words of the `openai` package. */
export function chatBody(request: ModelRequest, model: string, dialect: Dialect): ChatCompletionCreateParams {
  const { temperature, maxTokens, json } = request;
  return {
    model,
    messages: (dialect.system ? request.messages : withoutSystem(request.messages)).map(({ role, content }) => ({ role, content })),
    ...(dialect.stream ? { stream: true, ...(dialect.streamOptions ? { stream_options: { include_usage: true } } : {}) } : {}),
    ...(dialect.temperature ? { temperature } : {}),
    ...(dialect.outputLimit === 'none' ? {} : { [dialect.outputLimit]: maxTokens }),
    ...(json && dialect.responseFormat ? { response_format: { type: 'json_object' } } : {}),
  };
}

/** What system messages say goes in front of the first message of the user, where every model reads it. */
function withoutSystem(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const rest = messages.filter(({ role }) => role !== 'system');
  if (system.length === 0) return rest;
  const first = rest.findIndex(({ role }) => role === 'user');
  if (first < 0) return [{ role: 'user', content: system.join('\n\n') }, ...rest];
  return rest.map((message, i) => (i === first ? { ...message, content: [...system, message.content].join('\n\n') } : message));
}
