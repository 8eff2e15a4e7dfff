// Reads settings from the editor: of a workspace that is not trusted only what it may say.
import * as vscode from 'vscode';
import { withVariables } from './environment.ts';
import { untrustedValue, type GetSetting } from './settings.ts';

/** Reads settings as they hold in `folder`, or in the whole workspace; variables of the environment come first. */
export function settingsIn(folder?: vscode.Uri): GetSetting {
  const get: GetSetting = (name) => {
    const configuration = vscode.workspace.getConfiguration(undefined, folder);
    const value = configuration.get(name);
    return vscode.workspace.isTrusted ? value : untrustedValue(name, configuration.inspect(name), value);
  };
  return withVariables(get, process.env);
}
