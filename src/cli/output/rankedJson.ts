// Converts a search result to the JSON for scripts: lines one-based, names with underscores.
import type { RankedResult } from '../../core/codebase/api.ts';

export interface RankedJson {
  readonly file: string;
  readonly line_start: number;
  readonly line_end: number;
  readonly symbol: string | null;
  readonly score: number;
}

/** Converts one result; the caller adds the reason where it was asked for. */
export function rankedJson({ file, lineStart, lineEnd, symbol, score }: RankedResult): RankedJson {
  return { file, line_start: lineStart, line_end: lineEnd, symbol, score };
}
