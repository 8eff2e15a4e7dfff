// Storage of chats as files in the folder that VS Code gives Clew for this workspace; their list is in its state.
import * as vscode from 'vscode';
import { replaceFile } from './replaceFile.ts';
import type { ChatEntry, ChatStorage } from './savedChats.ts';

/** Key of the list in `workspaceState`. */
const listKey = 'clew.chats';

/** Storage in the context's own folder; undefined where there is none, as in a window without a folder. */
export function chatFolder({
  storageUri,
  workspaceState,
}: Pick<vscode.ExtensionContext, 'storageUri' | 'workspaceState'>): ChatStorage | undefined {
  if (!storageUri) return undefined;
  const folder = vscode.Uri.joinPath(storageUri, 'chats');
  const fileOf = (id: string): vscode.Uri => vscode.Uri.joinPath(folder, `${encodeURIComponent(id)}.json`);
  return {
    async read(id) {
      try {
        return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileOf(id)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(id, text) {
      await vscode.workspace.fs.createDirectory(folder);
      const temporary = vscode.Uri.joinPath(folder, `${encodeURIComponent(id)}.new`);
      await replaceFile(vscode.workspace.fs, fileOf(id), temporary, new TextEncoder().encode(text));
    },
    async remove(id) {
      try {
        await vscode.workspace.fs.delete(fileOf(id));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    list: () => workspaceState.get<readonly ChatEntry[]>(listKey) ?? [],
    updateList: async (entries) => workspaceState.update(listKey, entries),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
}
