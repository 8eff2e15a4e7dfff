// Checks whether a file is inside the scope of a query.
import type { Scope } from '../searchIndex.ts';

/** A test for paths; `true` for everything when the scope has no limits. */
export function insideScope(scope: Scope): (root: string, path: string) => boolean {
  const folders = scope.paths.map((path) => path.replace(/^(\.?\/)+|\/+$/g, '')).filter((path) => path !== '' && path !== '.');
  return (root, path) =>
    (scope.root === undefined || scope.root === root) &&
    (folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));
}
