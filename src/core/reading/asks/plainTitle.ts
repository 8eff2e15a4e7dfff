// Normalizes the title of a question for whole-sentence patterns: without code marks and final punctuation.

/** `title` on one line, without quotation marks and final punctuation. */
export function plainTitle(title: string): string {
  return title
    .replace(/[`"“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!？。！]+$/u, '')
    .trim();
}
