// All that a message to a model says, as one text: for counting what is sent, and for showing it.
import type { ModelMessage } from '../ports.ts';

/** The text of `message`, with the calls that a model made in it, each in a line. */
export function textOfMessage(message: ModelMessage): string {
  if (message.role !== 'assistant' || !message.calls?.length) return message.content;
  return [message.content, ...message.calls.map(({ name, args }) => `${name}(${args})`)].filter(Boolean).join('\n');
}
