// Writer of chat requests in the form that the model's server takes.
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ModelMessage, ModelRequest } from '../../core/ports.ts';
import type { Dialect } from './dialect.ts';

/** The body of the request, as the `openai` package types it. */
export function chatBody(request: ModelRequest, model: string, dialect: Dialect): ChatCompletionCreateParams {
  const { temperature, maxTokens, json } = request;
  return {
    model,
    messages: (dialect.system ? request.messages : withoutSystem(request.messages)).map(messageBody),
    ...(dialect.stream ? { stream: true, ...(dialect.streamOptions ? { stream_options: { include_usage: true } } : {}) } : {}),
    ...(dialect.temperature ? { temperature } : {}),
    ...(dialect.outputLimit === 'none' ? {} : { [dialect.outputLimit]: maxTokens }),
    ...toolsBody(request, dialect),
    ...(json && dialect.responseFormat ? { response_format: { type: 'json_object' } } : {}),
  };
}

function messageBody(message: ModelMessage): ChatCompletionMessageParam {
  switch (message.role) {
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
    case 'assistant': {
      const { role, content, calls = [] } = message;
      if (calls.length === 0) return { role, content };
      const toolCalls = calls.map(({ id, name, args }) => ({ id, type: 'function' as const, function: { name, arguments: args } }));
      return { role, content, tool_calls: toolCalls };
    }
    default:
      return { role: message.role, content: message.content };
  }
}

/** Lists the tools even where they may not be called: earlier messages refer to them, and provider caches then hit. */
function toolsBody({ tools = [], mayCall = true }: ModelRequest, { toolChoice }: Dialect): Partial<ChatCompletionCreateParams> {
  if (tools.length === 0 || (!mayCall && !toolChoice)) return {};
  const definitions = tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters: { ...parameters } },
  }));
  return { tools: definitions, ...(mayCall ? {} : { tool_choice: 'none' as const }) };
}

/** Moves system messages in front of the user's first message, where every model reads them. */
function withoutSystem(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const rest = messages.filter(({ role }) => role !== 'system');
  if (system.length === 0) return rest;
  const first = rest.findIndex(({ role }) => role === 'user');
  if (first < 0) return [{ role: 'user', content: system.join('\n\n') }, ...rest];
  return rest.map((message, i) => (i === first ? { ...message, content: [...system, message.content].join('\n\n') } : message));
}
