// Commands that ask or prepare a question: from the palette, by key, and from the editor's context menu.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import type { About } from './nextQuestion.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { panelId } from '../pages/panelId.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const command = (name: string, run: (...args: never[]) => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, run));
  };
  command('clew.ask', () => clew.nextQuestion.focus());
  command('clew.askSelection', () => withSelection(clew, (about) => clew.nextQuestion.focus(about)));
  command('clew.explainSelection', () => withSelection(clew, (about) => explain(clew, about)));
  command('clew.newChat', async () => {
    await clew.openChat.startNew();
    clew.nextQuestion.clear();
    clew.nextQuestion.focus(undefined, '');
  });
  // Names the view, since the focus may be anywhere when the palette runs this.
  command('clew.movePanel', () => vscode.commands.executeCommand('workbench.action.moveFocusedView', panelId));
}

function explain(clew: Clew, about: About): void {
  void vscode.commands.executeCommand(`${panelId}.focus`);
  const text = vscode.l10n.t('Explain {0}: what does it do, and how is it used?', about.label);
  void clew.questionRunner.ask({
    question: text,
    about: about.label,
    options: { mode: 'conceptual', modeBy: 'command', focus: about.focus },
  });
}

/** Runs with the selected lines, or with the line of the cursor. Says so when there are none. */
function withSelection(clew: Clew, run: (about: About) => void): void {
  const editor = vscode.window.activeTextEditor;
  const file = editor && fileRefOf(editor.document.uri, clew.index.roots);
  if (!editor || !file) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Select some code in a file of the open folder first.'));
    return;
  }
  run(aboutLines(file, editor.selection));
}

/** The subject for these lines. A selection that ends before a line's first character excludes that line. */
export function aboutLines(
  file: { readonly root: string; readonly path: string },
  range: vscode.Range,
): About & { readonly focus: NonNullable<About['focus']> } {
  const last = range.end.character === 0 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line;
  const [lineStart, lineEnd] = [range.start.line + 1, last + 1];
  const label = `${file.path}:${lineStart === lineEnd ? lineStart : `${lineStart}-${lineEnd}`}`;
  return { label, focus: { ...file, lineStart, lineEnd } };
}
