// Quotes a message of the editor for a question, so that search looks for it literally, whatever the rest asks.

/**
 * Puts `message` in quotation marks. Leaves it when it has line breaks, quotation marks, or an error type that already marks it as a
 * message.
 */
export function quotedMessage(message: string): string {
  const text = message.trim();
  return text === '' || /[\n"]|^[\w.$]{1,200}: /.test(text) ? message : `"${text}"`;
}
