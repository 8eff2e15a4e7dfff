// Puts code of an answer into the editor, from the panel.
import * as vscode from 'vscode';

/** Replaces the selection in the last used editor; reports when there is none. */
export async function insertAtCursor(text: string): Promise<void> {
  // The panel has the focus, so the last used editor counts.
  const editor = vscode.window.activeTextEditor ?? vscode.window.visibleTextEditors[0];
  if (!editor) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open a file first: the code goes to its cursor.'));
    return;
  }
  await editor.edit((edit) => edit.replace(editor.selection, text));
  await vscode.window.showTextDocument(editor.document, { viewColumn: editor.viewColumn });
}
