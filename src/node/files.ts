// Files of a workspace on disk. Links are reported but never followed, anywhere in a path; no path leads out of the root.
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { DirectoryEntry, Files, FileStat, Root } from '../core/ports.ts';
import { FileError } from '../core/ports.ts';
import { gitFolder, textOf } from './gitFolder.ts';
import { isWithin, realFolder, recentFolder, realPath, realRoot } from './realPaths.ts';

interface EntryKind {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** {@link Files} over Node's file system, for roots with a `file:` URI. */
export class NodeFiles implements Files {
  async readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]> {
    const folder = await withFileErrors(path, () => realFolder(root, namesIn(path)));
    const entries = await withFileErrors(path, () => readdir(folder, { withFileTypes: true }));
    const typedEntries = entries.map(async (entry) => ({ name: entry.name, type: await entryType(root, path, entry) }));
    return Promise.all(typedEntries);
  }

  async stat(root: Root, path: string): Promise<FileStat> {
    const stat = await withFileErrors(path, async () => lstat(await locate(root, path)));
    return { size: stat.size, mtime: stat.mtimeMs, type: typeOf(stat) };
  }

  async read(root: Root, path: string, limit: number): Promise<Uint8Array> {
    // O_NONBLOCK: a named pipe that replaced a file since the scan must not hang us. O_NOFOLLOW: a link must not lead us away.
    const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
    const diskPath = await withFileErrors(path, () => locate(root, path));
    // Windows has no such flag.
    if (constants.O_NOFOLLOW === undefined && (await withFileErrors(path, () => lstat(diskPath))).isSymbolicLink())
      throw new FileError('link', `${path} is a link`);
    const handle = await withFileErrors(path, () => open(diskPath, flags));
    try {
      return await withFileErrors(path, () => readUpTo(handle, path, limit));
    } finally {
      await handle.close();
    }
  }

  async realPath(root: Root, path: string): Promise<string> {
    return withFileErrors(path, () => realPath(root, namesIn(path)));
  }

  async ignoresAbove(root: Root): Promise<IgnoresAbove[]> {
    const ignores: IgnoresAbove[] = [];
    // As git does it: relative to the real place of the folder.
    const folder = await withFileErrors('', () => realRoot(root));
    const add = (source: string, text: string | undefined, at: string): void => {
      if (text !== undefined) ignores.unshift({ above: relative(at, folder).split(sep).join('/'), source, text });
    };
    // Only up to the top of the repository, as git does; without a repository no parent folder counts.
    let at = folder;
    while (!(await isThere(join(at, '.git')))) {
      const parent = dirname(at);
      if (parent === at) return [];
      at = parent;
      const source = join(at, '.gitignore');
      add(source, await textOf(source), at);
    }
    const gitDataFolder = await gitFolder(at);
    if (gitDataFolder === undefined) return ignores;
    const exclude = join(gitDataFolder, 'info', 'exclude');
    // The rules are not read twice where the repository's data lies in the root itself.
    if (at !== folder || !isWithin(join(folder, '.git'), gitDataFolder)) add(exclude, await textOf(exclude), at);
    return ignores;
  }
}

type IgnoresAbove = Awaited<ReturnType<NonNullable<Files['ignoresAbove']>>>[number];

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** Reads until the end or the limit, whatever `stat` says: the file may be growing. */
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
    // A short read is the end, except for files of the kernel, which claim to be empty.
    if (bytesRead === 0 || (length === stat.size && length > 0)) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(buffer.length * 2, limit + 1));
  }
}

function tooLarge(path: string, limit: number): FileError {
  return new FileError('too-large', `${path} has more than ${limit} bytes`);
}

/** Place of `path` on the disk: only its last part may be a link. */
async function locate(root: Root, path: string): Promise<string> {
  const names = namesIn(path);
  const last = names.pop();
  const folder = await recentFolder(root, names);
  return last === undefined ? folder : join(folder, last);
}

function namesIn(path: string): string[] {
  const names = path === '' ? [] : path.split('/');
  if (names.some((name) => name === '..' || (sep !== '/' && name.includes(sep))) || path.includes('\0'))
    throw new FileError('not-found', `${path} is not inside the folder`);
  return names;
}

/** Type of an entry. A broken link is a `link`, since it does not lead outside. */
async function entryType(root: Root, path: string, entry: Dirent): Promise<DirectoryEntry['type']> {
  if (!entry.isSymbolicLink()) return typeOf(entry);
  try {
    await realPath(root, [...namesIn(path), entry.name]);
  } catch (error) {
    if (error instanceof FileError && error.reason === 'outside') return 'outside';
  }
  return 'link';
}

function typeOf(kind: EntryKind): DirectoryEntry['type'] {
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
  ['ELOOP', 'link'],
]);

async function withFileErrors<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FileError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new FileError(reasons.get(code) ?? 'other', `${path} cannot be read (${String(code ?? error)})`, { cause: error });
  }
}
