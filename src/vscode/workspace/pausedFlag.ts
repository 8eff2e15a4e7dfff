// Stores that a person paused indexing of this workspace. Not in VS Code's folder for the workspace: right after a reload the window before
// may still lock it, and VS Code gives another.
import * as vscode from 'vscode';
import { digest } from '../../node/digest.ts';
import { PersistentFlag } from '../../node/persistentFlag.ts';

/** The flag of the open workspace; in a window without one it lasts as long as the window. */
export function pausedFlag(globalStorage: vscode.Uri): PersistentFlag {
  const { workspaceFile, workspaceFolders = [] } = vscode.workspace;
  const places = workspaceFile ? [workspaceFile] : workspaceFolders.map(({ uri }) => uri);
  if (!places.length) return new PersistentFlag(undefined);
  return new PersistentFlag(vscode.Uri.joinPath(globalStorage, 'paused', digest(places.join('\n'))).fsPath);
}
