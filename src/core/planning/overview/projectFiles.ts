// The files of a project that its overview is made of: all that are indexed and in the scope, one root at a time. Ignored files are not among them.
import type { CodeGraph, GraphFile } from '../../graph/types.ts';
import type { ResolvedScope } from '../../searching/scope.ts';

/** The indexed files of one root. */
export interface ProjectFiles {
  readonly root: string;
  readonly files: readonly GraphFile[];
  /** The file at a path, in the scope. */
  readonly at: (path: string) => GraphFile | undefined;
}

/** The files by root, in the order of paths. */
export function projectFiles(graph: CodeGraph, scope: ResolvedScope): readonly ProjectFiles[] {
  const roots = new Map<string, GraphFile[]>();
  for (const file of graph.files()) {
    if (!scope.contains(file.root, file.path)) continue;
    const known = roots.get(file.root);
    if (known) known.push(file);
    else roots.set(file.root, [file]);
  }
  return [...roots].map(([root, some]) => {
    const files = some.sort((a, b) => (a.path < b.path ? -1 : 1));
    const byPath = new Map(files.map((file) => [file.path, file]));
    return { root, files, at: (path: string) => byPath.get(path) };
  });
}

/** Number of folders above a file. */
export function depthOf(path: string): number {
  return path.split('/').length - 1;
}

/** The folder of a file; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
