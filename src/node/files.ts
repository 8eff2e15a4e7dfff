// The workspace on disk. Links are told, never followed; no path leads out of the root.
import { constants } from 'node:fs';
import { lstat, open, readdir, readFile, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { DirectoryEntry, Files, FileStat, Root } from '../core/ports.ts';
import { FileError } from '../core/ports.ts';
import { gitDirectoryIn } from '../core/workspace/ignore/exclusions.ts';
import { folderOf } from './root.ts';

interface Kind {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** {@link Files} over Node's file system, for roots with a `file:` URI. */
export class NodeFiles implements Files {
  async readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]> {
    const entries = await attempt(path, () => readdir(locate(root, path), { withFileTypes: true }));
    return entries.map((entry) => ({ name: entry.name, type: typeOf(entry) }));
  }

  async stat(root: Root, path: string): Promise<FileStat> {
    const stat = await attempt(path, () => lstat(locate(root, path)));
    return { size: stat.size, mtime: stat.mtimeMs, type: typeOf(stat) };
  }

  async read(root: Root, path: string, limit: number): Promise<Uint8Array> {
    // O_NONBLOCK: a named pipe that took the place of a file since the scan must not hang us. O_NOFOLLOW: nor a link lead us away.
    const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
    const handle = await attempt(path, () => open(locate(root, path), flags));
    try {
      return await attempt(path, () => readUpTo(handle, path, limit));
    } finally {
      await handle.close();
    }
  }

  async ignoresAbove(root: Root): Promise<IgnoresAbove[]> {
    const folder = folderOf(root);
    const found: IgnoresAbove[] = [];
    const add = (source: string, text: string | undefined, at: string): void => {
      if (text !== undefined) found.unshift({ above: relative(at, folder).split(sep).join('/'), source, text });
    };
    // Only up to the top of the repository, as git does; without a repository nothing above counts.
    let at = folder;
    while (!(await isThere(join(at, '.git')))) {
      const parent = dirname(at);
      if (parent === at) return [];
      at = parent;
      const source = join(at, '.gitignore');
      add(source, await textOf(source), at);
    }
    const exclude = await excludeFile(at);
    // Where the repository's data lies in the root itself, its rules are read there.
    if (at !== folder || !exclude.startsWith(join(folder, '.git'))) add(exclude, await textOf(exclude), at);
    return found;
  }
}

type IgnoresAbove = Awaited<ReturnType<NonNullable<Files['ignoresAbove']>>>[number];

/** The ignore file that the repository whose top is `top` keeps for itself: in a worktree that of the repository it belongs to. */
async function excludeFile(top: string): Promise<string> {
  const own = join(top, '.git');
  const named = gitDirectoryIn((await textOf(own)) ?? '');
  if (named === undefined) return join(own, 'info', 'exclude');
  const directory = resolve(top, named);
  const common = (await textOf(join(directory, 'commondir')))?.trim() ?? '';
  return join(resolve(directory, common), 'info', 'exclude');
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** Undefined for a file that is not there, not to be read, or too large to be an ignore file. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    const stat = await lstat(path);
    return stat.isFile() && stat.size < 1 << 20 ? await readFile(path, 'utf8') : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** Reads until the end or the limit, whatever `stat` says: the file may be growing right now. */
async function readUpTo(handle: FileHandle, path: string, limit: number): Promise<Uint8Array> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new FileError('other', `${path} is not a file`);
  if (stat.size > limit) throw tooLarge(path, limit);
  let buffer = Buffer.allocUnsafe(Math.min(stat.size, limit) + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
    length += bytesRead;
    if (length > limit) throw tooLarge(path, limit);
    // A read that stops short of the buffer is the end, but for files of the kernel, which claim to be empty.
    if (bytesRead === 0 || (length === stat.size && length > 0)) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(buffer.length * 2, limit + 1));
  }
}

function tooLarge(path: string, limit: number): FileError {
  return new FileError('too-large', `${path} has more than ${limit} bytes`);
}

function locate(root: Root, path: string): string {
  const parts = path === '' ? [] : path.split('/');
  if (parts.some((part) => part === '..' || (sep !== '/' && part.includes(sep))) || path.includes('\0'))
    throw new FileError('not-found', `${path} is not inside the folder`);
  return join(folderOf(root), ...parts);
}

function typeOf(kind: Kind): DirectoryEntry['type'] {
  if (kind.isSymbolicLink()) return 'link';
  if (kind.isDirectory()) return 'directory';
  return kind.isFile() ? 'file' : 'other';
}

const reasons: ReadonlyMap<unknown, FileError['reason']> = new Map([
  ['ENOENT', 'not-found'],
  ['EACCES', 'no-permission'],
  ['EPERM', 'no-permission'],
  ['ENOTDIR', 'not-a-directory'],
  ['ENAMETOOLONG', 'path-too-long'],
]);

async function attempt<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FileError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new FileError(reasons.get(code) ?? 'other', `${path} cannot be read (${String(code ?? error)})`, { cause: error });
  }
}
