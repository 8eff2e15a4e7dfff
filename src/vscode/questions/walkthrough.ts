// Context keys for the walkthrough of the manifest: the index, a question about a place in the code, a model, the first answer. Its last
// step asks a question that every project can answer.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { panelId } from '../pages/panelId.ts';

/**
 * Registers the question and sets each context key once it is true. VS Code ticks a step only when its event comes after the page was first
 * opened. The manifest therefore joins each key with the page being the active editor, which becomes true again whenever it is opened.
 */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const trueKeys = new Set<string>();
  const setKey = (key: string, isTrue: boolean): void => {
    if (!isTrue || trueKeys.has(key)) return;
    trueKeys.add(key);
    void vscode.commands.executeCommand('setContext', key, true);
  };
  const updateKeys = (): void => {
    setKey('clew.indexed', clew.index.view.state === 'ready');
    setKey('clew.modelChosen', clew.modelLender.view.state === 'ready');
    setKey(
      'clew.askedInPlace',
      clew.chat.turns.some(({ about }) => about !== undefined),
    );
    setKey(
      'clew.answered',
      clew.chat.turns.some(({ record }) => record !== undefined),
    );
  };
  updateKeys();
  context.subscriptions.push(
    clew.index.onDidChange(updateKeys),
    clew.modelLender.onDidChange(updateKeys),
    clew.chat.onDidClear(updateKeys),
    clew.chat.onDidChange((message) => message.kind === 'turn' && updateKeys()),
    vscode.commands.registerCommand('clew.askFirst', async () => {
      await vscode.commands.executeCommand(`${panelId}.focus`);
      const text = vscode.l10n.t('What does this project do, and where does it start?');
      await clew.questionRunner.ask({ question: text, options: { mode: 'conceptual', modeBy: 'command' } });
    }),
  );
}
