// The title of a question as whole sentences are compared with it: without marks of code and without what ends it.

/** `title` in one line, without quotation marks and without the marks at its end. */
export function plainTitle(title: string): string {
  return title
    .replace(/[`"“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!？。！]+$/u, '')
    .trim();
}
