// Explorer's context menu: ask within a folder or file, review its structure, and find unused code in it.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { panelId } from '../pages/panelId.ts';

/** Registers the commands of the menu; from the palette they use the active file. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const command = (name: string, run: (scope: string) => void): void => {
    context.subscriptions.push(
      vscode.commands.registerCommand(name, (uri?: unknown) => {
        const scope = scopePath(clew, uri instanceof vscode.Uri ? uri : vscode.window.activeTextEditor?.document.uri);
        if (scope !== undefined) run(scope);
        else void vscode.window.showInformationMessage(vscode.l10n.t('Choose a file or folder of the open workspace first.'));
      }),
    );
  };
  command('clew.askHere', (scope) => clew.nextQuestion.focus({ label: scope, scope }));
  command('clew.reviewStructure', (scope) => {
    void vscode.commands.executeCommand(`${panelId}.focus`);
    const text = vscode.l10n.t('What is wrong with the structure of {0}?', `\`${scope}\``);
    void clew.questionRunner.ask({ question: text, about: scope, options: { mode: 'analytical', modeBy: 'command', scope } });
  });
  // Without a file, as from the palette, it covers the whole workspace.
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.findUnused', (uri?: unknown) =>
      findUnusedCode(clew, uri instanceof vscode.Uri ? uri : undefined),
    ),
  );
}

async function findUnusedCode(clew: Clew, uri: vscode.Uri | undefined): Promise<void> {
  const scope = scopePath(clew, uri) ?? '.';
  await vscode.commands.executeCommand(`${panelId}.focus`);
  const text = scope === '.' ? vscode.l10n.t('What is unused in the workspace?') : vscode.l10n.t('What is unused in {0}?', `\`${scope}\``);
  void clew.questionRunner.ask({
    question: text,
    about: scope,
    options: { mode: 'analytical', modeBy: 'command', strategy: 'unused', scope },
  });
}

/** The path as questions name it: with the name of its root where there are several. */
export function scopePath(clew: Clew, uri: vscode.Uri | undefined): string | undefined {
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  const root = folder && clew.index.roots[folder.index];
  if (!uri || !root) return undefined;
  const path = fileRefOf(uri, clew.index.roots)?.path;
  const hasSeveralRoots = clew.index.roots.length > 1;
  if (path === undefined) return hasSeveralRoots ? root.name : '.';
  return hasSeveralRoots ? `${root.name}/${path}` : path;
}
