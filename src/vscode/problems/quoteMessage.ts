// Quotes a message of the editor for a question, so that search looks for it literally, whatever the rest asks.

/** Puts `message` in quotation marks, unless it has line breaks, quotation marks, or an error type that marks it as a message. */
export function quoteMessage(message: string): string {
  const text = message.trim();
  return text === '' || /[\n"]|^[\w.$]{1,200}: /.test(text) ? message : `"${text}"`;
}
