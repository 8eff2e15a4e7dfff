// Reads settings from the editor: of a workspace that is not trusted only what it may say.
import * as vscode from 'vscode';
import { untrustedValue, type GetSetting } from './settings.ts';

/** Reads settings as they hold in `folder`, or in the whole workspace. */
export function settingsIn(folder?: vscode.Uri): GetSetting {
  return (name) => {
    const configuration = vscode.workspace.getConfiguration(undefined, folder);
    const value = configuration.get(name);
    return vscode.workspace.isTrusted ? value : untrustedValue(name, configuration.inspect(name), value);
  };
}
