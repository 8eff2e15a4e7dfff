// "Clew: Show Statistics": figures about answers on this machine, which never leave it.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { readSettings } from '../settings/settings.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import { AnswerStatistics } from './statistics.ts';
import { statisticsText } from './statisticsText.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Key of the counts in `globalState`. */
export const statisticsKey = 'clew.statistics';

/** Counts every answer of the chat, and shows the counts. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { globalState } = context;
  const storage = { get: () => globalState.get(statisticsKey), update: (rows: unknown) => globalState.update(statisticsKey, rows) };
  const isEnabled = (): boolean => readSettings(getSetting)['statistics.enabled'];
  const statistics = new AnswerStatistics(storage, isEnabled);
  const show = registerDocument(context, 'clew-statistics', () => statisticsText(statistics.rows, isEnabled()), 'page');
  const command = (name: string, run: () => unknown): vscode.Disposable =>
    vscode.commands.registerCommand(name, () => runShowingFailure(clew, run));
  context.subscriptions.push(
    command('clew.showStatistics', () => show(vscode.l10n.t('Clew statistics'))),
    command('clew.clearStatistics', () => statistics.clear()),
    clew.chat.onDidChange((message) => {
      if (message.kind !== 'turn' || message.turn.state === 'running' || !message.turn.record) return;
      const { record, thumb } = message.turn;
      void statistics
        .count(record, Date.now(), thumb)
        .catch((error: unknown) => clew.log.warn(`An answer was not counted: ${String(error)}`));
    }),
  );
}
