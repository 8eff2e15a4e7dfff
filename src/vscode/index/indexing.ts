// Commands for the index, and the policy for starting it automatically.
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { hasManyFiles, maxFilesWithoutConsent } from '../workspace/fileCount.ts';
import { startsAutomatically } from '../settings/indexSettings.ts';
import { readSettings } from '../settings/settings.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';
import { statisticsKey } from '../statistics/showStatistics.ts';
import { removeToolCalls } from '../../node/toolCallLog.ts';
import { storeFolderOf } from '../agents/clewServer.ts';
import { panelId } from '../pages/panelId.ts';
import { processorTimes, waitForRoom } from './courtesy.ts';

/** Key of the consent to index this workspace: it was found small enough, or the user agreed. Counting again would delay each start. */
const consentKey = 'clew.indexManyFiles';

/** Registers the commands and starts the index when the setting says so. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const command = (name: string, run: () => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, () => runShowingFailure(clew, run)));
  };
  command('clew.startIndex', async () => {
    await context.workspaceState.update(consentKey, true);
    await clew.index.start();
  });
  command('clew.rebuildIndex', () => rebuild(clew));
  command('clew.deleteData', () => deleteData(context, clew));
  command('clew.showLog', () => clew.channel.show());
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    void runShowingFailure(clew, () => startAutomatically(context, clew));
  };
  // A shown panel does not wait for room.
  context.subscriptions.push({ dispose: () => (hasBegun = true) }, clew.panelShownEmitter.event(begin));
  void waitForRoom({ sleep, times: processorTimes }).then(begin);
}

async function startAutomatically(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  if (!clew.index.roots.length || !startsAutomatically(readSettings(getSetting))) return;
  const consent = context.workspaceState.get<boolean>(consentKey);
  if (consent === undefined && (await hasTooManyFiles())) {
    clew.index.waitForConsent(maxFilesWithoutConsent);
    const [yes, no] = [vscode.l10n.t('Index'), vscode.l10n.t('Not Now')];
    const words = vscode.l10n.t('This workspace has more than {0} files. Let Clew index it now?', maxFilesWithoutConsent.toLocaleString());
    const answer = await vscode.window.showInformationMessage(words, yes, no);
    if (answer !== yes) return;
  }
  if (consent === undefined) await context.workspaceState.update(consentKey, true);
  await clew.index.start();
}

async function hasTooManyFiles(): Promise<boolean> {
  const cancellation = new vscode.CancellationTokenSource();
  // Counting must stay cheap: a search that takes this long has many files.
  const timer = setTimeout(() => cancellation.cancel(), 10_000);
  try {
    return (await hasManyFiles(cancellation.token)) || cancellation.token.isCancellationRequested;
  } finally {
    clearTimeout(timer);
    cancellation.dispose();
  }
}

async function rebuild(clew: Clew): Promise<void> {
  const title = vscode.l10n.t('Clew: rebuilding the index');
  await vscode.window.withProgress({ location: { viewId: panelId }, title }, () => clew.index.rebuild());
}

async function deleteData(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  const yes = vscode.l10n.t('Delete');
  const detail = vscode.l10n.t(
    'This deletes the stored index of all workspaces, the chats and consents of this one, all API keys, and the counts of model usage and answers. Your files are not touched. The index can be built again.',
  );
  const question = vscode.l10n.t('Delete all data that Clew has stored?');
  if ((await vscode.window.showWarningMessage(question, { modal: true, detail }, yes)) !== yes) return;
  await clew.openChat.deleteAll();
  await clew.modelLender.deleteData();
  await clew.strategyCosts.forget();
  await clew.chatEvidenceLog.clear();
  await removeToolCalls(storeFolderOf(context));
  clew.workspaceEmbedder.embeddedLog.clear();
  await clew.index.deleteData();
  await context.globalState.update(statisticsKey, undefined);
  for (const key of context.workspaceState.keys()) await context.workspaceState.update(key, undefined);
  void vscode.window.showInformationMessage(vscode.l10n.t('All data that Clew had stored is deleted.'));
}
