// Resolves the real places of a root's folders: a link anywhere in a path may lead to other code, or out of the workspace.
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FileError, type Root } from '../core/ports.ts';
import { diskFolder } from './root.ts';

/** These systems ignore case on their usual disks, so a path may be written differently than on the disk. */
const ignoresCase = process.platform === 'win32' || process.platform === 'darwin';

/** Real place of a root, which may have been opened through a link. */
export function realRoot(root: Root): Promise<string> {
  return realpath(diskFolder(root));
}

/** Whether `path` is `folder` or lies in it; both are real places. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/**
 * Real place of the folder with these names below a root, if no link changes it.
 * @throws FileError `outside` when a link leads out of the root, `link` when one leads to another place in it
 */
export async function realFolder(root: Root, names: readonly string[]): Promise<string> {
  if (names.length === 0) return realRoot(root);
  const top = await recentFolder(root, []);
  const folder = join(top, ...names);
  const real = await realpath(folder);
  if (real === folder || (ignoresCase && real.toLowerCase() === folder.toLowerCase())) return real;
  if (isWithin(top, real)) throw new FileError('link', `${names.join('/')} is reached by a link`);
  throw await outsideError(top, names);
}

/** Recently resolved folders by root and path: the files of a folder are requested together. */
const recentFolders = new Map<string, { readonly since: number; readonly folder: Promise<string> }>();
/** Lifetime of an entry in ms. An attacker who can swap a folder for a link in that time can run programs on this machine anyway. */
const lifetimeMs = 500;
const maxRecentFolders = 10_000;

/** As {@link realFolder}, but the result may be a moment old. */
export function recentFolder(root: Root, names: readonly string[]): Promise<string> {
  const key = `${root.uri}\0${names.join('/')}`;
  const now = performance.now();
  const cacheEntry = recentFolders.get(key);
  if (cacheEntry && now - cacheEntry.since < lifetimeMs) return cacheEntry.folder;
  const folder = realFolder(root, names);
  if (recentFolders.size >= maxRecentFolders) recentFolders.clear();
  recentFolders.set(key, { since: now, folder });
  // A refusal is not cached.
  folder.catch(() => recentFolders.delete(key));
  return folder;
}

/**
 * Real path in the root of the file or folder with these names, links followed.
 * @throws FileError `outside` when a link leads out of the root
 */
export async function realPath(root: Root, names: readonly string[]): Promise<string> {
  const top = await realRoot(root);
  const real = await realpath(join(top, ...names));
  if (!isWithin(top, real)) throw await outsideError(top, names);
  return relative(top, real).split(sep).join('/');
}

/** Builds the refusal, with the first link that leads out. */
async function outsideError(top: string, names: readonly string[]): Promise<FileError> {
  let length = 1;
  while (length < names.length && isWithin(top, await realpath(join(top, ...names.slice(0, length))))) length++;
  const link = names.slice(0, length).join('/');
  return new FileError('outside', `${link} leads out of the folder`, { link });
}
