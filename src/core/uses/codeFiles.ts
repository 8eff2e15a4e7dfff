// Which files are looked through for uses.
import { familyOf } from '../graph/edges/families.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { TextFile } from '../text/fileTexts.ts';

/**
 * Tells files of code, also in folders of documentation: there it configures or extends the tools that make it, and a package may be called
 * `doc`.
 */
export function codeFilesOf(graph: CodeGraph): (file: TextFile) => boolean {
  return ({ root, path, role }) => {
    const language = graph.file(root, path)?.facts.language;
    return language !== undefined && (role !== 'documentation' || familyOf(language) !== 'other');
  };
}
