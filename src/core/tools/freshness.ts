// Notes on how fresh a result is: how much of the workspace is indexed, and which shown files have changed since.
import { fileKeyOf } from '../base/fileKey.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import type { EvidenceSet } from '../answering/material/evidence/evidenceSet.ts';
import { indexedShare } from '../answering/record/indexedShare.ts';
import type { ToolContext } from '../answering/input/toolbox.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import type { CallContext } from './callContext.ts';

/** Gaps of the index, one line each. A complete index adds no line: agents know that silence means this, and a line would cost tokens. */
export function indexNotes({ dependencies: { coverage, sources } }: Pick<ToolContext, 'dependencies'>): readonly string[] {
  const share = Math.floor(100 * indexedShare(coverage));
  const { vectorProblem } = missingVectors(sources);
  const files = `${sources.files.count} files`;
  return [
    ...(share < 100 ? [`Index: ${share} % built, ${files} so far: what is missing here may still be found later.`] : []),
    ...(vectorProblem ? [`Searched by words alone (${vectorProblem.code}).`] : []),
  ];
}

/** Maximum listed files; the others are counted. */
const maxFiles = 3;

/** A line with the shown files that have changed since they were indexed; empty when none has. */
export async function changedFileNotes({ pieces, relations }: EvidenceSet, callContext: CallContext): Promise<readonly string[]> {
  const evidences = [...pieces, ...relations].flatMap(({ evidence }) => evidence ?? []);
  const changedPaths: string[] = [];
  for (const { root, path } of firstOfEach(evidences, fileKeyOf))
    if (await isChanged(root, path, callContext)) changedPaths.push(callContext.placeOf({ root, path }));
  if (changedPaths.length === 0) return [];
  const more = changedPaths.length > maxFiles ? ` and ${changedPaths.length - maxFiles} more` : '';
  const names = `${changedPaths.slice(0, maxFiles).join(', ')}${more}`;
  return [
    `Changed since indexed: ${names}. Lines are shown as they are now; where definitions begin and who uses them may be out of date.`,
  ];
}

/** Whether a file has another text than the index knows. */
async function isChanged(root: string, path: string, { toolContext: { book, dependencies } }: CallContext): Promise<boolean> {
  const { graph, texts } = dependencies.sources;
  const text = texts && graph.file(root, path) ? await book.readRawText(root, path) : undefined;
  return text !== undefined && texts?.isIndexed(root, path, text) === false;
}
