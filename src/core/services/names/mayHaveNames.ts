// Tells which files may have names of a kind, before they are read.
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import type { SharedNameKind } from './sharedName.ts';

/** Whether a file may have names of a kind: by its role and language. Prose shows such names as examples: it neither sets nor uses them. */
export function mayHaveNames(
  { root, path, role }: Pick<TextFile, 'root' | 'path' | 'role'>,
  { languages }: Pick<SharedNameKind, 'languages'>,
  graph: CodeGraph,
): boolean {
  return role !== 'documentation' && (!languages || languages.has(graph.file(root, path)?.facts.language ?? ''));
}
