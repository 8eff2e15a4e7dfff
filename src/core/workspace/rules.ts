// The rules that hold in one root: its own settings, and the other roots that lie inside it, whose files are theirs alone.
import type { Root } from '../ports.ts';
import { globs } from './ignore/globs.ts';
import type { RuleSettings, WorkspaceRules } from './workspaceRules.ts';

/** {@link WorkspaceRules} of one root. `inner`: roots below it by their path in it, with the names that people see. */
export interface RootRules extends WorkspaceRules {
  readonly inner?: ReadonlyMap<string, string>;
}

/** What an included file may have at most, in bytes: the upper bound of the setting for all others. */
const maxIncludedSize = 100_000_000;

/** The rules of `root` among `roots`. A file belongs to the innermost root that it lies in, as in the editor, so it is in the index once. */
export function rulesOf(root: Root, roots: readonly Root[], { rules, rootRules }: RuleSettings): RootRules {
  const own = rootRules?.[root.key] ?? rules;
  const above = `${root.uri}/`;
  const inner = roots.flatMap(({ uri, name }) =>
    uri.startsWith(above) ? [[decodeURIComponent(uri.slice(above.length)), name] as const] : [],
  );
  return inner.length ? { ...own, inner: new Map(inner) } : own;
}

/** The encoding that a setting names for each path of a root; undefined where UTF-8 is expected, so that the bytes may tell otherwise. */
export function encodingsOf({ encodings = [] }: WorkspaceRules): (path: string) => string | undefined {
  const known = encodings.map(({ glob, label }) => ({ matches: globs([glob]), label }));
  return (path) => known.find(({ matches }) => matches(path) !== undefined)?.label;
}

/** Most bytes that a file may have to be read. */
export function sizeLimit(maxFileSize: number, isIncluded: boolean): number {
  return isIncluded ? Math.max(maxFileSize, maxIncludedSize) : maxFileSize;
}
