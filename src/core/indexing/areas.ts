// Areas for a run to look at: whole roots, or the paths of a set of changes.
import { groupByKey } from '../base/collections/groupByKey.ts';
import { parentFolder } from '../base/parentFolder.ts';
import type { Root } from '../ports.ts';
import { isIgnoreFile } from '../workspace/scan.ts';
import type { WorkspaceChange } from '../workspace/workspaceChange.ts';

/** A file or folder of a root (`''` is all of it) to bring in line with the workspace. */
export interface Area {
  readonly root: Root;
  readonly path: string;
  /** Read the file even if size and time are unchanged: an event said that it changed. */
  readonly mustRead: boolean;
}

/** From this many changes on, one walk over the root is cheaper than a visit to each path. */
const maxSinglePaths = 100;

/** The areas for a set of changes: each path once, none inside another, a whole folder where its ignore rules changed. */
export function areasOf(changes: readonly WorkspaceChange[], roots: readonly Root[]): Area[] {
  const byRoot = groupByKey(changes, (change) => change.root);
  return roots.flatMap((root) => {
    const paths = new Map<string, boolean>();
    for (const { path } of byRoot.get(root.key) ?? []) {
      if (isIgnoreFile(path)) paths.set(parentFolder(path), false);
      if (!paths.has(path)) paths.set(path, true);
    }
    const outerPaths = [...paths].filter(([path]) => !hasFolderIn(path, paths));
    if (outerPaths.length < maxSinglePaths) return outerPaths.map(([path, mustRead]) => ({ root, path, mustRead }));
    return [{ root, path: '', mustRead: false }];
  });
}

function hasFolderIn(path: string, paths: ReadonlyMap<string, boolean>): boolean {
  for (let folder = path; folder !== '';) {
    folder = parentFolder(folder);
    // A changed file cannot be the folder of another path, so only folders match here.
    if (paths.has(folder)) return true;
  }
  return false;
}
