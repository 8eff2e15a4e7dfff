// Cuts a long question to its most telling parts, the beginning and the end.

/** `text` in at most `length` characters, three quarters of them its beginning; `unsentCharacters` counts the omitted ones. */
export function shortQuestion(text: string, length: number): { readonly text: string; readonly unsentCharacters: number } {
  if (text.length <= length) return { text, unsentCharacters: 0 };
  const unsentCharacters = text.length - length;
  const endLength = Math.floor(length / 4);
  const [start, end] = [text.slice(0, length - endLength), text.slice(-endLength)];
  return { text: `${start}\n… (${unsentCharacters} characters left out)\n${end}`, unsentCharacters };
}
