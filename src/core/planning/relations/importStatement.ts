// Type for an import statement with its targets: a row of the answer to "what does this file import?".
import type { UsePlace } from '../../uses/target/usePlaces.ts';

/** An import statement of the file in question. */
export interface ImportStatement extends UsePlace {
  /** Its targets: paths of workspace files, names of packages, otherwise modules as written. */
  readonly from: readonly string[];
}
