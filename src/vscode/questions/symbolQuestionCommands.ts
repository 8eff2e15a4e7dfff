// Questions about the symbol at the cursor, from the editor's context menu and the palette. The graph answers them with or without a model.
import * as vscode from 'vscode';
import type { CallRelation } from '../../core/searching/callRelation.ts';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { symbolQuestion } from './symbolQuestion.ts';
import { aboutLines } from './questionCommands.ts';
import { panelId } from '../pages/panelId.ts';

const commands: readonly (readonly [string, CallRelation])[] = [
  ['clew.whoCalls', 'callers'],
  ['clew.whatRaises', 'raises'],
  ['clew.traceFromHere', 'calls'],
  ['clew.whatBreaks', 'impact'],
  ['clew.whichTests', 'tests'],
];

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  for (const [name, relation] of commands)
    context.subscriptions.push(vscode.commands.registerCommand(name, () => askAtCursor(clew, relation)));
}

async function askAtCursor(clew: Clew, relation: CallRelation): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const file = editor && fileRefOf(editor.document.uri, clew.index.roots);
  const name = editor && nameAt(editor);
  if (!editor || !file || !name) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Put the cursor on the name of a function in a file of the open folder first.'),
    );
    return;
  }
  await vscode.commands.executeCommand(`${panelId}.focus`);
  const { label, focus } = aboutLines(file, new vscode.Range(editor.selection.active, editor.selection.active));
  void clew.questionRunner.ask(symbolQuestion(relation, name, { label, focus: { ...focus, name } }));
}

/** The word at the cursor, or at the start of a selection. */
function nameAt({ document, selection }: vscode.TextEditor): string | undefined {
  const range = document.getWordRangeAtPosition(selection.isEmpty ? selection.active : selection.start);
  const word = range && document.getText(range);
  return word && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(word) ? word : undefined;
}
