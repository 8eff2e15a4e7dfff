// Shortens text for people and marks the cut.

/** The first `most` characters of `text`, trimmed at the end, and an ellipsis; the whole text if it is not longer. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
