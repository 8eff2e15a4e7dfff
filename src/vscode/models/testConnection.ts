// "Clew: Test Connection": checks the endpoint step by step and reports the first fault, with a button for its fix.
import * as vscode from 'vscode';
import { CancelledError } from '../../core/base/cancellation.ts';
import { destinationOf, whereOf } from '../../models/endpoint/address.ts';
import type { ConnectionCheck } from '../../models/connection/connectionCheck.ts';
import type { Model } from '../../core/ports.ts';
import type { Clew } from '../clew.ts';
import { networkDependencies } from './networkDependencies.ts';
import { readEndpointSettings } from './endpoints.ts';
import { endpointDependencies } from './modelSource.ts';
import { priceOf } from '../settings/settings.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers the command; it resolves with the checks, before anybody has read the result. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.testConnection', () => runShowingFailure(clew, () => testModel(clew))));
}

async function testModel(clew: Clew): Promise<readonly ConnectionCheck[]> {
  const provider = clew.modelLender.settings['model.provider'];
  if (provider === 'endpoint') {
    const checks = await runChecks(clew);
    if (checks) void showResult(clew, checks);
    return checks ?? [];
  }
  if (provider === 'none') void showWithFixes(vscode.l10n.t('No model is chosen, so there is no connection to test.'), 'info', ['choose']);
  else await testEditorModel(clew);
  return [];
}

/** A model of the editor may only be called for a person's question, so this only reports whether it exists. */
async function testEditorModel(clew: Clew): Promise<void> {
  const { large, problem } = await clew.modelLender.chosenModels();
  if (large) {
    const { name, where } = large.model.info;
    void showWithFixes(vscode.l10n.t('{0} is offered by {1}; it is asked with your next question.', name, where), 'info', []);
  } else if (problem) {
    const { connectionFaultSentence } = await import('../../models/connection/connectionSentences.ts');
    void showWithFixes(connectionFaultSentence(problem.code, problem.args) ?? problem.code, 'error', ['choose']);
  }
}

/** Undefined when the person cancels. */
async function runChecks(clew: Clew): Promise<readonly ConnectionCheck[] | undefined> {
  const { modelLender, log } = clew;
  const { settings } = modelLender;
  const [{ testConnection }, common, gate] = await Promise.all([
    import('../../models/connection/connectionTest.ts'),
    // The test reports an unreadable address, and there is no key for it.
    readEndpointSettings(settings, modelLender.keys),
    modelLender.testGate(),
  ]);
  const model = settings['model.large'];
  const where = whereOf(common.baseUrl);
  const dependencies = {
    ...endpointDependencies(log),
    ...networkDependencies(common.baseUrl),
    localOnly: settings['privacy.localOnly'],
    gateModel: (model: Model) => gate.gateModel(model, destinationOf(common.baseUrl)),
  };
  const progress = { location: vscode.ProgressLocation.Notification, title: vscode.l10n.t('Clew: testing {0}', where), cancellable: true };
  return vscode.window.withProgress(progress, async (report, token) => {
    const checks: ConnectionCheck[] = [];
    try {
      for await (const check of testConnection({ ...common, model, price: priceOf(settings) }, dependencies, token)) {
        checks.push(check);
        report.report({ message: check.sentence });
        log[check.outcome === 'ok' ? 'info' : 'warn'](`Connection test, ${check.check}: ${check.sentence}`);
      }
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
    return checks;
  });
}

type ConnectionFix = 'key' | 'choose' | 'settings' | 'log';

async function showResult(clew: Clew, checks: readonly ConnectionCheck[]): Promise<void> {
  const fault = checks.find(({ outcome }) => outcome === 'failed');
  if (fault) return showWithFixes(fault.sentence, 'error', [fixOf(fault), 'log']);
  const warnings = checks.filter(({ outcome }) => outcome === 'warning').map(({ sentence }) => sentence);
  if (warnings.length) return showWithFixes(warnings.join(' '), 'warning', ['settings', 'log']);
  const { name, where } = clew.modelLender.view;
  return showWithFixes(vscode.l10n.t('The connection works: {0} at {1} answers.', name, where), 'info', ['log']);
}

function fixOf({ code }: ConnectionCheck): ConnectionFix {
  if (code === 'model-unauthorized' || code === 'model-forbidden') return 'key';
  return code === 'model-unknown' || code === 'model-unset' || code.startsWith('model-not-') ? 'choose' : 'settings';
}

async function showWithFixes(words: string, kind: 'info' | 'warning' | 'error', fixes: readonly ConnectionFix[]): Promise<void> {
  const actions: Record<ConnectionFix, { readonly label: string; readonly command: readonly [string, ...unknown[]] }> = {
    key: { label: vscode.l10n.t('Set API Key'), command: ['clew.setApiKey'] },
    choose: { label: vscode.l10n.t('Choose Model'), command: ['clew.chooseModel'] },
    settings: { label: vscode.l10n.t('Open Settings'), command: ['workbench.action.openSettings', 'clew.model'] },
    log: { label: vscode.l10n.t('Show Log'), command: ['clew.showLog'] },
  };
  const messageFunctions = { info: 'showInformationMessage', warning: 'showWarningMessage', error: 'showErrorMessage' } as const;
  const chosenLabel = await vscode.window[messageFunctions[kind]](words, ...fixes.map((fix) => actions[fix].label));
  const action = fixes.map((fix) => actions[fix]).find(({ label }) => label === chosenLabel);
  if (action) await vscode.commands.executeCommand(...action.command);
}
