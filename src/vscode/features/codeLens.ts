// CodeLens: above each function how many others call it; a click asks who. Off until it is switched on, since it stands in the way of reading.
import * as vscode from 'vscode';
import type { CallerCount } from '../../core/retrieval/around.ts';
import type { Clew } from '../clew.ts';
import { placeOf } from '../roots.ts';
import { readSettings } from '../settings.ts';
import { getSetting } from '../workspaceIndex.ts';

/** Asks about the function whose lens was clicked: the arguments are its document, its one-based line and its name. */
const command = 'clew.whoCallsAt';

/** Registers the lenses and the command behind them. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const changed = new vscode.EventEmitter<void>();
  const provider: vscode.CodeLensProvider = {
    onDidChangeCodeLenses: changed.event,
    provideCodeLenses: (document, token) => lensesOf(clew, document, token),
  };
  context.subscriptions.push(
    changed,
    vscode.languages.registerCodeLensProvider({ pattern: '**' }, provider),
    vscode.commands.registerCommand(command, (uri: string, line: number, name: string) => askAt(uri, line, name)),
    clew.index.onDidTakeIn(() => changed.fire()),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('clew.codeLens.enabled') && changed.fire()),
  );
}

async function lensesOf(clew: Clew, document: vscode.TextDocument, token: vscode.CancellationToken): Promise<vscode.CodeLens[]> {
  const file = placeOf(document.uri, clew.index.roots);
  // Before the index is ready counts would be too small, and nobody could tell.
  if (!readSettings(getSetting)['codeLens.enabled'] || !file || clew.index.view.state !== 'ready') return [];
  try {
    const counts = await clew.client.graph.callerCounts(file, token);
    return counts.filter(({ line }) => line <= document.lineCount).map((count) => lensOf(document.uri, count));
  } catch (error) {
    if (!token.isCancellationRequested) clew.log.warn(`Callers could not be counted: ${String(error)}`);
    return [];
  }
}

function lensOf(uri: vscode.Uri, { line, name, callers }: CallerCount): vscode.CodeLens {
  const range = new vscode.Range(line - 1, 0, line - 1, 0);
  const title = callers === 1 ? vscode.l10n.t('1 caller') : vscode.l10n.t('{0} callers', callers);
  const tooltip = vscode.l10n.t('Ask Clew who calls {0}', name);
  return new vscode.CodeLens(range, { title, tooltip, command, arguments: [uri.toString(), line, name] });
}

/** The same question as from the menu, with the cursor on the name. */
async function askAt(uri: string, line: number, name: string): Promise<void> {
  const editor = await vscode.window.showTextDocument(vscode.Uri.parse(uri, true));
  const column = Math.max(0, editor.document.lineAt(line - 1).text.indexOf(name));
  editor.selection = new vscode.Selection(line - 1, column, line - 1, column);
  await vscode.commands.executeCommand('clew.whoCalls');
}
