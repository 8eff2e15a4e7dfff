// Decides whether git may be asked about a folder: a crafted `.git` would make it read the history of another repository.
import { lstat, readlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gitFolders, isNetworkPath, realPathOf, textOf, undefinedOnFailure, type GitFolders } from './gitFolder.ts';

/** Files and folders through which git finds commits. Each is where it seems to be, or is not there. */
const wayToCommits = [
  ...['HEAD', 'config', 'packed-refs', 'refs', 'reftable', 'logs'],
  ...['objects', 'objects/pack', 'objects/info', 'objects/info/alternates'],
];

/**
 * Whether the repository that git finds for `folder` belongs to it: its `.git` is a folder or names one that {@link gitFolders} accepts,
 * and nothing on the way to its commits is a link, shares the data of another repository, or lies on another machine. A bare repository
 * around the folder does not count, since it can be committed into another one.
 */
export async function hasOwnHistory(folder: string): Promise<boolean> {
  for (let at = await realPathOf(folder); at !== undefined; at = dirname(at) === at ? undefined : dirname(at)) {
    if (await isThere(join(at, '.git'))) {
      const folders = await gitFolders(at);
      return folders !== undefined && (await leadsInside(folders));
    }
    if ((await isThere(join(at, 'HEAD'))) && (await isThere(join(at, 'objects')))) return false;
  }
  return false;
}

async function leadsInside({ own, shared }: GitFolders): Promise<boolean> {
  // Only a further worktree shares the data of another folder.
  if (own === shared && (await isThere(join(own, 'commondir')))) return false;
  for (const folder of new Set([own, shared]))
    for (const name of wayToCommits) if ((await undefinedOnFailure(() => readlink(join(folder, name)))) !== undefined) return false;
  const alternates = (await textOf(join(shared, 'objects/info/alternates'))) ?? '';
  if (alternates.split('\n').some(isNetworkPath)) return false;
  const branch = /^ref:\s*(refs\/\S+)/.exec((await textOf(join(own, 'HEAD'))) ?? '')?.[1];
  if (branch === undefined) return true;
  const path = join(shared, ...branch.split('/'));
  const real = await realPathOf(path);
  // A packed branch has no file of its own.
  if (real === undefined) return !(await isThere(path));
  const top = (await realPathOf(shared)) ?? shared;
  // A branch that names another one would have to be followed, too; git makes none by itself.
  return real === join(top, ...branch.split('/')) && !/^ref:/.test((await textOf(real)) ?? '');
}

async function isThere(path: string): Promise<boolean> {
  return (await undefinedOnFailure(() => lstat(path))) !== undefined;
}
