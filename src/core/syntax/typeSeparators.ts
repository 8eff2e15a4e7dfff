// Repairs types of TypeScript that the grammar misreads: each would cost the facts around it, often of the whole file.

const variance = /([<,]\s*)(in\s+out|in|out)(\s+)(?=[\p{ID_Start}_$][\p{ID_Continue}$]*\s*(?:[,>=]|extends\b))/gu;
/** End of a type, and a comment after it. */
const endOfType = /(?:[\p{ID_Continue}$\])}"'`/]|[^=]>)$/u;
/** An escaped quote in a template type; the grammar knows it only in values. */
const escapedQuote = /\\[\\`]/g;
const parametersStart = /^[ \t]+<(?:[\p{ID_Start}_$]|\r?$)/u;

/**
 * Inserts a semicolon before each line that begins with type parameters, which the grammar reads as arguments of the type on the line
 * before. Removes `in` and `out` before type parameters, and quotes inside template types. Only after a failed parse (`strict`), since a
 * line may also begin with type arguments. The length stays the same; linear in the text.
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
