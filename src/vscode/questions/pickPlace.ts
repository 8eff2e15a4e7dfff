// Lets the person pick a file for the next pass: the active one first; typing finds any other indexed file.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { namedPath, fileRefOf } from '../workspace/roots.ts';
import type { AddedPlace } from '../chats/answerSteering.ts';

/** Files to list; another letter brings the rest. */
const maxFiles = 100;

interface PlaceItem extends vscode.QuickPickItem {
  readonly addedPlace?: AddedPlace;
}

/** The chosen file; undefined when the person cancelled. */
export function pickPlace(clew: Clew): Promise<AddedPlace | undefined> {
  const quickPick = vscode.window.createQuickPick<PlaceItem>();
  quickPick.title = vscode.l10n.t('Add a file to this answer');
  quickPick.placeholder = vscode.l10n.t('The next pass reads it');
  // Otherwise the editor sorts matching labels first.
  Object.assign(quickPick, { sortByLabel: false });
  const firstItems = activeItems(clew);
  quickPick.items = firstItems;
  let cancellation = new vscode.CancellationTokenSource();
  const updateItems = async (typedText: string): Promise<void> => {
    cancellation.cancel();
    cancellation = new vscode.CancellationTokenSource();
    const { token } = cancellation;
    quickPick.busy = true;
    const placeItems = await filesLike(clew, typedText, token);
    if (token.isCancellationRequested) return;
    quickPick.items = [...firstItems, ...placeItems];
    quickPick.busy = false;
  };
  quickPick.onDidChangeValue((typedText) => void updateItems(typedText));
  return new Promise<AddedPlace | undefined>((resolve) => {
    quickPick.onDidAccept(() => {
      const [item] = quickPick.selectedItems;
      if (!item?.addedPlace) return;
      resolve(item.addedPlace);
      quickPick.hide();
    });
    quickPick.onDidHide(() => {
      cancellation.cancel();
      quickPick.dispose();
      resolve(undefined);
    });
    quickPick.show();
    void updateItems('');
  });
}

/** The selection and the active file. */
function activeItems({ index: { roots } }: Clew): PlaceItem[] {
  const editor = vscode.window.activeTextEditor;
  const file = editor && fileRefOf(editor.document.uri, roots);
  if (!file) return [];
  const path = namedPath(roots, file.root, file.path);
  const fileItem = { label: path, addedPlace: { label: path, place: { ...file, lineStart: 1, lineEnd: 0 } } };
  const { selection } = editor;
  if (selection.isEmpty) return [fileItem];
  const selectedLines = { lineStart: selection.start.line + 1, lineEnd: selection.end.line + 1 };
  const label = `${path}:${selectedLines.lineStart}-${selectedLines.lineEnd}`;
  return [{ label, description: vscode.l10n.t('Selection'), addedPlace: { label, place: { ...file, ...selectedLines } } }, fileItem];
}

async function filesLike(clew: Clew, typedText: string, token: vscode.CancellationToken): Promise<PlaceItem[]> {
  const { client, index, log } = clew;
  try {
    await index.start();
    const { paths, count } = await client.files.pathsLike(typedText, maxFiles, token);
    const items = paths.flatMap(({ root, path, folder }): PlaceItem[] => {
      const label = namedPath(index.roots, root, path);
      return folder ? [] : [{ label, alwaysShow: true, addedPlace: { label, place: { root, path, lineStart: 1, lineEnd: 0 } } }];
    });
    if (items.length === 0) return [{ label: vscode.l10n.t('No indexed file has that name.'), alwaysShow: true }];
    const omittedCount = count - paths.length;
    return omittedCount > 0
      ? [...items, { label: vscode.l10n.t('{0} more match: type more of the name.', omittedCount.toLocaleString()), alwaysShow: true }]
      : items;
  } catch (error) {
    return token.isCancellationRequested ? [] : [{ label: failureSentence(error, log), alwaysShow: true }];
  }
}
