// Questions that a workspace provides about itself, with their expected results.
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Gold, ScoredPlace } from './scores.ts';

/** A question from the workspace. `documentation`: the first sentence of a doc comment; `commit`: the message of a commit. */
export interface MadeQuestion {
  readonly kind: 'documentation' | 'commit';
  readonly text: string;
  readonly gold: Gold;
}

/** File name in gold and results; includes the name of the root when there are several. */
export type FileName = (root: string, path: string) => string;

/** The lines of a symbol as gold. A range that ends at the start of a line does not include that line. */
export function goldPlace({ root, path, fact }: SymbolNode, nameOf: FileName): ScoredPlace {
  const { start, end } = fact.range;
  return { file: nameOf(root, path), lineStart: start.line + 1, lineEnd: end.line + (end.column === 0 ? 0 : 1) };
}
