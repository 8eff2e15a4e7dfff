// Dependencies of look-ups in one codebase: index, texts, clock and skipped files. Answers and tools share them.
import type { WrittenNotes } from '../../findings/writtenNotes.ts';
import type { Coverage } from '../../indexing/indexReport.ts';
import type { Clock, Digest, Log, Root } from '../../ports.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { ReadInstalledFile } from '../../searching/packages/installedFiles.ts';
import type { FindInPackages } from '../../searching/packages/packageSearch.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { CurrentTexts } from '../../text/currentTexts.ts';

/** Read-only: look-ups change nothing in it. */
export interface LookUpDependencies {
  readonly sources: Sources;
  readonly currentTexts: CurrentTexts;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly log: Log;
  readonly roots: readonly Root[];
  readonly coverage: Coverage;
  /** Files that are not in the index, and why. */
  readonly skippedFiles: readonly SkippedFile[];
  /** Reads files of installed packages, for names that code here uses from outside. */
  readonly installed?: ReadInstalledFile;
  /** Looks for a message in installed packages when no code here contains it. */
  readonly findInPackages?: FindInPackages;
  /** Notes that a model wrote about files on command. */
  readonly notes: WrittenNotes;
  /** Maximum characters of a doc comment that are shown. */
  readonly docLength: number;
  /** Display name of a root; empty when there is only one. */
  readonly label: (root: string) => string;
}
