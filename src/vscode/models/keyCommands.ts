// Commands for API keys, one per server, in the editor's secret storage.
import * as vscode from 'vscode';
import { originOf, withScheme } from '../../models/endpoint/address.ts';
import type { Clew } from '../clew.ts';
import { isAddress } from './modelView.ts';
import { inputStep, pickStep } from '../dialogs/steps.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers the commands. Removal is offered only where a key exists. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { keys } = clew.modelLender;
  const updateContextKey = (): void => void vscode.commands.executeCommand('setContext', 'clew.hasApiKey', keys.origins.length > 0);
  updateContextKey();
  context.subscriptions.push(
    keys.onDidList(updateContextKey),
    vscode.commands.registerCommand('clew.setApiKey', () => runShowingFailure(clew, () => setKey(clew))),
    vscode.commands.registerCommand('clew.removeApiKey', () => runShowingFailure(clew, () => removeKey(clew))),
  );
}

async function setKey(clew: Clew): Promise<void> {
  const title = vscode.l10n.t('Clew: Set API Key');
  const origin = await pickOrigin(clew, title);
  if (origin === undefined) return;
  const prompt = vscode.l10n.t('API key for {0}; it is sent to this server alone', origin);
  const key = await inputStep({ title, canGoBack: false, prompt, password: true });
  if (typeof key !== 'string' || !key) return;
  await clew.modelLender.keys.set(origin, key);
  void vscode.window.showInformationMessage(vscode.l10n.t('The key for {0} is stored.', origin));
}

/** Lets the person pick a server: those of the settings first, then those with a key, then any other. */
async function pickOrigin(clew: Clew, title: string): Promise<string | undefined> {
  const { 'model.baseUrl': model, 'embedding.baseUrl': embedder } = clew.modelLender.settings;
  const originsOfSettings = [model, embedder].filter((url) => isAddress(url)).map((url) => originOf(url));
  const originsWithKey = clew.modelLender.keys.origins;
  const items: (vscode.QuickPickItem & { readonly origin?: string })[] = [...new Set([...originsOfSettings, ...originsWithKey])].map(
    (origin) => ({
      label: origin,
      description: originsWithKey.includes(origin) ? vscode.l10n.t('has a key, which will be replaced') : vscode.l10n.t('has no key'),
      origin,
    }),
  );
  const otherItem: (typeof items)[number] = { label: vscode.l10n.t('Another server…') };
  const chooseItem: (typeof items)[number] = {
    label: vscode.l10n.t('Choose Model'),
    detail: vscode.l10n.t('No server is set yet: the next steps ask for the server, the key that it needs, and the model.'),
  };
  const placeholder = vscode.l10n.t('Which server is the key for?');
  const choice = await pickStep([...items, ...(originsOfSettings.length ? [] : [chooseItem]), otherItem], {
    title,
    canGoBack: false,
    placeholder,
  });
  if (choice === chooseItem) await vscode.commands.executeCommand('clew.chooseModel');
  if (typeof choice !== 'object' || choice === chooseItem) return undefined;
  return choice.origin ?? inputOrigin(title);
}

async function inputOrigin(title: string): Promise<string | undefined> {
  const wrongAddress = vscode.l10n.t('This is not an address of a server, such as http://localhost:11434/v1.');
  const prompt = vscode.l10n.t('Base URL of the server');
  const url = await inputStep({
    title,
    canGoBack: false,
    prompt,
    check: (text) => (isAddress(withScheme(text)) ? undefined : wrongAddress),
  });
  return typeof url === 'string' ? originOf(withScheme(url)) : undefined;
}

async function removeKey(clew: Clew): Promise<void> {
  const items = clew.modelLender.keys.origins.map((origin) => ({ label: origin }));
  if (!items.length) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Clew has no API key.'));
    return;
  }
  const stepOptions = {
    title: vscode.l10n.t('Clew: Remove API Key'),
    canGoBack: false,
    placeholder: vscode.l10n.t('Which key should be removed?'),
  };
  const choice = await pickStep(items, stepOptions);
  if (typeof choice !== 'object') return;
  await clew.modelLender.keys.remove(choice.label);
  void vscode.window.showInformationMessage(vscode.l10n.t('The key for {0} is removed.', choice.label));
}
