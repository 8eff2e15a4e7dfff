// Code action "Ask why this errors": takes an error of the editor to the panel, with all details from the editor.
import { baseName } from '../../core/base/baseName.ts';
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { diagnosticQuestion, type Remark } from './diagnosticQuestion.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { readSettings } from '../settings/settings.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { aboutLines } from '../questions/questionCommands.ts';
import { panelId } from '../pages/panelId.ts';

/** Asks about a diagnostic (second argument) of a file (first). */
export const askDiagnostic = 'clew.askDiagnostic';

/** Registers the action for every language, and the command that it runs. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const provider: vscode.CodeActionProvider = {
    provideCodeActions: (document, _, { diagnostics }) => actionsFor(clew, document, diagnostics),
  };
  context.subscriptions.push(
    vscode.languages.registerCodeActionsProvider({ pattern: '**' }, provider, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    vscode.commands.registerCommand(askDiagnostic, (uri: vscode.Uri, diagnostic: vscode.Diagnostic) => askWhy(clew, uri, diagnostic)),
  );
}

function actionsFor(clew: Clew, document: vscode.TextDocument, diagnostics: readonly vscode.Diagnostic[]): vscode.CodeAction[] {
  if (!readSettings(getSetting)['codeAction.enabled'] || !fileRefOf(document.uri, clew.index.roots)) return [];
  const problems = diagnostics.filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning);
  const jointActions = problems.length > 1 ? [actionForAll(document.uri, problems)] : [];
  const singleActions = problems.map((diagnostic) => {
    const title = vscode.l10n.t('Ask why this errors');
    const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
    action.diagnostics = [diagnostic];
    action.isPreferred = false;
    action.command = { command: askDiagnostic, title, arguments: [document.uri, diagnostic] };
    return action;
  });
  return [...singleActions, ...jointActions];
}

/** One question about all problems of a selection. */
function actionForAll(uri: vscode.Uri, diagnostics: readonly vscode.Diagnostic[]): vscode.CodeAction {
  const title = vscode.l10n.t('Ask about these {0} problems together', diagnostics.length);
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.diagnostics = [...diagnostics];
  action.command = { command: 'clew.askProblems', title, arguments: [uri, diagnostics] };
  return action;
}

async function askWhy(clew: Clew, uri: vscode.Uri, diagnostic: vscode.Diagnostic): Promise<void> {
  const file = fileRefOf(uri, clew.index.roots);
  if (!file) return;
  const document = await vscode.workspace.openTextDocument(uri);
  const { start, end } = diagnostic.range;
  const [first, last] = [Math.max(0, start.line - 3), Math.min(document.lineCount - 1, end.line + 3, start.line + 30)];
  const text = diagnosticQuestion({
    path: file.path,
    line: start.line + 1,
    message: diagnostic.message,
    source: diagnostic.source,
    code: codeOf(diagnostic),
    relatedRemarks: (diagnostic.relatedInformation ?? []).map(({ location, message }) => remark(clew, location, message)),
    lines: Array.from({ length: last - first + 1 }, (_, i) => document.lineAt(first + i).text),
    firstLine: first + 1,
    language: document.languageId,
  });
  await vscode.commands.executeCommand(`${panelId}.focus`);
  const { label, focus } = aboutLines(file, diagnostic.range);
  await clew.questionRunner.ask({ question: text, about: label, options: { mode: 'diagnostic', modeBy: 'command', focus } });
}

/** The code of a diagnostic as text. */
export function codeOf({ code }: vscode.Diagnostic): string | undefined {
  const value = typeof code === 'object' ? code.value : code;
  return value === undefined ? undefined : String(value);
}

/** A related place outside the workspace is named by its file name alone, since its folder is private. */
function remark(clew: Clew, { uri, range }: vscode.Location, message: string): Remark {
  const path = fileRefOf(uri, clew.index.roots)?.path ?? baseName(uri.path);
  return { path, line: range.start.line + 1, message };
}
