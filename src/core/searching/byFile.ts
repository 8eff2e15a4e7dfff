// Groups hits by file, so that one file with many hits does not crowd out the others.
import { groupByKey } from '../base/collections/groupByKey.ts';

/** Hits of one file, best first. The file takes the position of its best hit. */
export interface FileHits<T> {
  readonly root: string;
  readonly file: string;
  readonly hits: readonly T[];
  /** Hits of the file that are not shown. */
  readonly omitted: number;
}

/** Limits of the list. */
export interface ShownHits {
  readonly files: number;
  readonly hitsOfFile: number;
}

/** Groups `ranked` (best first) by file, at most `files` of them. `omittedFiles` counts the files that are left out. */
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
