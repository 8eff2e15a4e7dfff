// State of the whole index: its contents, its completeness, and its exclusions.
import type { CodebaseDependencies } from './codebaseDependencies.ts';
import type { Indexer } from '../indexing/indexer.ts';
import type { OutsideLinks } from '../searching/packages/installedFiles.ts';
import type { VectorStatus } from '../embedding/vectorStatus.ts';
import type { Coverage } from '../indexing/indexReport.ts';
import type { IndexProgress } from '../indexing/indexProgress.ts';
import type { Root } from '../ports.ts';
import { pathOf } from '../answering/material/evidence/pathOf.ts';

/** State of the index as a whole. */
export interface IndexStatus {
  readonly roots: readonly Root[];
  readonly progress: IndexProgress;
  readonly coverage: Coverage;
  readonly vectors: VectorStatus;
  readonly skipped: Readonly<Record<string, number>>;
  readonly languages: Readonly<Record<string, number>>;
  readonly parseErrors: number;
  /** Ids of languages whose files are not parsed until the next start. */
  readonly resting: readonly string[];
  /** Links out of their folder, which are not followed. Packages are only examined when one of their names is looked up. */
  readonly outsideLinks: { readonly count: number; readonly examples: readonly string[] };
  readonly storeBytes: number;
}

/** Limit of named links; all are counted. */
const maxExamples = 3;

/**
 * Collects the status from the parts of a codebase.
 * @param packageLinks links in packages; all others are among the skipped files
 */
export async function statusOf(
  { store, roots, analyzer }: CodebaseDependencies,
  { summary, progress, skippedFiles }: Indexer,
  coverageAndVectors: Pick<IndexStatus, 'coverage' | 'vectors'>,
  packageLinks: OutsideLinks,
  label: (root: string) => string,
): Promise<IndexStatus> {
  const storeBytes = await store.size();
  const links = [...skippedFiles.filter(({ reason }) => reason === 'outside'), ...packageLinks.values()];
  // Sorted, because each walk meets them in another order.
  const examples = links
    .map(({ root, path }) => pathOf(root, path, label))
    .sort()
    .slice(0, maxExamples);
  const outsideLinks = { count: links.length, examples };
  return { ...summary, ...coverageAndVectors, roots, progress, resting: analyzer.restingLanguages ?? [], outsideLinks, storeBytes };
}
