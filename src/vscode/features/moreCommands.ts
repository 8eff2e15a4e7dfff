// "Clew: More…": lists seldom used commands, so that the palette only shows everyday ones.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { seldomCommands } from '../seldomCommands.ts';
import { pickStep } from '../steps.ts';
import { withFailureShown } from './saying.ts';

/** Registers the command, and sets the context key for a configured model: without one, commands for the model are hidden. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { lending } = clew;
  const tell = (): void => void vscode.commands.executeCommand('setContext', 'clew.hasModel', lending.view.state !== 'none');
  tell();
  context.subscriptions.push(
    lending.onDidChange(tell),
    vscode.commands.registerCommand('clew.more', () => withFailureShown(clew, () => chooseCommand(context))),
  );
}

async function chooseCommand({ extension }: vscode.ExtensionContext): Promise<void> {
  const { contributes } = extension.packageJSON as CommandsManifest;
  const titles = new Map(contributes.commands.map(({ command, title }) => [command, title]));
  const items = seldomCommands.map((command) => ({ label: titles.get(command) ?? command, command }));
  const placeholder = vscode.l10n.t('What would you like to do?');
  const picked = await pickStep(items, { title: vscode.l10n.t('Clew: More'), canGoBack: false, placeholder });
  if (typeof picked === 'object') await vscode.commands.executeCommand(picked.command);
}

/** The editor provides it with texts in its language. */
interface CommandsManifest {
  readonly contributes: { readonly commands: readonly { readonly command: string; readonly title: string }[] };
}
