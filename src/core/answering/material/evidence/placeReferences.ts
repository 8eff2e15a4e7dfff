// Parser for references to evidence as models write them: `3`, `3:45`, `3:45-52`, `src/a.ts:45-52`, several in one pair of brackets.

/** A place as the model names it: by path or by the number of a piece of evidence. Lines one-based. */
export interface PlaceReference {
  readonly n?: number;
  readonly path?: string;
  readonly lines?: { readonly first: number; readonly last: number };
}

/** Maximum length of a reference between brackets or backticks. */
export const longestReference = 300;

const byNumber = /^[#E]?(\d{1,4})(?:(?:\s*:\s*|,?\s+(?=l))(?:lines?\s+|L)?(\d{1,7})(?:\s*[-–—]\s*L?(\d{1,7}))?)?$/i;
const byPath = /^(?:\.{0,2}\/)?((?:[\w.@+~$-]+\/)*[\w.@+~$-]*\.[A-Za-z]\w{0,11})(?::|#)L?(\d{1,7})(?::\d{1,5})?(?:[-–—]L?(\d{1,7}))?$/;
const range = /^(\d{1,7})\s*[-–—]\s*(\d{1,7})$/;

/** The beginning of a possible reference before its closing bracket: numbers with words such as `lines`, or one word. */
const unfinishedReference = /^[\s\d:–—\-LlinesE#]*$|^\s*[^\s[\]()]*\s*$/i;

/** Reads the text between brackets; undefined when it is anything else. */
export function readReferences(text: string): readonly PlaceReference[] | undefined {
  const references: PlaceReference[] = [];
  for (const part of text.split(/[,;](?!\s*lines?\s)/i)) {
    const reference = readReference(part.trim(), references.at(-1));
    if (!reference) return undefined;
    references.push(reference);
  }
  return references;
}

/** `path:line` alone, as in prose or between backticks. */
export function readPathReference(text: string): PlaceReference | undefined {
  const match = byPath.exec(text);
  return match?.[1] ? { path: match[1], lines: linesOf(match[2] ?? '', match[3]) } : undefined;
}

/** Whether `text`, after an opening bracket, can become what {@link readReferences} reads. */
export function mayBecomeReferences(text: string): boolean {
  if (text.length >= longestReference) return false;
  // Ignores the text from a dagger up to the closing bracket.
  const dagger = text.indexOf('†');
  if (dagger >= 0) return readReferences(text.slice(0, dagger)) !== undefined;
  return text.split(/[,;]/).every((part) => unfinishedReference.test(part));
}

function readReference(text: string, before: PlaceReference | undefined): PlaceReference | undefined {
  const numberMatch = byNumber.exec(text);
  if (numberMatch?.[1]) return { n: Number(numberMatch[1]), ...(numberMatch[2] ? { lines: linesOf(numberMatch[2], numberMatch[3]) } : {}) };
  const rangeMatch = range.exec(text);
  // `[3:45-52, 60-61]`: more lines of the same piece.
  if (rangeMatch && before?.lines) return { ...before, lines: linesOf(rangeMatch[1] ?? '', rangeMatch[2]) };
  return readPathReference(text);
}

function linesOf(first: string, last: string | undefined): { readonly first: number; readonly last: number } {
  const [start, end] = [Number(first), Number(last ?? first)];
  return { first: Math.min(start, end), last: Math.max(start, end) };
}
