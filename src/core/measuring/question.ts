// Questions that a workspace provides about itself, with their expected results.
import type { Gold } from './scores.ts';

/** A question from the workspace. `documentation`: the first sentence of a doc comment; `commit`: the message of a commit. */
export interface MadeQuestion {
  readonly kind: 'documentation' | 'commit';
  readonly text: string;
  readonly gold: Gold;
}

/** File name in gold and results; includes the name of the root when there are several. */
export type FileName = (root: string, path: string) => string;
