// Version control as retrieval uses it: the recent changes of some lines.
import type { LineSpan } from '../base/positions.ts';
import type { Git, LineChange, Root } from '../ports.ts';
import { scrub } from '../secrets/scrub.ts';

/** Returns the newest changes of some zero-based lines of a file, newest first; empty when nothing is known. */
export type History = (root: string, path: string, lines: LineSpan, limit: number) => Promise<readonly LineChange[]>;

/** History from the version control of `roots`. Secrets in subjects are masked here: what cuts a subject later would leave half of one. */
export function historyOf({ git, roots }: { readonly git?: Git | undefined; readonly roots: readonly Root[] }): History {
  return async (key, path, { first, last }, limit) => {
    const root = roots.find((each) => each.key === key);
    const changes = (root && (await git?.recentChanges(root, path, first, last, limit))) ?? [];
    return changes.map((change) => ({ ...change, subject: scrub(change.subject).text }));
  };
}
