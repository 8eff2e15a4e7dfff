// Commands that start Clew's server for this window, for other programs and for the editor itself.
import { dirname } from 'node:path';
import * as vscode from 'vscode';
import { UserError } from '../../core/base/wording/errors.ts';
import { launcherPath, writeLauncher } from './launcher.ts';
import { hasNode } from './nodeOnPath.ts';
import { serverCommand, type ServerCommand } from './serverCommand.ts';

/** Folders of the window on this machine's disk: a separate program reads no others. */
export function diskFolders(): readonly string[] {
  return (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath);
}

/** The command for another program, without paths that change when Clew is updated. Rejects with a `UserError` without a folder. */
export async function commandForOthers(context: vscode.ExtensionContext): Promise<ServerCommand> {
  const { fsPath: storage } = context.globalStorageUri;
  await writeLauncher(storage, context.extensionUri.fsPath);
  return serverCommand({ ...commandOptions(context), hasNode: await hasNode(), script: launcherPath(storage) });
}

/** The command for this editor, which knows the installed version. Rejects with a `UserError` without a folder. */
export function commandForEditor(context: vscode.ExtensionContext): ServerCommand {
  return serverCommand({ ...commandOptions(context), hasNode: false, script: context.asAbsolutePath('dist/cli.js') });
}

/** Folder that holds the storage folders of all extensions of this editor. */
export function extensionsStorage({ globalStorageUri }: vscode.ExtensionContext): string {
  return dirname(globalStorageUri.fsPath);
}

/** Folder of the stored index, shared with servers for other agents. */
export function storeFolderOf({ globalStorageUri }: vscode.ExtensionContext): string {
  return vscode.Uri.joinPath(globalStorageUri, 'store').fsPath;
}

function commandOptions(context: vscode.ExtensionContext) {
  const folders = diskFolders();
  if (!folders.length) throw new UserError(vscode.workspace.workspaceFolders?.length ? 'no-disk-folder' : 'no-folder');
  return { editor: process.execPath, folders, store: storeFolderOf(context), trusted: vscode.workspace.isTrusted };
}
