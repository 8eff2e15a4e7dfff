// What a file says as a whole counts for its chunks: what a statement is about is often said in several functions of a file.
import type { Intent } from '../reading/intent.ts';

/** The best chunks of a file that count, each half as much as the one before. */
const deepest = 5;
const decay = 0.5;
/**
 * What the best file adds to each of its chunks, of the best chunk's score. Only for statements: a question often points at one of several files
 * that share their words, and a long report speaks of many.
 */
const shares: Readonly<Record<Intent['act'], number>> = { question: 0, statement: 0.2, report: 0 };

/** Scores of `found` with the share of their files; files are told apart by `fileOf`. */
export function withFileShare<T extends { readonly score: number }>(
  found: readonly T[],
  fileOf: (item: T) => string,
  act: Intent['act'],
): readonly T[] {
  const share = shares[act];
  const top = Math.max(0, ...found.map(({ score }) => score));
  if (share === 0 || top === 0) return found;
  const files = new Map<string, { count: number; sum: number }>();
  for (const item of found.toSorted((a, b) => b.score - a.score)) {
    const file = files.get(fileOf(item)) ?? { count: 0, sum: 0 };
    if (file.count < deepest) file.sum += item.score * decay ** file.count++;
    files.set(fileOf(item), file);
  }
  const best = Math.max(...[...files.values()].map(({ sum }) => sum));
  return found.map((item) => ({ ...item, score: item.score + (share * top * (files.get(fileOf(item))?.sum ?? 0)) / best }));
}
