// Asks about several problems at once, chosen from a list or a selection, grouped by what they have in common.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import type { ListedProblem } from './problemGroups.ts';
import { problemsQuestion } from './problemsQuestion.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { codeOf } from './errorAction.ts';
import { panelId } from '../pages/panelId.ts';

/** A problem and its file. */
interface ProblemInFile {
  readonly uri: vscode.Uri;
  readonly diagnostic: vscode.Diagnostic;
}

interface ProblemItem extends vscode.QuickPickItem, ProblemInFile {}

/** Problems to list; the rest is counted. */
const maxListedProblems = 500;

/** Registers the command: without arguments it opens a list; with a file and problems it asks about them. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.askProblems', async (uri?: unknown, diagnostics?: readonly vscode.Diagnostic[]) => {
      const problems =
        uri instanceof vscode.Uri && diagnostics ? diagnostics.map((diagnostic) => ({ uri, diagnostic })) : await chooseProblems(clew);
      if (problems?.length) await askAboutProblems(clew, problems);
    }),
  );
}

async function askAboutProblems(clew: Clew, problems: readonly ProblemInFile[]): Promise<void> {
  const listedProblems = problems.flatMap(({ uri, diagnostic }): ListedProblem[] => {
    const file = fileRefOf(uri, clew.index.roots);
    if (!file) return [];
    const { message, source, range } = diagnostic;
    const code = codeOf(diagnostic);
    return [{ path: file.path, line: range.start.line + 1, message, ...(source ? { source } : {}), ...(code ? { code } : {}) }];
  });
  if (listedProblems.length === 0) return;
  await vscode.commands.executeCommand(`${panelId}.focus`);
  await clew.questionRunner.ask({ question: problemsQuestion(listedProblems), options: { mode: 'diagnostic', modeBy: 'command' } });
}

/** Lets the person choose from the workspace's errors and warnings; those of the active file come first and are preselected. */
async function chooseProblems(clew: Clew): Promise<readonly ProblemInFile[] | undefined> {
  const active = vscode.window.activeTextEditor?.document.uri.toString();
  const allItems = vscode.languages.getDiagnostics().flatMap(([uri, diagnostics]) => {
    const file = fileRefOf(uri, clew.index.roots);
    const seriousProblems = diagnostics.filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning);
    return file ? seriousProblems.map((diagnostic) => itemOf(uri, file.path, diagnostic, uri.toString() === active)) : [];
  });
  if (allItems.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The editor reports no errors or warnings in the open folder.'));
    return undefined;
  }
  const items = allItems.toSorted((a, b) => Number(b.picked) - Number(a.picked)).slice(0, maxListedProblems);
  const omittedCount = allItems.length - items.length;
  const title =
    omittedCount > 0 ? vscode.l10n.t('Ask about problems ({0} more are not listed)', omittedCount) : vscode.l10n.t('Ask about problems');
  return vscode.window.showQuickPick(items, { canPickMany: true, title, matchOnDescription: true });
}

function itemOf(uri: vscode.Uri, path: string, diagnostic: vscode.Diagnostic, picked: boolean): ProblemItem {
  const icon = diagnostic.severity === vscode.DiagnosticSeverity.Error ? 'error' : 'warning';
  const description = `${path}:${diagnostic.range.start.line + 1}`;
  return { label: `$(${icon}) ${diagnostic.message.split('\n')[0] ?? ''}`, description, picked, uri, diagnostic };
}
