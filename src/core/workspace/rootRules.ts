// Rules of one root: its own settings, and inner roots, whose files belong only to them.
import type { Root } from '../ports.ts';
import { globs } from './ignore/globs.ts';
import type { RuleSettings, WorkspaceRules } from './workspaceRules.ts';

/** {@link WorkspaceRules} of one root. `innerRoots`: roots below it by their path in it, with their names for people. */
export interface RootRules extends WorkspaceRules {
  readonly innerRoots?: ReadonlyMap<string, string>;
}

/** Size limit of an included file in bytes: the upper bound of the setting for all others. */
const maxIncludedSize = 100_000_000;

/** The rules of `root` among `roots`. A file belongs to the innermost root, as in the editor, so it is indexed once. */
export function rootRulesOf(root: Root, roots: readonly Root[], { rules, rootRules }: RuleSettings): RootRules {
  const ownRules = rootRules?.[root.key] ?? rules;
  const above = `${root.uri}/`;
  const inner = roots.flatMap(({ uri, name }) =>
    uri.startsWith(above) ? [[decodeURIComponent(uri.slice(above.length)), name] as const] : [],
  );
  return inner.length ? { ...ownRules, innerRoots: new Map(inner) } : ownRules;
}

/** The encoding from settings for each path of a root; undefined where UTF-8 is expected, so that the bytes may decide otherwise. */
export function encodingsOf({ encodings = [] }: WorkspaceRules): (path: string) => string | undefined {
  const encodingGlobs = encodings.map(({ glob, label }) => ({ matches: globs([glob]), label }));
  return (path) => encodingGlobs.find(({ matches }) => matches(path) !== undefined)?.label;
}

/** Size limit of a file in bytes. */
export function sizeLimit(maxFileSize: number, isIncluded: boolean): number {
  return isIncluded ? Math.max(maxFileSize, maxIncludedSize) : maxFileSize;
}
