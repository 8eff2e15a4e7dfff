// What version control knows of some lines, as finding asks it.
import type { LineSpan } from '../base/text.ts';
import type { Git, LineChange, Root } from '../ports.ts';

/** Asks version control for the newest changes of some lines (zero-based) of a file, newest first; none where nothing is known. */
export type History = (root: string, path: string, lines: LineSpan, limit: number) => Promise<readonly LineChange[]>;

/** Version control of `roots`, as retrieval asks it. */
export function historyOf({ git, roots }: { readonly git?: Git | undefined; readonly roots: readonly Root[] }): History {
  return async (key, path, { first, last }, limit) => {
    const root = roots.find((each) => each.key === key);
    return (root && (await git?.recentChanges(root, path, first, last, limit))) ?? [];
  };
}
