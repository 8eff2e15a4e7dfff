// Groups hits by file, so that one file with many hits does not crowd out the others.
import { groupByKey } from '../base/collections/groupByKey.ts';
import { fileKey } from '../base/fileKey.ts';

/** Hits of one file, best first. The file takes the position of its best hit. */
export interface FileHits<T> {
  readonly root: string;
  readonly file: string;
  readonly hits: readonly T[];
  /** Hits of the file that are not shown. */
  readonly omittedHits: number;
}

/** Limits of the list. */
export interface HitLimits {
  readonly files: number;
  readonly hitsOfFile: number;
}

/** Groups `hits` (best first) by file, at most `files` of them. `omittedFiles` counts the files that are left out. */
export function groupByFile<T extends { readonly root: string; readonly file: string }>(
  hits: readonly T[],
  { files, hitsOfFile }: HitLimits,
): { readonly groups: readonly FileHits<T>[]; readonly omittedFiles: number } {
  const allGroups = [...groupByKey(hits, ({ root, file }) => fileKey(root, file)).values()];
  const groups = allGroups.slice(0, files).flatMap((hits) => {
    const [best] = hits;
    if (!best) return [];
    const { root, file } = best;
    return [{ root, file, hits: hits.slice(0, hitsOfFile), omittedHits: Math.max(0, hits.length - hitsOfFile) }];
  });
  return { groups, omittedFiles: Math.max(0, allGroups.length - files) };
}
