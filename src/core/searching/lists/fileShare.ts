// Adds the score of the file to its chunks: a topic is often spread over several functions of one file.
import type { Intent } from '../../reading/intent.ts';
import { weightOf, type WeightSource } from '../weights/rankingWeights.ts';

/** Number of best chunks per file that count. */
const maxChunksPerFile = 5;

/**
 * Adds the share of their file to the scores of `items`; `fileOf` identifies the file. Only for statements: a question often means one
 * of several files with the same words, and a long report covers many.
 */
export function withFileShare<T extends { readonly score: number }>(
  items: readonly T[],
  fileOf: (item: T) => string,
  inquiry: WeightSource & { readonly intent: Pick<Intent, 'act'> },
): readonly T[] {
  const top = Math.max(0, ...items.map(({ score }) => score));
  if (inquiry.intent.act !== 'statement' || top === 0) return items;
  const share = weightOf('fileShare', inquiry);
  const furtherFactor = weightOf('fileShare.further', inquiry);
  const files = new Map<string, { count: number; sum: number }>();
  for (const item of items.toSorted((a, b) => b.score - a.score)) {
    const file = files.get(fileOf(item)) ?? { count: 0, sum: 0 };
    if (file.count < maxChunksPerFile) file.sum += item.score * furtherFactor ** file.count++;
    files.set(fileOf(item), file);
  }
  const best = Math.max(...[...files.values()].map(({ sum }) => sum));
  return items.map((item) => ({ ...item, score: item.score + (share * top * (files.get(fileOf(item))?.sum ?? 0)) / best }));
}
