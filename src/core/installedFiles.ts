// Reads single files of packages that are installed in the workspace: declarations and sources, never what is secret or left out by its owner.
import type { CodebaseOptions } from './api.ts';
import type { Texts } from './answering/evidence/evidence.ts';
import { FileError, type Files, type Root } from './ports.ts';
import { PackageRules } from './workspace/packageRules.ts';
import { rulesOf } from './workspace/rules.ts';

const isSource = /(?:^|\/)(?:node_modules|site-packages|vendor)\/.*\.(?:[cm]?[jt]sx?|json|pyi?|php|go|rb|rs|vue|svelte)$/;

/** A file of a package: what is in it, and the path at which it really is. Package managers link packages to where they keep them. */
export interface InstalledFile {
  readonly path: string;
  readonly text: string;
}

/** Reads a file of an installed package by its path in a root; undefined where it is not there or not to be read. */
export type ReadInstalled = (root: string, path: string) => Promise<InstalledFile | undefined>;

/** Links that lead out of their root and were not followed: root and path of each. */
export type OutsideLinks = Map<string, { readonly root: string; readonly path: string }>;

/**
 * A reader of such files; everything else is not there for it. What `.clewignore`, `clew.exclude` or the rules for secrets leave out is not
 * read, by whichever path it is reached; git's rules do not count, since packages are nearly always in them. Secrets in the files are replaced
 * like those of any evidence.
 * @param outside gets the links that lead out of a root
 */
export function installedFiles(
  texts: Texts,
  { files, roots, options }: { readonly files: Files; readonly roots: readonly Root[]; readonly options: CodebaseOptions },
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
