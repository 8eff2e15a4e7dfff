// The state of the index as a whole: what there is, how complete it is, and what was refused on the way.
import type { CodebaseDeps } from './codebaseDeps.ts';
import type { Indexer } from '../indexing/indexer.ts';
import type { OutsideLinks } from '../searching/packages/installedFiles.ts';
import type { VectorStatus } from '../embedding/status.ts';
import type { Coverage, IndexProgress } from '../indexing/types.ts';
import type { Root } from '../ports.ts';
import { pathOf } from '../answering/evidence/pathOf.ts';

/** State of the index as a whole. */
export interface IndexStatus {
  readonly roots: readonly Root[];
  readonly progress: IndexProgress;
  readonly coverage: Coverage;
  readonly vectors: VectorStatus;
  readonly skipped: Readonly<Record<string, number>>;
  readonly languages: Readonly<Record<string, number>>;
  readonly parseErrors: number;
  /** Ids of languages whose files are not parsed again until the next start. */
  readonly resting: readonly string[];
  /** Links that lead out of their folder and are not followed; packages are looked at only when a name of theirs is looked up. */
  readonly outsideLinks: { readonly count: number; readonly examples: readonly string[] };
  readonly storeBytes: number;
}

/** So many links that lead out of their folder are named; all are counted. */
const mostExamples = 3;

/** @param packageLinks those found in packages; the others are listed as skipped */
export async function statusOf(
  { store, roots, analyzer }: CodebaseDeps,
  { summary, progress, skipped }: Indexer,
  known: Pick<IndexStatus, 'coverage' | 'vectors'>,
  packageLinks: OutsideLinks,
  label: (root: string) => string,
): Promise<IndexStatus> {
  const storeBytes = await store.size();
  const links = [...skipped.filter(({ reason }) => reason === 'outside'), ...packageLinks.values()];
  // Sorted, since a walk meets them in another order each time.
  const examples = links
    .map(({ root, path }) => pathOf(root, path, label))
    .sort()
    .slice(0, mostExamples);
  const outsideLinks = { count: links.length, examples };
  return { ...summary, ...known, roots, progress, resting: analyzer.resting ?? [], outsideLinks, storeBytes };
}
