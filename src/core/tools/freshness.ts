// Freshness notes of a result: how much of the workspace is indexed, and whether the shown files have changed since.
import { fileKeyOf } from '../base/fileKey.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import type { EvidenceSet } from '../answering/evidence/evidenceSet.ts';
import { indexedShare } from '../answering/record/indexedShare.ts';
import { splitLines } from '../answering/evidence/evidence.ts';
import type { ToolContext } from '../answering/toolbox.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import { maskForIndex } from '../secrets/scrub.ts';
import type { Desk } from './desk.ts';

/** Gaps of the index, one line each. A complete index adds nothing: agents learn that once, and each result would pay for it. */
export function indexLines({ parts: { coverage, sources } }: Pick<ToolContext, 'parts'>): readonly string[] {
  const share = Math.floor(100 * indexedShare(coverage));
  const { vectorProblem } = missingVectors(sources);
  const files = `${sources.files.count} files`;
  return [
    ...(share < 100 ? [`Index: ${share} % built, ${files} so far: what is missing here may still be found later.`] : []),
    ...(vectorProblem ? [`Searched by words alone (${vectorProblem.code}).`] : []),
  ];
}

/** Limit of listed changed files; the others are counted. */
const mostNamed = 3;

/** Lists the shown files that have changed since they were indexed; empty when none has. */
export async function changedFiles({ pieces, relations }: EvidenceSet, desk: Desk): Promise<readonly string[]> {
  const evidences = [...pieces, ...relations].flatMap(({ evidence }) => evidence ?? []);
  const changed: string[] = [];
  for (const { root, path } of firstOfEach(evidences, fileKeyOf))
    if (await isChanged(root, path, desk)) changed.push(desk.placeOf({ root, path }));
  if (changed.length === 0) return [];
  const more = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : '';
  const names = `${changed.slice(0, mostNamed).join(', ')}${more}`;
  return [
    `Changed since indexed: ${names}. Lines are shown as they are now; where definitions begin and who uses them may be out of date.`,
  ];
}

/** Compares only texts that are held in memory; other texts were read just now. */
async function isChanged(root: string, path: string, { context: { book, parts } }: Desk): Promise<boolean> {
  const file = parts.sources.graph.file(root, path);
  const text = parts.sources.texts?.held({ root, path, role: file?.role ?? 'code' })?.text;
  const now = text === undefined ? undefined : await book.raw(root, path);
  return text !== undefined && now !== undefined && splitLines(text).join('\n') !== maskForIndex(now.join('\n'));
}
