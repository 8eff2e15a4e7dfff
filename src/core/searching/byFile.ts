// Keeps the hits of one file together for people, without letting a file that has many of them crowd the others out.
import { groupByKey } from '../base/collections/groupByKey.ts';

/** The hits of one file, best first; the file stands where its best hit stood. */
export interface FileHits<T> {
  readonly root: string;
  readonly file: string;
  readonly hits: readonly T[];
  /** Hits of the file that are not shown. */
  readonly omitted: number;
}

/** What is shown at most. */
export interface ShownHits {
  readonly files: number;
  readonly hitsOfFile: number;
}

/** `ranked` (best first) by file. What is left out of `files` files is counted in the last one's place: see the second result. */
export function byFile<T extends { readonly root: string; readonly file: string }>(
  ranked: readonly T[],
  { files, hitsOfFile }: ShownHits,
): { readonly groups: readonly FileHits<T>[]; readonly omittedFiles: number } {
  const all = [...groupByKey(ranked, ({ root, file }) => `${root}\0${file}`).values()];
  const groups = all.slice(0, files).flatMap((hits) => {
    const [best] = hits;
    if (!best) return [];
    const { root, file } = best;
    return [{ root, file, hits: hits.slice(0, hitsOfFile), omitted: Math.max(0, hits.length - hitsOfFile) }];
  });
  return { groups, omittedFiles: Math.max(0, all.length - files) };
}
