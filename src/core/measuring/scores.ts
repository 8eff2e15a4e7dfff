// Scores a ranked list against the expected places with the measures of published work on code search.

/** Lines of a file, one-based, both ends included. */
export interface ScoredPlace {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** Expected result of a question. Without `symbols` only files are scored. */
export interface Gold {
  readonly files: readonly string[];
  readonly symbols: readonly ScoredPlace[];
}

/** Measures in display order. */
export const measures = ['Acc@1', 'Acc@5', 'Acc@10', 'Hit@1', 'Hit@5', 'Hit@10', 'MRR@10', 'R@5', 'R@10', 'R@20'] as const;

/** One measure: `Acc`: all files are among the first k; `Hit`: one is; `MRR`: 1 / rank of the first one; `R`: share of the symbols found. */
export type Measure = (typeof measures)[number];

/** Values 0..1; measures of symbols are absent when no symbols are known. */
export type Scores = Readonly<Partial<Record<Measure, number>>>;

/** Limit of lines per result: a result that covers whole files should not score. */
const maxPlaceLines = 200;

/**
 * Scores a ranked list. Files count in order of first occurrence. A place finds a symbol when they share at least half of the shorter of
 * the two (Acc as in LocAgent, Chen et al., 2025).
 */
export function scoreOf(places: readonly ScoredPlace[], gold: Gold): Scores {
  const goldFiles = new Set(gold.files);
  const files = [...new Set(places.map(({ file }) => file))];
  const within = (k: number): number => files.slice(0, k).filter((file) => goldFiles.has(file)).length;
  const first = files.slice(0, 10).findIndex((file) => goldFiles.has(file));
  const hasAll = (k: number): number => Number(within(k) === goldFiles.size);
  const hasSome = (k: number): number => Number(within(k) > 0);
  return {
    'Acc@1': hasAll(1),
    'Acc@5': hasAll(5),
    'Acc@10': hasAll(10),
    'Hit@1': hasSome(1),
    'Hit@5': hasSome(5),
    'Hit@10': hasSome(10),
    'MRR@10': first < 0 ? 0 : 1 / (first + 1),
    ...symbolRecall(places, gold.symbols),
  };
}

function symbolRecall(places: readonly ScoredPlace[], symbols: readonly ScoredPlace[]): Scores {
  if (symbols.length === 0) return {};
  const ranks = symbols.map((symbol) => places.findIndex((place) => overlaps(place, symbol)));
  const recall = (k: number): number => ranks.filter((rank) => rank >= 0 && rank < k).length / symbols.length;
  return { 'R@5': recall(5), 'R@10': recall(10), 'R@20': recall(20) };
}

function overlaps(place: ScoredPlace, symbol: ScoredPlace): boolean {
  if (place.file !== symbol.file) return false;
  const end = Math.min(place.lineEnd, place.lineStart + maxPlaceLines - 1);
  const common = Math.min(end, symbol.lineEnd) - Math.max(place.lineStart, symbol.lineStart) + 1;
  return common > 0 && 2 * common >= Math.min(end - place.lineStart + 1, symbol.lineEnd - symbol.lineStart + 1);
}
