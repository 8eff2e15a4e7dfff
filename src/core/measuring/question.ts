// Questions that a workspace asks about itself, with what they should find.
import type { Gold } from './scores.ts';

/** A question made from the workspace. `documentation`: the first sentence of a doc comment; `commit`: the message of a commit. */
export interface MadeQuestion {
  readonly kind: 'documentation' | 'commit';
  readonly text: string;
  readonly gold: Gold;
}

/** How a file is called in gold and results: with the name of its root where there are several. */
export type FileName = (root: string, path: string) => string;
