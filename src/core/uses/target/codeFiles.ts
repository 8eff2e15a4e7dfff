// Selects the files to search for uses.
import { hasRules } from '../../syntax/languages.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';

/**
 * Accepts files of code, also in folders of documentation: there code configures or extends documentation tools, and a package may be
 * called `doc`.
 */
export function codeFilesOf(graph: CodeGraph): (file: TextFile) => boolean {
  return ({ root, path, role }) => {
    const language = graph.file(root, path)?.facts.language;
    return language !== undefined && (role !== 'documentation' || hasRules(language));
  };
}
