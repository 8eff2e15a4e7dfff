// Text of a chunk for a lent embedder: path, name, documentation and body, so that the vector knows more than the lines say.
import type { LineSpan } from '../../base/positions.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import { TextLines } from './textLines.ts';
import type { ChunkRef } from '../searchIndex.ts';

/** Characters a token, on the low side for code: for limits and for cost estimates. */
const charactersPerToken = 3;
/** Longest text in one piece, in tokens, where the embedder does not give its limit. */
const defaultMaxTokens = 2000;

export function estimateEmbeddedTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** The texts of all chunks of a file; `text` is the file without secrets. They omit the path, so that a moved file keeps its vectors. */
export function embeddedTexts(chunks: readonly ChunkRef[], text: string, factOf: (chunk: ChunkRef) => SymbolFact | undefined): string[] {
  const lines = new TextLines(text);
  const spans = chunks.map((chunk) => chunk.lines);
  return chunks.map((chunk, n) => {
    const fact = factOf(chunk);
    const body = ownLines(chunk.lines, innerSpans(spans, n)).map((span) => lines.slice(span));
    return [chunk.title, ...headOf(fact, chunk.lines), ...body].filter((part) => part.trim() !== '').join('\n');
  });
}

/** Documentation and signature, unless they are inside the lines of the chunk. */
function headOf(fact: SymbolFact | undefined, { first, last }: LineSpan): string[] {
  if (!fact) return [];
  const isInside = (line: number): boolean => line >= first && line <= last;
  const doc = fact.doc && !isInside(fact.docLines?.first ?? -1) ? [fact.doc] : [];
  return [...doc, ...(isInside(fact.range.start.line) ? [] : [fact.signature])];
}

/** Spans inside span number `n`; the list is sorted by first lines, so only neighbours need a look. */
function innerSpans(spans: readonly LineSpan[], n: number): LineSpan[] {
  const outer = spans[n] ?? { first: 0, last: 0 };
  let from = n;
  while (from > 0 && spans[from - 1]?.first === outer.first) from--;
  const inner: LineSpan[] = [];
  for (let i = from; i < spans.length; i++) {
    const span = spans[i] ?? outer;
    if (span.first > outer.last) break;
    if (span.last <= outer.last && span.last - span.first < outer.last - outer.first) inner.push(span);
  }
  return inner;
}

/** The lines of a chunk without inner chunks, which have vectors of their own. */
function ownLines({ first, last }: LineSpan, inner: readonly LineSpan[]): LineSpan[] {
  const spans: LineSpan[] = [];
  let next = first;
  for (const span of inner) {
    if (span.first > next) spans.push({ first: next, last: span.first - 1 });
    next = Math.max(next, span.last + 1);
  }
  if (next <= last) spans.push({ first: next, last });
  return spans;
}

/** Splits a text that is too long for the embedder, between lines where possible. Each part begins with the path. */
export function embeddedParts(text: string, path: string, maxInputTokens: number | undefined): string[] {
  const maxCharacters = Math.max(64, (maxInputTokens ?? defaultMaxTokens) * charactersPerToken - path.length - 1);
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + maxCharacters;
    const lineEnd = end < text.length ? text.lastIndexOf('\n', end - 1) : -1;
    const to = lineEnd > from + maxCharacters / 2 ? lineEnd + 1 : wholeCharacters(text, end);
    parts.push(`${path}\n${text.slice(from, to)}`);
    from = to;
  }
  return parts.length ? parts : [path];
}

/** A cut that does not split a surrogate pair. */
function wholeCharacters(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end - 1 : Math.min(end, text.length);
}
