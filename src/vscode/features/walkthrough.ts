// What the walkthrough of the manifest waits for: the index is there, and the first answer has come. Its last step asks a question that every
// project can answer.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { panelId } from './panel.ts';

/** Registers the question and sets the context keys, each once it is true. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const said = new Set<string>();
  const say = (key: string): void => {
    if (said.has(key)) return;
    said.add(key);
    void vscode.commands.executeCommand('setContext', key, true);
  };
  context.subscriptions.push(
    clew.index.onDidChange(({ state }) => state === 'ready' && say('clew.indexed')),
    clew.chat.onDidChange((message) => message.kind === 'turn' && message.turn.record && say('clew.answered')),
    vscode.commands.registerCommand('clew.askFirst', async () => {
      await vscode.commands.executeCommand(`${panelId}.focus`);
      const text = vscode.l10n.t('What does this project do, and where does it start?');
      await clew.asking.ask({ text, options: { mode: 'conceptual' } });
    }),
  );
}
