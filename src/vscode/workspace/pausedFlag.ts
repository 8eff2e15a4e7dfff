// Where it is kept that a person wants no indexing of this workspace for now. Not in the folder that VS Code has for the workspace: right after a
// window is reloaded that one may still be locked by the window before, and VS Code gives another.
import * as vscode from 'vscode';
import { digest } from '../../node/digest.ts';
import { LastingFlag } from '../../node/lastingFlag.ts';

/** The flag of the workspace that is open; for a window without one it lasts as long as the window. */
export function pausedFlag(globalStorage: vscode.Uri): LastingFlag {
  const { workspaceFile, workspaceFolders = [] } = vscode.workspace;
  const places = workspaceFile ? [workspaceFile] : workspaceFolders.map(({ uri }) => uri);
  if (!places.length) return new LastingFlag(undefined);
  return new LastingFlag(vscode.Uri.joinPath(globalStorage, 'paused', digest(places.join('\n'))).fsPath);
}
