// Patterns of template texts near given offsets: each text as a whole, from the lines with an offset on, and its elements.
import { patternsOf, type LinePattern } from '../pattern.ts';
import { templateTexts, type TemplateText } from './templateTexts.ts';

/** A pattern of a template text. Lines are zero-based lines of the file. */
export interface TemplatePattern {
  readonly pattern: LinePattern;
  readonly line: number;
  /** Offset of its text in the file: only the best pattern of a text counts. */
  readonly text: number;
}

/**
 * Limits for patterns inside a long text.
 * - `lines`: lines that a pattern from an offset on covers.
 * - `starts`: such patterns in one text.
 */
const maxCounts = { lines: 8, starts: 20 } as const;

/** The patterns of the texts with one of `offsets`, which are sorted, and the offsets outside any text; undefined for a file that is no template. */
export function templatePatterns(
  path: string,
  text: string,
  offsets: readonly number[],
): readonly [TemplatePattern[], number[]] | undefined {
  const texts = templateTexts(path, text);
  if (!texts) return undefined;
  const piecePlaces = texts.flatMap((each) => each.pieces.map(({ start, end }, piece) => ({ start, end, each, piece })));
  piecePlaces.sort((a, b) => a.start - b.start);
  const hitPieces = new Map<TemplateText, Set<number>>();
  const outsideOffsets: number[] = [];
  let at = 0;
  for (const offset of offsets) {
    // A run begins with a word, so white space before a piece belongs to the piece.
    while (at < piecePlaces.length && (piecePlaces[at]?.end ?? 0) <= offset) at++;
    const place = piecePlaces[at];
    if (!place || place.start > offset) outsideOffsets.push(offset);
    else hitPieces.set(place.each, (hitPieces.get(place.each) ?? new Set()).add(place.piece));
  }
  return [[...hitPieces].flatMap(([each, pieces]) => patternsIn(path, each, [...pieces])), outsideOffsets];
}

function patternsIn(path: string, { pieces, elements, opens }: TemplateText, hitPieces: readonly number[]): TemplatePattern[] {
  const text = pieces[0]?.start ?? 0;
  const patternsBetween = (from: number, to: number): TemplatePattern[] => {
    const origin = pieces[from]?.line ?? 0;
    const stretch = pieces.slice(from, to).map((piece) => ({ ...piece, line: piece.line - origin }));
    const isOpen = { start: from === 0 ? opens.start : !pieces[from]?.joined, end: to >= pieces.length ? opens.end : !pieces[to]?.joined };
    return patternsOf(stretch, isOpen, path).map((pattern) => ({ pattern, line: origin + pattern.line, text }));
  };
  // A sentence within a long text gets a pattern from its own line on.
  const starts = new Set(hitPieces.slice(0, maxCounts.starts).map((piece) => pieces.findIndex(({ line }) => line === pieces[piece]?.line)));
  starts.delete(0);
  const fromLines = [...starts].flatMap((from) => {
    const after = pieces.findIndex(({ line }) => line >= (pieces[from]?.line ?? 0) + maxCounts.lines);
    return patternsBetween(from, after < 0 ? pieces.length : after);
  });
  const hitElements = elements.filter(([from, to]) => to - from < pieces.length && hitPieces.some((piece) => from <= piece && piece < to));
  return [...patternsBetween(0, pieces.length), ...fromLines, ...hitElements.flatMap(([from, to]) => patternsBetween(from, to))];
}
