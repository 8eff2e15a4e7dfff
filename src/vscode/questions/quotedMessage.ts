// A message of the editor as it goes into a question: in quotation marks it is looked for as it stands, whatever is asked around it.

/** `message` in quotation marks; as it is where it has lines, marks of its own, or the type of an error, by which it is known as a message. */
export function quotedMessage(message: string): string {
  const text = message.trim();
  return text === '' || /[\n"]|^[\w.$]{1,200}: /.test(text) ? message : `"${text}"`;
}
