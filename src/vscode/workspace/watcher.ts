// Watches the files of the workspace folders and passes changes on in batches.
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import type { FileRef } from '../../core/ports.ts';
import { ChangeBatch } from './changeBatch.ts';
import type { WorkspaceChange } from '../../core/codebase/api.ts';

/** Watches `folders` until disposed. Skips git's own files, and URIs for which `locate` returns no file. */
export function watchFolders(
  folders: readonly vscode.WorkspaceFolder[],
  locate: (uri: vscode.Uri) => FileRef | undefined,
  deliver: (changes: readonly WorkspaceChange[]) => Promise<void>,
): Disposable {
  const store = new DisposableStore();
  const batch = store.add(new ChangeBatch(deliver));
  const addChange = (type: WorkspaceChange['type']) => (uri: vscode.Uri) => {
    const file = locate(uri);
    if (file && !/(^|\/)\.git(\/|$)/.test(file.path)) batch.add({ ...file, type });
  };
  for (const folder of folders) {
    const watcher = store.add(vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '**')));
    store.add(watcher.onDidCreate(addChange('created')));
    store.add(watcher.onDidChange(addChange('changed')));
    store.add(watcher.onDidDelete(addChange('deleted')));
  }
  return store;
}
