// What a file says as a whole counts for its chunks: what a statement is about is often said in several functions of a file.
import type { Intent } from '../../reading/intent.ts';
import { weightOf, type OwnWeights } from '../weights.ts';

/** The best chunks of a file that count. */
const deepest = 5;

/**
 * Scores of `found` with the share of their files; files are told apart by `fileOf`. Only for statements: a question often points at one of several
 * files that share their words, and a long report speaks of many.
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
