// Cuts the first argument off the text of a call.

/** The first of the comma-separated arguments in `text`. Commas in brackets belong to their argument. */
export function firstArgument(text: string): string {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char)) level--;
    else if (char === ',' && level === 0) return text.slice(0, at);
  }
  return text;
}
