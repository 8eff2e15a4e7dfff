// Reads settings from the editor. An untrusted workspace has only limited influence.
import * as vscode from 'vscode';
import { withVariables } from './environment.ts';
import { untrustedValue, type GetSetting } from './settings.ts';

/** Reads settings of `folder`, or of the whole workspace; environment variables come first. */
export function settingsIn(folder?: vscode.Uri): GetSetting {
  const get: GetSetting = (name) => {
    const configuration = vscode.workspace.getConfiguration(undefined, folder);
    const value = configuration.get(name);
    return vscode.workspace.isTrusted ? value : untrustedValue(name, configuration.inspect(name), value);
  };
  return withVariables(get, process.env);
}
