// Tests the embedder of the settings with progress, and shows the result with a button for the next step.
import * as vscode from 'vscode';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { whereOf } from '../../models/endpoint/address.ts';
import type { EmbedderCheck } from '../../models/connection/embedderTest.ts';
import type { Clew } from '../clew.ts';

/** Resolves with the checks; empty when there is nothing to test or the person cancelled. */
export async function testEmbedderOfSettings(clew: Clew): Promise<readonly EmbedderCheck[]> {
  const provider = clew.modelLender.settings['embedding.provider'];
  if (provider === 'builtIn')
    void showWithFixes(vscode.l10n.t('The built-in embedder runs on this machine: there is nothing to test.'), 'info', []);
  if (provider === 'off') void showWithFixes(vscode.l10n.t('No embedder is chosen, so there is nothing to test.'), 'info', ['choose']);
  if (provider !== 'endpoint') return [];
  const checks = await testWithProgress(clew);
  void showResult(checks);
  return checks;
}

async function testWithProgress(clew: Clew): Promise<readonly EmbedderCheck[]> {
  const where = whereOf(clew.modelLender.settings['embedding.baseUrl']);
  const progress = { location: vscode.ProgressLocation.Notification, title: vscode.l10n.t('Clew: testing {0}', where), cancellable: true };
  return vscode.window.withProgress(progress, async (report, token) => {
    const checks: EmbedderCheck[] = [];
    try {
      for await (const check of startTest(clew, token)) {
        checks.push(check);
        report.report({ message: check.sentence });
        clew.log[check.outcome === 'ok' ? 'info' : 'warn'](`Test of the embedder, ${check.check}: ${check.sentence}`);
      }
    } catch (error) {
      if (error instanceof CancelledError) return [];
      throw error;
    }
    return checks;
  });
}

async function* startTest(clew: Clew, token: vscode.CancellationToken): AsyncGenerator<EmbedderCheck> {
  const { testEmbedder, failureCheck } = await import('../../models/connection/embedderTest.ts');
  try {
    const { embedder, gateEmbedder } = await clew.workspaceEmbedder.embedderForTest();
    yield* testEmbedder(embedder, { gateEmbedder, chunks: clew.workspaceEmbedder.status.total }, token);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    yield failureCheck(error);
  }
}

type EmbedderFix = 'key' | 'choose' | 'settings' | 'measure' | 'log';

function showResult(checks: readonly EmbedderCheck[]): Promise<void> {
  const fault = checks.find(({ outcome }) => outcome === 'failed');
  if (fault) return showWithFixes(fault.sentence, 'error', [fixOf(fault), 'log']);
  if (checks.length === 0) return Promise.resolve();
  const sentences = checks.filter(({ check }) => check !== 'usage' && check !== 'meaning').map(({ sentence }) => sentence);
  const warnings = checks.filter(({ outcome }) => outcome === 'warning').map(({ sentence }) => sentence);
  return showWithFixes([...sentences, ...warnings].join(' '), warnings.length ? 'warning' : 'info', ['measure', 'log']);
}

function fixOf({ code }: EmbedderCheck): EmbedderFix {
  if (code === 'model-unauthorized' || code === 'model-forbidden') return 'key';
  return code === 'embedder-unknown' || code === 'embedder-unset' ? 'choose' : 'settings';
}

async function showWithFixes(words: string, kind: 'info' | 'warning' | 'error', fixes: readonly EmbedderFix[]): Promise<void> {
  const actions: Record<EmbedderFix, { readonly label: string; readonly command: readonly [string, ...unknown[]] }> = {
    key: { label: vscode.l10n.t('Set API Key'), command: ['clew.setApiKey'] },
    choose: { label: vscode.l10n.t('Choose Embedder'), command: ['clew.chooseEmbedder'] },
    settings: { label: vscode.l10n.t('Open Settings'), command: ['workbench.action.openSettings', 'clew.embedding'] },
    measure: { label: vscode.l10n.t('Measure on This Workspace'), command: ['clew.measure'] },
    log: { label: vscode.l10n.t('Show Log'), command: ['clew.showLog'] },
  };
  const messageFunctions = { info: 'showInformationMessage', warning: 'showWarningMessage', error: 'showErrorMessage' } as const;
  const chosenLabel = await vscode.window[messageFunctions[kind]](words, ...fixes.map((fix) => actions[fix].label));
  const action = fixes.map((fix) => actions[fix]).find(({ label }) => label === chosenLabel);
  if (action) await vscode.commands.executeCommand(...action.command);
}
