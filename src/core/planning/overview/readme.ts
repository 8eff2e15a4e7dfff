// Finds the README of a folder, or the first page of its documentation.
import type { Sources } from '../../searching/inquiry.ts';
import type { ProjectFiles } from './projectFiles.ts';

/** A README with its lines. */
export interface Readme {
  readonly path: string;
  readonly lines: readonly string[];
}

/** Paths of files that introduce a project, best first. */
const readmePatterns = [
  /^readme(?:\.(?:md|markdown|rst|adoc|txt|rdoc|org))?$/i,
  /^(?:\.github|docs?)\/readme\.(?:md|markdown|rst)$/i,
  /^docs?\/(?:source\/)?index\.(?:md|rst)$/i,
];
/**
 * The README of the folder with `prefix`, otherwise the first page of its documentation: a README further inside describes its own folder.
 */
export async function readmeOf(
  { root, files }: Pick<ProjectFiles, 'root' | 'files'>,
  prefix: string,
  { lines }: Sources,
): Promise<Readme | undefined> {
  for (const pattern of readmePatterns) {
    const path = files.find((file) => file.path.startsWith(prefix) && pattern.test(file.path.slice(prefix.length)))?.path;
    const text = path === undefined ? undefined : await lines(root, path);
    if (path !== undefined && text) return { path, lines: text };
  }
  return undefined;
}
