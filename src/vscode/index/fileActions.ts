// Actions on one file in the tab "Clew Index": open it, open the rule that excludes it, include it, read it again.
import * as vscode from 'vscode';
import type { FileRow } from '../../core/indexing/files/fileListing.ts';
import type { Clew } from '../clew.ts';
import { folderOfRoot, uriOf } from '../workspace/roots.ts';

/** A line of an ignore file in a detail: `src/.gitignore:4 *.log`. */
const ruleLine = /^(.+?):(\d+) /;

/** Opens the file, or reveals the folder in the explorer. */
export async function openFile(clew: Clew, row: FileRow): Promise<void> {
  const uri = uriIn(clew, row);
  if (uri) await vscode.commands.executeCommand(row.directory ? 'revealInExplorer' : 'vscode.open', uri);
}

/** Opens the line of the ignore file, or the setting, that excludes the file. */
export async function openRule(clew: Clew, { root, state, detail }: FileRow): Promise<void> {
  const rule = state === 'gitignore' || state === 'clewignore' ? ruleLine.exec(detail) : null;
  if (!rule) {
    const setting = state === 'too-large' ? 'clew.index.maxFileSize' : state;
    await vscode.commands.executeCommand('workbench.action.openSettings', `@id:${setting}`);
    return;
  }
  const [, source = '', line = '1'] = rule;
  const folder = folderOfRoot(root, clew.index.roots);
  // Ignore files above the folder, and git's own, are named by their absolute path.
  const isOutside = source.startsWith('/') || /^[a-z]:/i.test(source);
  const uri = isOutside ? vscode.Uri.file(source) : folder && vscode.Uri.joinPath(folder.uri, source);
  if (!uri) return;
  const at = new vscode.Position(Number(line) - 1, 0);
  await vscode.window.showTextDocument(uri, { selection: new vscode.Range(at, at) });
}

/**
 * Adds the file or folder to `clew.include` in the settings of its folder, or removes it. Resolves with a sentence about the change;
 * rejects where the settings cannot be written.
 */
export async function includeFile(clew: Clew, { root, path }: FileRow, on: boolean): Promise<string> {
  const folder = folderOfRoot(root, clew.index.roots);
  const target =
    (vscode.workspace.workspaceFolders ?? []).length > 1
      ? vscode.ConfigurationTarget.WorkspaceFolder
      : vscode.ConfigurationTarget.Workspace;
  const configuration = vscode.workspace.getConfiguration('clew', folder?.uri);
  const { workspaceFolderValue, workspaceValue } = configuration.inspect<Record<string, boolean>>('include') ?? {};
  const ownPatterns = (target === vscode.ConfigurationTarget.WorkspaceFolder ? workspaceFolderValue : workspaceValue) ?? {};
  const otherEntries = Object.entries(ownPatterns).filter(([pattern]) => pattern !== path);
  const entries = on ? [...otherEntries, [path, true] as const] : otherEntries;
  await configuration.update('include', entries.length ? Object.fromEntries(entries) : undefined, target);
  if (on) return vscode.l10n.t('{0} was added to the setting clew.include.', path);
  const remainingCount = Object.keys(
    vscode.workspace.getConfiguration('clew', folder?.uri).get<Record<string, boolean>>('include', {}),
  ).length;
  if (otherEntries.length === Object.keys(ownPatterns).length && remainingCount)
    return vscode.l10n.t('{0} is included by a pattern of clew.include: remove the pattern in the settings.', path);
  return vscode.l10n.t('{0} was removed from the setting clew.include.', path);
}

export async function retryFile(clew: Clew, { root, path }: FileRow): Promise<void> {
  await clew.client.apply([{ root, path, type: 'changed' }]);
}

function uriIn(clew: Clew, { root, path }: FileRow): vscode.Uri | undefined {
  const openRoot = clew.index.roots.find(({ key }) => key === root);
  return openRoot && uriOf(openRoot, path);
}
