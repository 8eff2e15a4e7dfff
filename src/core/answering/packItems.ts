// Candidates of retrieval as items for the token budget: their lines as they are now, and which of them must stay.
import type { LineSpan } from '../base/text.ts';
import { languageOf } from '../syntax/languages.ts';
import type { PackItem } from '../packing/pack.ts';
import type { SymbolNode } from '../graph/types.ts';
import type { Candidate } from '../searching/candidate.ts';
import { holdsName } from '../searching/relations/namingPlaces.ts';
import type { EvidenceBook } from './evidence.ts';

/** An item with the candidate that it is. */
export interface CandidateItem extends PackItem {
  readonly candidate: Candidate;
}

/** Lines on each side of one that must be seen. */
const linesBeside = 3;

/** Reads `candidates`; what cannot be read any more is left out. Without `bodies`, of definitions only what stands before and around their name. */
export async function itemsOf(
  candidates: readonly Candidate[],
  book: EvidenceBook,
  bodies = true,
  names: readonly string[] = [],
): Promise<CandidateItem[]> {
  const items: CandidateItem[] = [];
  for (const candidate of candidates) {
    const { root, path, lines, role, symbol, at } = candidate;
    const file = await book.file(root, path);
    if (!file) continue;
    const deciding = symbol ? [symbol.fact.nameRange.start, ...symbol.fact.raises, ...symbol.fact.mutates] : [];
    const naming = linesNaming(names, file, lines);
    const keep = [...around(at), ...naming, ...deciding.map(({ line }) => line), ...lastLine(symbol)]
      .map((line) => line - lines.first)
      .filter((offset) => offset >= 0);
    items.push({
      candidate,
      lines: file.slice(lines.first, (bodies || !symbol ? lines.last : Math.min(lines.last, symbol.fact.nameRange.end.line)) + 1),
      language: symbol?.language ?? languageOf(path) ?? 'markdown',
      documentation: role === 'documentation',
      keep,
      prose: proseIn(symbol?.fact.docLines, lines),
    });
  }
  return items;
}

/** Lines of a place that name what was asked for, so many at most. */
const mostNaming = 6;

function linesNaming(names: readonly string[], file: readonly string[], { first, last }: LineSpan): readonly number[] {
  const found: number[] = [];
  for (let line = first; line <= last && found.length < mostNaming; line++) {
    const text = file[line] ?? '';
    if (names.some((name) => holdsName(text, name))) found.push(line);
  }
  return found;
}

/** What a function gives back stands at its end. */
function lastLine(symbol: SymbolNode | null): readonly number[] {
  if (symbol?.fact.kind !== 'function' && symbol?.fact.kind !== 'method') return [];
  const { end } = symbol.fact.range;
  return [Math.max(symbol.fact.range.start.line, end.line - 1)];
}

/** The line that must be seen with the ones beside it, nearest first. */
function around(at: number | undefined): readonly number[] {
  if (at === undefined) return [];
  const beside = Array.from({ length: linesBeside }, (_, i) => [at - i - 1, at + i + 1]);
  return [at, ...beside.flat()];
}

/** Offsets of the lines of its documentation that lie in what is read. */
function proseIn(doc: LineSpan | undefined, { first, last }: LineSpan): readonly number[] {
  const offsets: number[] = [];
  for (let line = Math.max(first, doc?.first ?? last + 1); line <= Math.min(last, doc?.last ?? -1); line++) offsets.push(line - first);
  return offsets;
}
