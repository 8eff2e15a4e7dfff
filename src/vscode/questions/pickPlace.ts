// Lets the person pick a file for the next pass: the active one first; typing finds any other indexed file.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { sayFailure } from '../failure.ts';
import { namedPath, fileRefOf } from '../workspace/roots.ts';
import type { AddedPlace } from '../chats/steering.ts';

/** Files to list; another letter brings the rest. */
const mostFiles = 100;

interface PlaceItem extends vscode.QuickPickItem {
  readonly added?: AddedPlace;
}

/** The chosen file; undefined when the person cancelled. */
export function pickPlace(clew: Clew): Promise<AddedPlace | undefined> {
  const pick = vscode.window.createQuickPick<PlaceItem>();
  pick.title = vscode.l10n.t('Add a file to this answer');
  pick.placeholder = vscode.l10n.t('The next pass reads it');
  // Otherwise the editor sorts matching labels first.
  Object.assign(pick, { sortByLabel: false });
  const first = atHand(clew);
  pick.items = first;
  let source = new vscode.CancellationTokenSource();
  const follow = async (typed: string): Promise<void> => {
    source.cancel();
    source = new vscode.CancellationTokenSource();
    const { token } = source;
    pick.busy = true;
    const placeItems = await filesLike(clew, typed, token);
    if (token.isCancellationRequested) return;
    pick.items = [...first, ...placeItems];
    pick.busy = false;
  };
  pick.onDidChangeValue((typed) => void follow(typed));
  return new Promise<AddedPlace | undefined>((resolve) => {
    pick.onDidAccept(() => {
      const [item] = pick.selectedItems;
      if (!item?.added) return;
      resolve(item.added);
      pick.hide();
    });
    pick.onDidHide(() => {
      source.cancel();
      pick.dispose();
      resolve(undefined);
    });
    pick.show();
    void follow('');
  });
}

/** The selection and the active file. */
function atHand({ index: { roots } }: Clew): PlaceItem[] {
  const editor = vscode.window.activeTextEditor;
  const file = editor && fileRefOf(editor.document.uri, roots);
  if (!file) return [];
  const path = namedPath(roots, file.root, file.path);
  const whole = { label: path, added: { label: path, place: { ...file, lineStart: 1, lineEnd: 0 } } };
  const { selection } = editor;
  if (selection.isEmpty) return [whole];
  const lines = { lineStart: selection.start.line + 1, lineEnd: selection.end.line + 1 };
  const label = `${path}:${lines.lineStart}-${lines.lineEnd}`;
  return [{ label, description: vscode.l10n.t('Selection'), added: { label, place: { ...file, ...lines } } }, whole];
}

async function filesLike(clew: Clew, typed: string, token: vscode.CancellationToken): Promise<PlaceItem[]> {
  const { client, index, log } = clew;
  try {
    await index.start();
    const { paths, count } = await client.files.like(typed, mostFiles, token);
    const items = paths.flatMap(({ root, path, folder }): PlaceItem[] => {
      const label = namedPath(index.roots, root, path);
      return folder ? [] : [{ label, alwaysShow: true, added: { label, place: { root, path, lineStart: 1, lineEnd: 0 } } }];
    });
    if (items.length === 0) return [{ label: vscode.l10n.t('No indexed file has that name.'), alwaysShow: true }];
    const left = count - paths.length;
    return left > 0
      ? [...items, { label: vscode.l10n.t('{0} more match: type more of the name.', left.toLocaleString()), alwaysShow: true }]
      : items;
  } catch (error) {
    return token.isCancellationRequested ? [] : [{ label: sayFailure(error, log), alwaysShow: true }];
  }
}
