// Repairs types of TypeScript that the grammar misreads: each would cost the facts around it, often those of the whole file.

/** Matches `in` and `out` before a type parameter. */
const variance = /([<,]\s*)(in\s+out|in|out)(\s+)(?=[\p{ID_Start}_$][\p{ID_Continue}$]*\s*(?:[,>=]|extends\b))/gu;
/** Matches a line that ends in a type or a comment. */
const endOfType = /(?:[\p{ID_Continue}$\])}"'`/]|[^=]>)$/u;
/** Matches an escape in a template type; the grammar knows an escaped backtick only in values. */
const escapedQuote = /\\[\\`]/g;
/** Matches a line that begins with type parameters. */
const parametersStart = /^[ \t]+<(?:[\p{ID_Start}_$]|\r?$)/u;

/**
 * Puts a semicolon before type parameters at the beginning of a line, which the grammar reads as arguments of the type on the line before.
 * Blanks `in` and `out` before type parameters, and backticks inside of template types. Does so only after a failed parse (`strict`), since
 * a line may also begin with type arguments. The length stays the same. Takes time linear in the text.
 */
export function withTypeSeparators(text: string, strict: boolean): string {
  if (!strict) return text;
  let lastLine = '';
  const lines = text.split('\n').map((line) => {
    const isMember = parametersStart.test(line) && endOfType.test(lastLine);
    lastLine = line.trim() === '' ? lastLine : line.trimEnd();
    return isMember ? line.replace(/[ \t]</, ';<') : line;
  });
  return lines
    .join('\n')
    .replace(variance, (_, before: string, word: string, after: string) => before + word.replace(/\S/g, ' ') + after)
    .replace(escapedQuote, (pair) => (pair === '\\`' ? '  ' : pair));
}
