// An import statement with what it leads to: a row of the answer to "what does this file import?".
import type { UsePlace } from '../../uses/types.ts';

/** An import statement of the file that is asked about. */
export interface ImportStatement extends UsePlace {
  /** What it leads to: paths of files of the workspace, names of packages, and else modules as they are written. */
  readonly from: readonly string[];
}
