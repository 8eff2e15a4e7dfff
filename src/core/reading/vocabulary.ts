// Facts of the workspace for reading a question: paths, defined names, and the name of the project.
import { PathIndex } from '../workspace/pathIndex.ts';

/** Vocabulary of a workspace. */
export interface Vocabulary {
  readonly files: PathIndex;
  /** Number of definitions with exactly this name. */
  readonly definitions: (name: string) => number;
  /** Names of the project. */
  readonly projectNames: readonly string[];
}

/** Vocabulary without a workspace. */
export const emptyVocabulary: Vocabulary = { files: new PathIndex([]), definitions: () => 0, projectNames: [] };
