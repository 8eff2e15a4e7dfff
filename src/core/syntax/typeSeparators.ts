// Makes types of TypeScript readable that the grammar misreads: one of them costs the facts of all that stands around it, often of the whole file.

const variance = /([<,]\s*)(in\s+out|in|out)(\s+)(?=[\p{ID_Start}_$][\p{ID_Continue}$]*\s*(?:[,>=]|extends\b))/gu;
/** What a type can end with, and a comment after it. */
const endOfType = /(?:[\p{ID_Continue}$\])}"'`/]|[^=]>)$/u;
/** A quote inside of a type that is a template; the grammar knows it in values only. */
const escaped = /\\[\\`]/g;
const opensParameters = /^[ \t]+<(?:[\p{ID_Start}_$]|\r?$)/u;

/**
 * The text with a semicolon before each line that begins with type parameters (the grammar takes them for arguments of the type on the line
 * before), without `in` and `out` before type parameters, and without quotes inside of templates. Only where the text cannot be read as it is
 * (`strict`), since a line may also begin with type arguments. The length stays what it was; linear in the text.
 */
export function withTypeSeparators(text: string, strict: boolean): string {
  if (!strict) return text;
  let last = '';
  const lines = text.split('\n').map((line) => {
    const isMember = opensParameters.test(line) && endOfType.test(last);
    last = line.trim() === '' ? last : line.trimEnd();
    return isMember ? line.replace(/[ \t]</, ';<') : line;
  });
  return lines
    .join('\n')
    .replace(variance, (_, before: string, word: string, after: string) => before + word.replace(/\S/g, ' ') + after)
    .replace(escaped, (pair) => (pair === '\\`' ? '  ' : pair));
}
