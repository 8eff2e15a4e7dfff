// Groups the indexed files of the scope by root, for overviews of projects.
import { hasRules } from '../../syntax/languages.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import type { ResolvedScope } from '../../searching/scope.ts';

/** The indexed files of one root. */
export interface ProjectFiles {
  readonly root: string;
  readonly files: readonly PathFile[];
  /** The file at a path, in the scope. */
  readonly at: (path: string) => PathFile | undefined;
}

/** The files by root, sorted by path. */
export function projectFiles({ files }: Pick<Sources, 'files'>, scope: ResolvedScope): readonly ProjectFiles[] {
  const roots = new Map<string, PathFile[]>();
  for (const file of files.all()) {
    if (!scope.contains(file.root, file.path)) continue;
    const rootFiles = roots.get(file.root);
    if (rootFiles) rootFiles.push(file);
    else roots.set(file.root, [file]);
  }
  return [...roots].map(([root, rootFiles]) => {
    const sortedFiles = rootFiles.sort((a, b) => (a.path < b.path ? -1 : 1));
    const byPath = new Map(sortedFiles.map((file) => [file.path, file]));
    return { root, files: sortedFiles, at: (path: string) => byPath.get(path) };
  });
}

/**
 * Whether a file is code: it defines anything beside its own module, or is a file of a programming language with more than one line, which
 * may only register something.
 */
export function isCodeFile({ root, path }: PathFile, graph: CodeGraph): boolean {
  if (graph.inFile(root, path).length > 1) return true;
  const facts = graph.file(root, path)?.facts;
  return facts !== undefined && facts.lineCount > 1 && hasRules(facts.language);
}

/** Number of folders above a file. */
export function depthOf(path: string): number {
  let depth = 0;
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) depth++;
  return depth;
}
