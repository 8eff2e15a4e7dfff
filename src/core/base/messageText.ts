// The whole content of a model message as one text, to count its tokens and to show it.
import type { ModelMessage } from '../ports.ts';

/** The text of `message`, then each tool call on a line of its own. */
export function textOfMessage(message: ModelMessage): string {
  if (message.role !== 'assistant' || !message.calls?.length) return message.content;
  return [message.content, ...message.calls.map(({ name, args }) => `${name}(${args})`)].filter(Boolean).join('\n');
}
