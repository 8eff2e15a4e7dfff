// Turns candidates of retrieval into items for the token budget: their current lines, and which of them must stay.
import type { LineSpan } from '../../../base/positions.ts';
import { languageOf } from '../../../syntax/languages.ts';
import type { PackItem } from '../../../packing/pack.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import { holdsName } from '../../../searching/relations/nameLines.ts';
import type { EvidenceBook } from './evidenceBook.ts';
import { codeAndProse, type CodeAndProse } from './proseLines.ts';

/** An item with its candidate. */
export interface CandidateItem extends PackItem {
  readonly candidate: Candidate;
}

/** Names and texts whose lines stay in a cut, most telling first. */
export interface KeptNames {
  /** Those of the gap, or of the queries. */
  readonly primaryNames: readonly string[];
  /** Those of the question. */
  readonly secondaryNames: readonly string[];
}

/** For a cut in which no line stays because of a name. */
export const noNames: KeptNames = { primaryNames: [], secondaryNames: [] };

/** Lines on each side of a required line. */
const contextLines = 3;

/** Reads `candidates`; omits unreadable ones. Without `bodies`, definitions keep only the lines before and around their name. */
export async function itemsOf(
  candidates: readonly Candidate[],
  book: EvidenceBook,
  bodies = true,
  keptNames: KeptNames = noNames,
): Promise<CandidateItem[]> {
  const items: CandidateItem[] = [];
  for (const candidate of candidates) {
    const { root, path, lines, role, symbol, at } = candidate;
    const file = await book.readLines(root, path);
    if (!file) continue;
    const language = symbol?.language ?? languageOf(path) ?? 'markdown';
    const parts = codeAndProse(file, language);
    const decidingPositions = symbol ? [symbol.fact.nameRange.start, ...symbol.fact.raises, ...symbol.fact.mutates] : [];
    const keep = [
      ...linesAround(at),
      ...linesWithNames(keptNames, file, lines, parts),
      ...decidingPositions.map(({ line }) => line),
      ...lastLine(symbol),
    ]
      .map((line) => line - lines.first)
      .filter((offset) => offset >= 0);
    items.push({
      candidate,
      lines: file.slice(lines.first, (bodies || !symbol ? lines.last : Math.min(lines.last, symbol.fact.nameRange.end.line)) + 1),
      language,
      documentation: role === 'documentation',
      keep,
      prose: [...new Set([...proseIn(symbol?.fact.docLines, lines), ...offsetsIn(parts.prose, lines)])],
    });
  }
  return items;
}

/** Maximum lines of a place that stay for one name: docs/ranking.md, "Packing". */
const maxLinesPerName = 6;
/** Maximum lines of a place that stay for all names together: docs/ranking.md, "Packing". */
const maxLinesInAll = 24;

/**
 * Lines of code that contain one of the names; where no code does, lines of strings, then of documentation. A secondary name on many lines
 * decides nothing.
 */
function linesWithNames(
  { primaryNames, secondaryNames }: KeptNames,
  file: readonly string[],
  { first, last }: LineSpan,
  { code, prose }: CodeAndProse,
): readonly number[] {
  const keptLines = new Set<number>();
  for (const name of [...primaryNames, ...secondaryNames]) {
    const holdingLines: number[] = [];
    for (let line = first; line <= last; line++) if (holds(file[line] ?? '', name)) holdingLines.push(line);
    const namingLines = [
      holdingLines.filter((line) => holds(code[line] ?? '', name)),
      holdingLines.filter((line) => !prose.has(line)),
      holdingLines,
    ].find((lines) => lines.length > 0);
    if (!namingLines) continue;
    if (namingLines.length > maxLinesPerName && !primaryNames.includes(name)) continue;
    for (const line of namingLines.slice(0, maxLinesPerName)) if (keptLines.size < maxLinesInAll) keptLines.add(line);
  }
  return [...keptLines];
}

/** A name matches as a whole word, a text literally. */
function holds(line: string, name: string): boolean {
  return /^[\p{L}\p{N}_$]+$/u.test(name) ? holdsName(line, name) : line.includes(name);
}

/** A function returns its value at its end. */
function lastLine(symbol: SymbolNode | null): readonly number[] {
  if (symbol?.fact.kind !== 'function' && symbol?.fact.kind !== 'method') return [];
  const { end } = symbol.fact.range;
  return [Math.max(symbol.fact.range.start.line, end.line - 1)];
}

/** The required line with its neighbours, nearest first. */
function linesAround(at: number | undefined): readonly number[] {
  if (at === undefined) return [];
  const neighbourLines = Array.from({ length: contextLines }, (_, i) => [at - i - 1, at + i + 1]);
  return [at, ...neighbourLines.flat()];
}

/** Offsets of the documentation lines within the range. */
function proseIn(doc: LineSpan | undefined, { first, last }: LineSpan): readonly number[] {
  const offsets: number[] = [];
  for (let line = Math.max(first, doc?.first ?? last + 1); line <= Math.min(last, doc?.last ?? -1); line++) offsets.push(line - first);
  return offsets;
}

/** Offsets of the `numbers` within the range. */
function offsetsIn(numbers: ReadonlySet<number>, { first, last }: LineSpan): readonly number[] {
  const offsets: number[] = [];
  for (let line = first; line <= last; line++) if (numbers.has(line)) offsets.push(line - first);
  return offsets;
}
