// "Clew: More…": lists seldom used commands, so that the palette only shows everyday ones.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { seldomCommands } from './seldomCommands.ts';
import { pickStep } from './steps.ts';
import { runShowingFailure } from './runShowingFailure.ts';

/** Registers the command, and sets the context key for a configured model: without one, commands for the model are hidden. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { modelLender } = clew;
  const updateContextKey = (): void =>
    void vscode.commands.executeCommand('setContext', 'clew.hasModel', modelLender.view.state !== 'none');
  updateContextKey();
  context.subscriptions.push(
    modelLender.onDidChange(updateContextKey),
    vscode.commands.registerCommand('clew.more', () => runShowingFailure(clew, () => chooseCommand(context))),
  );
}

async function chooseCommand({ extension }: vscode.ExtensionContext): Promise<void> {
  const { contributes } = extension.packageJSON as CommandsManifest;
  const titles = new Map(contributes.commands.map(({ command, title }) => [command, title]));
  const items = seldomCommands.map((command) => ({ label: titles.get(command) ?? command, command }));
  const placeholder = vscode.l10n.t('What would you like to do?');
  const choice = await pickStep(items, { title: vscode.l10n.t('Clew: More'), canGoBack: false, placeholder });
  if (typeof choice === 'object') await vscode.commands.executeCommand(choice.command);
}

/** The editor provides it with texts in its language. */
interface CommandsManifest {
  readonly contributes: { readonly commands: readonly { readonly command: string; readonly title: string }[] };
}
