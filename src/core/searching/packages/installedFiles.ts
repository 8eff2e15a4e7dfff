// Reads single files of installed packages: declarations and sources, never secrets or files that the owner excluded.
import { FileError, type Files, type Root } from '../../ports.ts';
import { PackageRules } from '../../workspace/packageRules.ts';
import { rootRulesOf } from '../../workspace/rootRules.ts';
import type { CurrentTexts } from '../../text/currentTexts.ts';
import type { RuleSettings } from '../../workspace/workspaceRules.ts';

const sourcePath = /(?:^|\/)(?:node_modules|site-packages|vendor)\/.*\.(?:[cm]?[jt]sx?|json|pyi?|php|go|rb|rs|vue|svelte)$/;

/** A file of a package: its text and real path. Package managers link packages to their store. */
export interface InstalledFile {
  readonly path: string;
  readonly text: string;
}

/** Reads a file of an installed package by its path in a root; undefined when it is missing or excluded. */
export type ReadInstalledFile = (root: string, path: string) => Promise<InstalledFile | undefined>;

/** Links out of their root that were not followed: root and path of each. */
export type OutsideLinks = Map<string, { readonly root: string; readonly path: string }>;

/**
 * Creates a reader of package files; all other files appear missing. Files excluded by `.clewignore`, `clew.exclude` or the rules for
 * secrets are not read, whichever path leads to them. Rules of git do not apply, because they exclude nearly all packages. Secrets in
 * the files are masked as in any evidence.
 * @param outside receives the links that lead out of a root
 */
export function installedFileReader(
  currentTexts: CurrentTexts,
  { files, roots, options }: { readonly files: Files; readonly roots: readonly Root[]; readonly options: RuleSettings },
  outside: OutsideLinks,
): ReadInstalledFile {
  const rules = new Map<string, PackageRules>();
  const rulesFor = (root: Root): PackageRules => {
    const rootRules = rules.get(root.key) ?? new PackageRules(files, root, rootRulesOf(root, roots, options));
    rules.set(root.key, rootRules);
    return rootRules;
  };
  return async (key, path) => {
    const root = roots.find((each) => each.key === key);
    if (!root || !sourcePath.test(path)) return undefined;
    const resolvedPath = await realPath(files, root, path, outside);
    if (resolvedPath === undefined) return undefined;
    const packageRules = rulesFor(root);
    if ((await packageRules.isExcluded(path)) || (resolvedPath !== path && (await packageRules.isExcluded(resolvedPath)))) return undefined;
    const text = await currentTexts.read(key, resolvedPath);
    return text === undefined ? undefined : { path: resolvedPath, text };
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
