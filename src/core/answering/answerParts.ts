// All that answers of one codebase are made with: its index, its texts, the clock and what was left out.
import type { WrittenNotes } from '../findings/writtenNotes.ts';
import type { Coverage } from '../indexing/types.ts';
import type { Clock, Digest, Log, Root } from '../ports.ts';
import type { Sources } from '../searching/inquiry.ts';
import type { Texts } from './evidence/evidence.ts';
import type { ReadInstalled } from '../installedFiles.ts';
import type { FindInPackages } from '../packageSearch.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { Toolbox } from './toolbox.ts';

/** All that answers of one codebase are made with. */
export interface AnswerParts {
  readonly sources: Sources;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly log: Log;
  readonly roots: readonly Root[];
  readonly coverage: Coverage;
  /** Files that are not in the index, and why. */
  readonly skipped: readonly SkippedFile[];
  /** Reads files of installed packages, for names that code here uses from outside. */
  readonly installed?: ReadInstalled;
  /** Looks for a message in installed packages, where no code here says it. */
  readonly packages?: FindInPackages;
  /** What a model wrote about files on command. */
  readonly notes: WrittenNotes;
  /** Characters of a doc comment that are shown. */
  readonly docLength: number;
  /** What a model may call to look things up itself. */
  readonly toolbox: Toolbox;
  /** Name of a root for people; empty when there is only one. */
  readonly label: (root: string) => string;
}
