// Hover over an error or warning, with a link that asks for its cause.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { readSettings } from '../settings/settings.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { askDiagnostic } from './errorAction.ts';

const command = 'clew.askDiagnosticAt';

/** Registers the hover and the command behind its link, which finds the problem again by place and message. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.languages.registerHoverProvider({ pattern: '**' }, { provideHover: (document, position) => hoverAt(clew, document, position) }),
    vscode.commands.registerCommand(command, async (uri: string, line: number, message: string) => {
      const target = vscode.Uri.parse(uri, true);
      const diagnostic = vscode.languages.getDiagnostics(target).find((each) => each.range.start.line === line && each.message === message);
      if (diagnostic) await vscode.commands.executeCommand(askDiagnostic, target, diagnostic);
      else void vscode.window.showInformationMessage(vscode.l10n.t('This problem no longer exists.'));
    }),
  );
}

function hoverAt(clew: Clew, document: vscode.TextDocument, position: vscode.Position): vscode.Hover | undefined {
  if (!readSettings(getSetting)['codeAction.enabled'] || !fileRefOf(document.uri, clew.index.roots)) return undefined;
  const problemsHere = vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ range, severity }) => severity <= vscode.DiagnosticSeverity.Warning && range.contains(position));
  const [first] = problemsHere;
  if (!first) return undefined;
  const words = new vscode.MarkdownString(
    problemsHere.map((each) => linkTo(document.uri, each, problemsHere.length > 1)).join('\n\n'),
    true,
  );
  words.isTrusted = { enabledCommands: [command] };
  return new vscode.Hover(words, first.range);
}

function linkTo(uri: vscode.Uri, { range, message }: vscode.Diagnostic, isOneOfSeveral: boolean): string {
  const target = encodeURIComponent(JSON.stringify([uri.toString(), range.start.line, message]));
  const what = isOneOfSeveral ? `: ${new vscode.MarkdownString().appendText(message.slice(0, 60)).value}` : '';
  return `[$(comment-discussion) ${vscode.l10n.t('Ask Clew why this errors')}](command:${command}?${target})${what}`;
}
