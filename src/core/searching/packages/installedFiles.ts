// Reads single files of installed packages: declarations and sources, never secrets or files that the owner excluded.
import { FileError, type Files, type Root } from '../../ports.ts';
import { PackageRules } from '../../workspace/packageRules.ts';
import { rulesOf } from '../../workspace/rules.ts';
import type { Texts } from '../../text/texts.ts';
import type { RuleSettings } from '../../workspace/workspaceRules.ts';

const isSource = /(?:^|\/)(?:node_modules|site-packages|vendor)\/.*\.(?:[cm]?[jt]sx?|json|pyi?|php|go|rb|rs|vue|svelte)$/;

/** A file of a package: its text and real path. Package managers link packages to their store. */
export interface InstalledFile {
  readonly path: string;
  readonly text: string;
}

/** Reads a file of an installed package by its path in a root; undefined when it is missing or excluded. */
export type ReadInstalled = (root: string, path: string) => Promise<InstalledFile | undefined>;

/** Links out of their root that were not followed: root and path of each. */
export type OutsideLinks = Map<string, { readonly root: string; readonly path: string }>;

/**
 * Creates a reader of package files; all other files appear missing. Files excluded by `.clewignore`, `clew.exclude` or the rules for
 * secrets are not read, whichever path leads to them. Rules of git do not apply, because they exclude nearly all packages. Secrets in
 * the files are masked as in any evidence.
 * @param outside receives the links that lead out of a root
 */
export function installedFiles(
  texts: Texts,
  { files, roots, options }: { readonly files: Files; readonly roots: readonly Root[]; readonly options: RuleSettings },
  outside: OutsideLinks,
): ReadInstalled {
  const rules = new Map<string, PackageRules>();
  const rulesFor = (root: Root): PackageRules => {
    const known = rules.get(root.key) ?? new PackageRules(files, root, rulesOf(root, roots, options));
    rules.set(root.key, known);
    return known;
  };
  return async (key, path) => {
    const root = roots.find((each) => each.key === key);
    if (!root || !isSource.test(path)) return undefined;
    const real = await realPath(files, root, path, outside);
    if (real === undefined) return undefined;
    const leaveOut = rulesFor(root);
    if ((await leaveOut.apply(path)) || (real !== path && (await leaveOut.apply(real)))) return undefined;
    const text = await texts.read(key, real);
    return text === undefined ? undefined : { path: real, text };
  };
}

async function realPath(files: Files, root: Root, path: string, outside: OutsideLinks): Promise<string | undefined> {
  try {
    return (await files.realPath?.(root, path)) ?? path;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const link = error.link ?? path;
    if (error.reason === 'outside') outside.set(`${root.key}:${link}`, { root: root.key, path: link });
    return undefined;
  }
}
