// Says which settings have a value that cannot be used, since their defaults count then and nobody would know why.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { settingDefaults, wrongSettings } from '../settings.ts';
import { getSetting } from '../workspaceIndex.ts';

/** Looks at the start and after each change; each setting is told once as long as it stays wrong. */
export function register(context: vscode.ExtensionContext, { log }: Clew): void {
  let told: readonly string[] = [];
  const look = (): void => {
    const wrong = wrongSettings(getSetting);
    const fresh = wrong.filter((key) => !told.includes(key));
    told = wrong;
    for (const key of fresh) {
      const words = vscode.l10n.t(
        'The value of the setting "clew.{0}" cannot be used, so its default counts ({1}): correct it.',
        key,
        JSON.stringify(settingDefaults[key]),
      );
      log.warn(words);
      void say(words, key);
    }
  };
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('clew') && look()));
  look();
}

async function say(words: string, key: string): Promise<void> {
  const open = vscode.l10n.t('Open Settings');
  if ((await vscode.window.showWarningMessage(words, open)) === open)
    await vscode.commands.executeCommand('workbench.action.openSettings', `clew.${key}`);
}
