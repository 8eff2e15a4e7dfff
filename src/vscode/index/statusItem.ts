// Status bar item with the state of the whole index. A click offers actions: ask, open the tab "Clew Index", pause, choose a model.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { indexStatusLabels } from '../workspace/statusLabels.ts';
import { pickStep } from '../dialogs/steps.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Command of the item; not in the palette, which has each of its actions. */
const actions = 'clew.statusActions';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const item = vscode.window.createStatusBarItem('clew.index', vscode.StatusBarAlignment.Left);
  item.name = vscode.l10n.t('Clew: Index');
  item.command = actions;
  const update = (): void => {
    const words = indexStatusLabels(clew.index.view);
    if (!words) return item.hide();
    item.text = words.text;
    item.tooltip = ['Clew', ...words.lines].join('\n');
    item.accessibilityInformation = { label: ['Clew', ...words.lines].join('. '), role: 'button' };
    item.backgroundColor = words.warns ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    item.show();
  };
  context.subscriptions.push(
    item,
    clew.index.onDidChange(update),
    vscode.commands.registerCommand(actions, () => runShowingFailure(clew, () => offerActions(clew))),
  );
  update();
}

async function offerActions({ index, modelLender }: Clew): Promise<void> {
  const { state } = index.view;
  const item = (icon: string, words: string, run: string, description = ''): vscode.QuickPickItem & { readonly run: string } => ({
    label: `$(${icon}) ${words}`,
    description,
    run,
  });
  const canPause = state === 'indexing' || state === 'starting' || state === 'ready';
  const items = [
    item('comment-discussion', vscode.l10n.t('Ask a Question'), 'clew.ask'),
    item('git-compare', vscode.l10n.t('What Did I Change?'), 'clew.whatChanged'),
    item(
      'list-unordered',
      vscode.l10n.t('Show Index Status'),
      'clew.showIndexStatus',
      vscode.l10n.t('every file, and why some are left out'),
    ),
    ...(state === 'waiting' ? [item('play', vscode.l10n.t('Start Indexing'), 'clew.startIndex')] : []),
    ...(canPause ? [item('debug-pause', vscode.l10n.t('Pause Indexing'), 'clew.pauseIndexing')] : []),
    ...(state === 'paused' ? [item('debug-continue', vscode.l10n.t('Resume Indexing'), 'clew.resumeIndexing')] : []),
    ...(state === 'failed' ? [item('refresh', vscode.l10n.t('Rebuild Index'), 'clew.rebuildIndex')] : []),
    item('hubot', vscode.l10n.t('Choose Model'), 'clew.chooseModel', modelLender.view.name),
    item('output', vscode.l10n.t('Show Log'), 'clew.showLog'),
  ];
  const placeholder = indexStatusLabels(index.view)?.lines.join(' · ') ?? '';
  const choice = await pickStep(items, { title: 'Clew', canGoBack: false, placeholder });
  if (typeof choice === 'object') await vscode.commands.executeCommand(choice.run);
}
