// Finds the data folder of a git repository: in the folder itself or, for worktrees and submodules, where `.git` points.
import { lstat, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { gitDirectoryIn } from '../core/workspace/ignore/exclusions.ts';
import { isWithin } from './realPaths.ts';

/**
 * Returns the data folder that all worktrees of the repository at `top` share; undefined where none may be read. A `.git` file is text of
 * the workspace, so one that points out of `top` counts only in the two layouts that git makes, and only when its target names `top` in
 * turn. A path to another machine is never opened.
 * @param top real place of the folder that has `.git` in it
 */
export async function gitFolder(top: string): Promise<string | undefined> {
  return (await gitFolders(top))?.shared;
}

/** Data folders of a repository: that of this worktree, and that of all its worktrees. They are the same but for a further worktree. */
export interface GitFolders {
  readonly own: string;
  readonly shared: string;
}

/** As {@link gitFolder}, with the data folder of the worktree at `top`. */
export async function gitFolders(top: string): Promise<GitFolders | undefined> {
  const gitEntry = join(top, '.git');
  const stat = await undefinedOnFailure(() => lstat(gitEntry));
  if (stat?.isDirectory()) return { own: gitEntry, shared: gitEntry };
  const namedPath = stat?.isFile() ? gitDirectoryIn((await textOf(gitEntry)) ?? '') : undefined;
  if (namedPath === undefined || isNetworkPath(namedPath)) return undefined;
  const own = resolve(top, namedPath);
  if (isWithin(top, own)) return (await realPathOf(own)) === own ? { own, shared: own } : undefined;
  if (basename(dirname(own)) === 'worktrees') return (await isWorktree(own, gitEntry)) ? { own, shared: dirname(dirname(own)) } : undefined;
  return own.includes(`${sep}modules${sep}`) && (await isSubmodule(own, top)) ? { own, shared: own } : undefined;
}

/** Whether it is a Windows path to another machine: opening it sends the user's name over the network. */
export function isNetworkPath(path: string): boolean {
  return /^[\\/]{2}/.test(path);
}

/** Whether the data of a worktree names `gitEntry` as its `.git` file, and shares the data two folders above, as git makes it. */
async function isWorktree(dataFolder: string, gitEntry: string): Promise<boolean> {
  const backPath = (await textOf(join(dataFolder, 'gitdir')))?.trim();
  const sharedPath = (await textOf(join(dataFolder, 'commondir')))?.trim();
  if (!backPath || isNetworkPath(backPath) || !sharedPath || resolve(dataFolder, sharedPath) !== dirname(dirname(dataFolder))) return false;
  return (await realPathOf(resolve(dataFolder, backPath))) === gitEntry;
}

/** Whether the data of a submodule names `top` as its folder. */
async function isSubmodule(dataFolder: string, top: string): Promise<boolean> {
  const backPath = /^\s*worktree\s*=\s*(\S.*?)\s*$/m.exec((await textOf(join(dataFolder, 'config'))) ?? '')?.[1];
  return !!backPath && !isNetworkPath(backPath) && (await realPathOf(resolve(dataFolder, backPath))) === top;
}

/** Undefined where nothing is. */
export function realPathOf(path: string): Promise<string | undefined> {
  return undefinedOnFailure(() => realpath(path));
}

/** Undefined for a file that is missing, unreadable, a link, or too large to be configuration. */
export async function textOf(path: string): Promise<string | undefined> {
  const stat = await undefinedOnFailure(() => lstat(path));
  return stat?.isFile() && stat.size < 1 << 20 ? undefinedOnFailure(() => readFile(path, 'utf8')) : undefined;
}

export async function undefinedOnFailure<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
