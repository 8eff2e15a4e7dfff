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
  const gitEntry = join(top, '.git');
  const stat = await undefinedOnFailure(() => lstat(gitEntry));
  if (stat?.isDirectory()) return gitEntry;
  const namedPath = stat?.isFile() ? gitDirectoryIn((await textOf(gitEntry)) ?? '') : undefined;
  if (namedPath === undefined || isNetworkPath(namedPath)) return undefined;
  const dataFolder = resolve(top, namedPath);
  if (isWithin(top, dataFolder)) return (await realPathOf(dataFolder)) === dataFolder ? dataFolder : undefined;
  if (basename(dirname(dataFolder)) === 'worktrees')
    return (await isWorktree(dataFolder, gitEntry)) ? dirname(dirname(dataFolder)) : undefined;
  return dataFolder.includes(`${sep}modules${sep}`) && (await isSubmodule(dataFolder, top)) ? dataFolder : undefined;
}

/** Whether it is a Windows path to another machine: opening it sends the user's name over the network. */
function isNetworkPath(path: string): boolean {
  return /^[\\/]{2}/.test(path);
}

/** Whether the data of a worktree names `gitEntry` as its `.git` file. */
async function isWorktree(dataFolder: string, gitEntry: string): Promise<boolean> {
  const backPath = (await textOf(join(dataFolder, 'gitdir')))?.trim();
  return !!backPath && !isNetworkPath(backPath) && (await realPathOf(resolve(dataFolder, backPath))) === gitEntry;
}

/** Whether the data of a submodule names `top` as its folder. */
async function isSubmodule(dataFolder: string, top: string): Promise<boolean> {
  const backPath = /^\s*worktree\s*=\s*(\S.*?)\s*$/m.exec((await textOf(join(dataFolder, 'config'))) ?? '')?.[1];
  return !!backPath && !isNetworkPath(backPath) && (await realPathOf(resolve(dataFolder, backPath))) === top;
}

function realPathOf(path: string): Promise<string | undefined> {
  return undefinedOnFailure(() => realpath(path));
}

/** Undefined for a file that is missing, unreadable, a link, or too large to be configuration. */
export async function textOf(path: string): Promise<string | undefined> {
  const stat = await undefinedOnFailure(() => lstat(path));
  return stat?.isFile() && stat.size < 1 << 20 ? undefinedOnFailure(() => readFile(path, 'utf8')) : undefined;
}

async function undefinedOnFailure<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
