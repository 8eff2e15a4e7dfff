// Reads roots that are not on this machine's disk through VS Code's file systems; the engine requests them over the wire.
import { parentFolder } from '../../core/base/parentFolder.ts';
import * as vscode from 'vscode';
import { FileError, type DirectoryEntry, type Files, type FileStat, type Root } from '../../core/ports.ts';

/**
 * The Files port on `workspace.fs`. A path that leads out of its root is refused. These file systems hide the targets of links, so nothing
 * is read through one.
 */
export const workspaceFiles: Files = {
  async readDirectory(root, path) {
    await assertNoLink(root, path);
    const entries = await withFileErrors(vscode.workspace.fs.readDirectory(uriIn(root, path)));
    return entries.map(([name, type]) => ({ name, type: typeName(type) }));
  },

  async stat(root, path): Promise<FileStat> {
    await assertNoLink(root, parentFolder(path));
    const { size, mtime, type } = await withFileErrors(vscode.workspace.fs.stat(uriIn(root, path)));
    return { size, mtime, type: typeName(type) };
  },

  async read(root, path, limit) {
    await assertNoLink(root, parentFolder(path));
    const uri = uriIn(root, path);
    const { size, type } = await withFileErrors(vscode.workspace.fs.stat(uri));
    if (type & vscode.FileType.SymbolicLink) throw new FileError('link', `${path} is a link`);
    if (size > limit) throw new FileError('too-large', `${path} has ${size} bytes`);
    const bytes = await withFileErrors(vscode.workspace.fs.readFile(uri));
    if (bytes.byteLength > limit) throw new FileError('too-large', `${path} has ${bytes.byteLength} bytes`);
    return bytes;
  },
};

function uriIn(root: Root, path: string): vscode.Uri {
  if (path.split('/').includes('..')) throw new FileError('other', `${path} leads out of its folder`);
  return vscode.Uri.joinPath(vscode.Uri.parse(root.uri), path);
}

/** Folders that were recently found to be no links: a folder's files are requested together, and each check may cross a network. */
const plainFolders = new Map<string, number>();
/** In ms. */
const checkIntervalMs = 2000;

/** Rejects with `link` where a folder, or one above it up to its root, is a link. */
async function assertNoLink(root: Root, folder: string): Promise<void> {
  for (let at = folder; at !== ''; at = parentFolder(at)) {
    const key = `${root.key}:${at}`;
    const now = performance.now();
    if (now - (plainFolders.get(key) ?? -checkIntervalMs) < checkIntervalMs) continue;
    const { type } = await withFileErrors(vscode.workspace.fs.stat(uriIn(root, at)));
    if (type & vscode.FileType.SymbolicLink) throw new FileError('link', `${at} is a link`);
    if (plainFolders.size > 10_000) plainFolders.clear();
    plainFolders.set(key, now);
  }
}

function typeName(type: vscode.FileType): DirectoryEntry['type'] {
  if (type & vscode.FileType.SymbolicLink) return 'link';
  if (type & vscode.FileType.Directory) return 'directory';
  return type & vscode.FileType.File ? 'file' : 'other';
}

const reasons: Readonly<Record<string, FileError['reason']>> = {
  FileNotFound: 'not-found',
  NoPermissions: 'no-permission',
  FileNotADirectory: 'not-a-directory',
};

async function withFileErrors<T>(work: Thenable<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof vscode.FileSystemError ? (reasons[error.code] ?? 'other') : 'other';
    throw new FileError(reason, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
