// Commands for the embedder besides choosing it: progress, pause, resume, test, and the list of what was sent.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { embeddedTotalsText } from './embeddedTotalsText.ts';
import { embeddingStatusLabels } from './embeddingSentences.ts';
import { testEmbedderOfSettings } from './testEmbedderOfSettings.ts';
import { pickStep } from '../dialogs/steps.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import * as chooseEmbedder from './chooseEmbedder.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Command of the status bar item; not in the palette, which has each of its actions. */
const actions = 'clew.embeddingActions';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { workspaceEmbedder } = clew;
  const command = (name: string, run: () => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, () => runShowingFailure(clew, run)));
  };
  const showEmbeddedTexts = registerDocument(context, 'clew-embedded', () => embeddedTotalsText(workspaceEmbedder.embeddedLog.totals));
  chooseEmbedder.register(context, clew);
  command('clew.testEmbedder', () => testEmbedderOfSettings(clew));
  command('clew.pauseEmbedding', () => workspaceEmbedder.pause());
  command('clew.resumeEmbedding', async () => {
    await clew.index.start();
    await workspaceEmbedder.resume();
  });
  command('clew.showEmbedded', () => showEmbeddedTexts(vscode.l10n.t('What was embedded')));
  command(actions, () => offerActions(clew));
  showStatus(context, clew);
}

/** Shows the item while there is something to see or do. */
function showStatus(context: vscode.ExtensionContext, { workspaceEmbedder }: Clew): void {
  const item = vscode.window.createStatusBarItem('clew.embedding', vscode.StatusBarAlignment.Left);
  item.name = vscode.l10n.t('Clew: Embedding');
  item.command = actions;
  const show = (): void => {
    const words = embeddingStatusLabels(workspaceEmbedder.status);
    const { provider, phase } = workspaceEmbedder.status;
    void vscode.commands.executeCommand('setContext', 'clew.embeddingCanPause', provider === 'lent' && phase === 'embedding');
    if (!words) {
      item.hide();
      return;
    }
    item.text = words.text;
    item.tooltip = words.tooltip;
    item.backgroundColor = words.warns ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    item.show();
  };
  context.subscriptions.push(item, workspaceEmbedder.onDidChange(show));
}

async function offerActions({ workspaceEmbedder }: Clew): Promise<void> {
  const { status } = workspaceEmbedder;
  const isRunning = status.phase === 'embedding';
  const isLent = status.provider === 'lent';
  const items = [
    ...(isRunning && isLent
      ? [
          {
            label: `$(debug-pause) ${vscode.l10n.t('Pause Embedding')}`,
            detail: vscode.l10n.t('Vectors that exist are kept'),
            run: 'clew.pauseEmbedding',
          },
        ]
      : []),
    ...(isRunning
      ? []
      : [
          {
            label: `$(debug-continue) ${vscode.l10n.t('Resume Embedding')}`,
            detail: vscode.l10n.t('Continue with pieces that have no vector yet'),
            run: 'clew.resumeEmbedding',
          },
        ]),
    ...(isLent ? [{ label: `$(beaker) ${vscode.l10n.t('Test Embedder')}`, detail: '', run: 'clew.testEmbedder' }] : []),
    {
      label: `$(settings-gear) ${vscode.l10n.t('Choose Embedder')}`,
      detail: vscode.l10n.t('Another one, the built-in one, or none'),
      run: 'clew.chooseEmbedder',
    },
    { label: `$(list-unordered) ${vscode.l10n.t('Show What Was Embedded')}`, detail: '', run: 'clew.showEmbedded' },
  ];
  const placeholder = embeddingStatusLabels(status)?.tooltip ?? vscode.l10n.t('All vectors are there.');
  const choice = await pickStep(items, { title: vscode.l10n.t('Clew: Embedding'), canGoBack: false, placeholder });
  if (typeof choice === 'object') await vscode.commands.executeCommand(choice.run);
}
