// Cuts a long question to its most telling parts, the beginning and the end.

/** `text` in at most `maxLength` characters, three quarters of them its beginning; `unsentCharacters` counts the omitted ones. */
export function shortQuestion(text: string, maxLength: number): { readonly text: string; readonly unsentCharacters: number } {
  if (text.length <= maxLength) return { text, unsentCharacters: 0 };
  const unsentCharacters = text.length - maxLength;
  const endLength = Math.floor(maxLength / 4);
  const [start, end] = [text.slice(0, maxLength - endLength), text.slice(-endLength)];
  return { text: `${start}\n… (${unsentCharacters} characters left out)\n${end}`, unsentCharacters };
}
