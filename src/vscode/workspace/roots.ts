// Converts workspace folders to roots of core, and a root and path back to a URI. Nothing outside the folders can be named.
import * as vscode from 'vscode';
import type { FileRef, Root } from '../../core/ports.ts';
import { digest } from '../../node/digest.ts';
import { rootOfFolder } from '../../node/root.ts';

/** Returns the roots of the folders. Names are made unique, since records name roots by name alone. */
export function rootsOf(folders: readonly vscode.WorkspaceFolder[]): readonly Root[] {
  const takenNames = new Set<string>();
  return folders.map((folder) => {
    let name = folder.name;
    // A folder may itself be called `app (2)`.
    for (let count = 2; takenNames.has(name); count++) name = `${folder.name} (${count})`;
    takenNames.add(name);
    if (folder.uri.scheme === 'file') return { ...rootOfFolder(folder.uri.fsPath), name };
    const uri = folder.uri.toString();
    return { key: digest(uri).slice(0, 12), name, uri };
  });
}

/** Location of a document; undefined outside the workspace folders. */
export function fileRefOf(uri: vscode.Uri, roots: readonly Root[]): FileRef | undefined {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const root = folder && roots[folder.index];
  if (!folder || !root) return undefined;
  const path = uri.path.slice(folder.uri.path.replace(/\/$/, '').length + 1);
  return path === '' ? undefined : { root: root.key, path };
}

/** A path as questions name it: with the name of its root where there are several, so that it is unambiguous. `root` is a key. */
export function namedPath(roots: readonly Root[], root: string, path: string): string {
  const name = roots.length > 1 ? roots.find(({ key }) => key === root)?.name : undefined;
  return [name, path].filter(Boolean).join('/');
}

/** The workspace folder of a root, by its key; undefined when it is no longer open. `roots` are those of the folders, in their order. */
export function folderOfRoot(key: string, roots: readonly Root[]): vscode.WorkspaceFolder | undefined {
  return vscode.workspace.workspaceFolders?.[roots.findIndex((root) => root.key === key)];
}

/** The URI of a path inside a root; undefined when the path leads out of it or the root is not open. */
export function uriOf(root: Root, path: string): vscode.Uri | undefined {
  const folder = folderOfRoot(root.key, rootsOf(vscode.workspace.workspaceFolders ?? []));
  const parts = path.split('/');
  if (!folder || path === '' || parts.some((part) => part === '..' || part === '.' || part.includes('\\'))) return undefined;
  return vscode.Uri.joinPath(folder.uri, ...parts);
}
