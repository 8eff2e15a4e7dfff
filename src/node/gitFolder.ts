// Finds the data folder of a git repository: in the folder itself or, for worktrees and submodules, where `.git` points.
import { lstat, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { gitDirectoryIn } from '../core/workspace/ignore/exclusions.ts';
import { isWithin } from './realPlaces.ts';

/**
 * Returns the data folder that all worktrees of the repository at `top` share; undefined where none may be read. A `.git` file is text of
 * the workspace, so one that points out of `top` counts only in the two layouts that git makes, and only when its target names `top` in
 * turn. A path to another machine is never opened.
 * @param top real place of the folder that has `.git` in it
 */
export async function gitFolder(top: string): Promise<string | undefined> {
  const own = join(top, '.git');
  const stat = await attempt(() => lstat(own));
  if (stat?.isDirectory()) return own;
  const named = stat?.isFile() ? gitDirectoryIn((await textOf(own)) ?? '') : undefined;
  if (named === undefined || isElsewhere(named)) return undefined;
  const data = resolve(top, named);
  if (isWithin(top, data)) return (await real(data)) === data ? data : undefined;
  if (basename(dirname(data)) === 'worktrees') return (await isWorktree(data, own)) ? dirname(dirname(data)) : undefined;
  return data.includes(`${sep}modules${sep}`) && (await isSubmodule(data, top)) ? data : undefined;
}

/** Whether it is a Windows path to another machine: opening it sends the user's name over the network. */
function isElsewhere(path: string): boolean {
  return /^[\\/]{2}/.test(path);
}

/** Whether the data of a worktree names `own` as its `.git` file. */
async function isWorktree(data: string, own: string): Promise<boolean> {
  const back = (await textOf(join(data, 'gitdir')))?.trim();
  return !!back && !isElsewhere(back) && (await real(resolve(data, back))) === own;
}

/** Whether the data of a submodule names `top` as its folder. */
async function isSubmodule(data: string, top: string): Promise<boolean> {
  const back = /^\s*worktree\s*=\s*(\S.*?)\s*$/m.exec((await textOf(join(data, 'config'))) ?? '')?.[1];
  return !!back && !isElsewhere(back) && (await real(resolve(data, back))) === top;
}

function real(path: string): Promise<string | undefined> {
  return attempt(() => realpath(path));
}

/** Undefined for a file that is missing, unreadable, a link, or too large to be configuration. */
export async function textOf(path: string): Promise<string | undefined> {
  const stat = await attempt(() => lstat(path));
  return stat?.isFile() && stat.size < 1 << 20 ? attempt(() => readFile(path, 'utf8')) : undefined;
}

async function attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
