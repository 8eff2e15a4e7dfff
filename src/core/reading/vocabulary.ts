// What of the workspace tells what a word of a question is: a path, or a name that is defined.
import { PathIndex } from '../workspace/pathIndex.ts';

/** What a question is read beside. */
export interface Vocabulary {
  readonly files: PathIndex;
  /** How many definitions have just this name. */
  readonly definitions: (name: string) => number;
  /** What the project is called. */
  readonly projectNames: readonly string[];
}

/** The vocabulary of no workspace. */
export const nothingKnown: Vocabulary = { files: new PathIndex([]), definitions: () => 0, projectNames: [] };
