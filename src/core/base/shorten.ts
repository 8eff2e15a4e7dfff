// Text that is cut to a length for people says so.

/** The first `most` characters of `text`, without space at their end, and an ellipsis; all of it where it has no more. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
