// Shortens text for people and marks the cut.

/** The first `maxLength` characters of `text`, trimmed at the end without half a surrogate pair, and an ellipsis; the whole text if it is not longer. */
export function shorten(text: string, maxLength: number): string {
  return text.length > maxLength
    ? `${text
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
}
