// Extracts the JSON object of a reply from surrounding text: models think aloud, add words and fences, and forget commas.
import JSON5 from 'json5';
import { ThinkingFilter } from './thinkingFilter.ts';

/** The longest JSON object of a reply; undefined when there is none. Tolerates trailing commas, comments and single quotes. */
export function jsonIn(reply: string): object | undefined {
  const filter = new ThinkingFilter();
  const text = filter.push(reply).text + filter.end();
  for (const part of bracedTexts(text).toSorted((a, b) => b.length - a.length)) {
    const value = parseObject(part);
    if (value) return value;
  }
  return undefined;
}

/** The JSON object that begins at `start`, with its end; undefined where there is none. */
export function objectAt(text: string, start: number): { readonly value: object; readonly end: number } | undefined {
  if (text[start] !== '{') return undefined;
  const { ranges, isClosed } = rangesFrom(text, start);
  const [range] = ranges;
  if (!isClosed || !range) return undefined;
  const value = parseObject(text.slice(range.start, range.end));
  return value && { value, end: range.end };
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON5.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // Invalid JSON is an unusable reply, not an error.
    return undefined;
  }
}

/** Most looks at one text for braces that never close: each goes to its end, and every brace of `{{{{` would ask for one. */
const mostUnclosed = 16;

/** Ranges between matching braces. Ignores braces in double quotes, until a brace that never closes shows that a quote stands alone. */
function bracedTexts(text: string): readonly string[] {
  const parts: string[] = [];
  let unclosed = 0;
  for (let start = text.indexOf('{'); start >= 0 && unclosed < mostUnclosed;) {
    const { ranges, quotedBrace, isClosed } = rangesFrom(text, start);
    for (const range of ranges) parts.push(text.slice(range.start, range.end));
    if (isClosed) start = text.indexOf('{', ranges[0]?.end);
    else {
      start = quotedBrace;
      unclosed++;
    }
  }
  return parts;
}

/** The range of the brace at `start`; those inside where it never closes, and the first brace in quotes, or -1. */
function rangesFrom(
  text: string,
  start: number,
): {
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  readonly quotedBrace: number;
  readonly isClosed: boolean;
} {
  const open: number[] = [];
  const ranges: { start: number; end: number }[] = [];
  let quotedBrace = -1;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (quoted && letter === '\\') at++;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) {
      if (letter === '{' && quotedBrace < 0) quotedBrace = at;
    } else if (letter === '{') open.push(at);
    else if (letter === '}') {
      const from = open.pop() ?? start;
      while ((ranges.at(-1)?.start ?? -1) > from) ranges.pop();
      ranges.push({ start: from, end: at + 1 });
      if (open.length === 0) return { ranges, quotedBrace, isClosed: true };
    }
  }
  return { ranges, quotedBrace, isClosed: false };
}
