// Adds the score of the file to its chunks: a topic is often spread over several functions of one file.
import type { Intent } from '../../reading/intent.ts';
import { weightOf, type OwnWeights } from '../weights.ts';

/** Number of best chunks per file that count. */
const deepest = 5;

/**
 * Adds the share of their file to the scores of `matches`; `fileOf` identifies the file. Only for statements: a question often means one
 * of several files with the same words, and a long report covers many.
 */
export function withFileShare<T extends { readonly score: number }>(
  matches: readonly T[],
  fileOf: (item: T) => string,
  inquiry: OwnWeights & { readonly intent: Pick<Intent, 'act'> },
): readonly T[] {
  const top = Math.max(0, ...matches.map(({ score }) => score));
  if (inquiry.intent.act !== 'statement' || top === 0) return matches;
  const share = weightOf('fileShare', inquiry);
  const further = weightOf('fileShare.further', inquiry);
  const files = new Map<string, { count: number; sum: number }>();
  for (const item of matches.toSorted((a, b) => b.score - a.score)) {
    const file = files.get(fileOf(item)) ?? { count: 0, sum: 0 };
    if (file.count < deepest) file.sum += item.score * further ** file.count++;
    files.set(fileOf(item), file);
  }
  const best = Math.max(...[...files.values()].map(({ sum }) => sum));
  return matches.map((item) => ({ ...item, score: item.score + (share * top * (files.get(fileOf(item))?.sum ?? 0)) / best }));
}
