// Reports settings with invalid values, whose defaults silently count. It is a status bar item, since VS Code cannot withdraw a message:
// the item disappears with the last invalid value.
import * as vscode from 'vscode';
import { manifestSettings, type SettingsManifest } from '../../core/base/settings/manifestSettings.ts';
import type { Clew } from '../clew.ts';
import { variableFor } from '../settings/environment.ts';
import { settingDefaults, wrongSettings } from '../settings/settings.ts';
import { getSetting } from './workspaceIndex.ts';
import { wrongSettingSentence, type SettingBounds } from '../settings/wrongSettingSentence.ts';

/** Command of the item; not in the palette, since there is seldom something to open. */
const openCommand = 'clew.openWrongSettings';

/** Manifest entry of a setting. */
type Property = SettingBounds & { readonly scope?: string };

/** Checks at the start and after each change. */
export function register(context: vscode.ExtensionContext, { log }: Clew): void {
  const item = vscode.window.createStatusBarItem('clew.settings', vscode.StatusBarAlignment.Left);
  item.name = vscode.l10n.t('Clew: Wrong Settings');
  item.command = openCommand;
  item.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');
  const properties = propertiesIn(context.extension.packageJSON);
  let names: readonly string[] = [];
  let loggedSentences: readonly string[] = [];
  const update = (): void => {
    const wrongValues = wrongSettings(getSetting);
    names = wrongValues.map(([key]) => `clew.${key}`);
    const sentences = wrongValues.map(([key, value]) =>
      wrongSettingSentence(key, value, settingDefaults[key], properties[`clew.${key}`], variableFor(key, process.env)),
    );
    for (const sentence of sentences.filter((each) => !loggedSentences.includes(each))) log.warn(sentence);
    loggedSentences = sentences;
    updateItem(item, names, sentences);
  };
  context.subscriptions.push(
    item,
    vscode.commands.registerCommand(openCommand, () => openSettings(names, properties)),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('clew') && update()),
  );
  update();
}

function updateItem(item: vscode.StatusBarItem, [name = '', ...others]: readonly string[], sentences: readonly string[]): void {
  if (!name) return item.hide();
  const words = others.length ? vscode.l10n.t('Clew: {0} wrong settings', sentences.length) : vscode.l10n.t('Wrong setting {0}', name);
  item.text = `$(warning) ${words}`;
  item.tooltip = sentences.join('\n');
  item.accessibilityInformation = { label: [words, ...sentences].join('. '), role: 'button' };
  item.show();
}

/** Opens the settings page of the scope where the first of them is set. */
async function openSettings(names: readonly string[], properties: Readonly<Record<string, Property>>): Promise<void> {
  const [first = ''] = names;
  const { workspaceValue, workspaceFolderValue } = vscode.workspace.getConfiguration().inspect(first) ?? {};
  const isOfMachine = properties[first]?.scope?.startsWith('machine') && vscode.env.remoteName !== undefined;
  const page = workspaceValue !== undefined || workspaceFolderValue !== undefined ? 'Workspace' : isOfMachine ? 'Remote' : '';
  await vscode.commands.executeCommand(`workbench.action.open${page}Settings`, { query: `@id:${names.join(',')}` });
}

function propertiesIn(manifest: unknown): Readonly<Record<string, Property>> {
  return manifestSettings(manifest as SettingsManifest<Property>);
}
