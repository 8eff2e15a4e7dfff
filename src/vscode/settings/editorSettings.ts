// Reads settings from the editor, where an untrusted workspace has only limited influence, and writes them.
import * as vscode from 'vscode';
import { withVariables } from './environment.ts';
import { settingDefaults, untrustedValue, type GetSetting, type SettingKey, type Settings } from './settings.ts';

/** Reads settings of `folder`, or of the whole workspace; environment variables come first. */
export function settingsIn(folder?: vscode.Uri): GetSetting {
  const get: GetSetting = (name) => {
    const configuration = vscode.workspace.getConfiguration(undefined, folder);
    const value = configuration.get(name);
    return vscode.workspace.isTrusted ? value : untrustedValue(name, configuration.inspect(name), value);
  };
  return withVariables(get, process.env);
}

/** Writes a setting of the person. Removes one that gets its default, so that settings.json stays short. */
export async function writeSetting<K extends SettingKey>(key: K, value: Settings[K]): Promise<void> {
  const storedValue = value === settingDefaults[key] ? undefined : value;
  await vscode.workspace.getConfiguration('clew').update(key, storedValue, vscode.ConfigurationTarget.Global);
}
