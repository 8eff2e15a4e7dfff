// Commands about the whole index: "Show Index Status" opens the tab "Clew Index" (src/vscode/indexTab); others pause indexing or make a report.
import * as vscode from 'vscode';
import type { FileQuery, FileState } from '../../core/indexing/files/fileListing.ts';
import type { Clew } from '../clew.ts';
import { IndexTab } from './indexTab.ts';
import { reportText } from './report.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Most files that a report names; the rest is counted. */
const maxNamedFiles = 1000;

/** Registers the commands, and the context key that enables them. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const indexTab = new IndexTab(context.extensionUri, clew);
  const command = (name: string, run: (argument?: unknown) => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, (argument?: unknown) => runShowingFailure(clew, () => run(argument))));
  };
  command('clew.showIndexStatus', (filter) => {
    indexTab.show(typeof filter === 'string' ? filter : undefined);
    // A person who looks at the state wants the workspace indexed, unless it waits for consent.
    if (clew.index.view.state === 'waiting' && !clew.index.view.message && clew.index.roots.length) return clew.index.start();
    return undefined;
  });
  command('clew.pauseIndexing', () => clew.index.pause());
  command('clew.resumeIndexing', () => clew.index.resume());
  command('clew.copyIndexReport', () => copyReport(context, clew));
  command('clew.reportIssue', () => reportIssue(context, clew));
  context.subscriptions.push(indexTab, clew.index.onDidChange(updateContextKey));
  updateContextKey(clew.index.view);
}

let contextValue: string | undefined;

/** Enables pausing in menus and palette while there is something to pause. */
function updateContextKey({ state }: Clew['index']['view']): void {
  const newValue = state === 'paused' ? 'paused' : state === 'waiting' || state === 'no-folder' || state === 'failed' ? 'off' : 'running';
  if (newValue === contextValue) return;
  contextValue = newValue;
  void vscode.commands.executeCommand('setContext', 'clew.indexing', newValue);
}

async function copyReport(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  const text = await pickReport(context, clew);
  if (text === undefined) return;
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(vscode.l10n.t('Clew: the report was copied to the clipboard.'), 5000);
}

/** Shows the report before it is sent, so that the person can read and shorten it. */
async function reportIssue(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  const content = await pickReport(context, clew);
  if (content === undefined) return;
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: `${prompt()}\n\n${content}` });
  await vscode.window.showTextDocument(document);
  const [go, copy] = [vscode.l10n.t('Open Issue Reporter'), vscode.l10n.t('Copy')];
  const words = vscode.l10n.t('This text is the whole report: describe what happened, and remove anything that others should not read.');
  const answer = await vscode.window.showInformationMessage(words, go, copy);
  if (answer === undefined) return;
  const text = document.getText();
  await vscode.env.clipboard.writeText(text);
  if (answer === go)
    await vscode.commands.executeCommand('workbench.action.openIssueReporter', { extensionId: context.extension.id, issueBody: text });
}

function prompt(): string {
  return [`# ${vscode.l10n.t('What happened')}`, vscode.l10n.t('(What you did, what you expected, what came instead.)')].join('\n\n');
}

async function pickReport(context: vscode.ExtensionContext, clew: Clew): Promise<string | undefined> {
  const withoutNames = { label: vscode.l10n.t('Without file names'), detail: vscode.l10n.t('Versions, settings, counts, the last errors') };
  const withNames = {
    label: vscode.l10n.t('With file names'),
    detail: vscode.l10n.t('Also each file that is left out or could not be read in full, and why'),
  };
  const choice = await vscode.window.showQuickPick([withoutNames, withNames], { title: vscode.l10n.t('Clew: contents of the report') });
  return choice && createReport(context, clew, choice === withNames);
}

/** States of the files that a report names. */
const incompleteStates: readonly FileState[] = [
  ...([
    'parse-errors',
    'too-large',
    'minified',
    'binary',
    'unsupported',
    'unreadable',
    'rules-unread',
    'no-room',
    'quarantined',
    'link',
    'outside',
  ] as const),
  ...(['gitignore', 'clewignore', 'files.exclude', 'search.exclude', 'clew.exclude', 'built-in', 'other-folder'] as const),
];

async function createReport(context: vscode.ExtensionContext, clew: Clew, hasNames: boolean): Promise<string> {
  const baseInput = { versions: versionsOf(context), get: getSetting, problems: clew.recentProblems.all };
  if (!clew.index.roots.length) return reportText({ ...baseInput, counts: {} });
  try {
    await clew.index.start();
    const countQuery: FileQuery = { states: [], text: '', order: 'path', descending: false, offset: 0, limit: 0 };
    const [status, { counts }, files] = await Promise.all([
      clew.client.status(),
      clew.client.files.page(countQuery),
      clew.client.files.page({ ...countQuery, states: incompleteStates, order: 'state', limit: maxNamedFiles }),
    ]);
    return reportText({ ...baseInput, status, counts, ...(hasNames ? { files } : {}) });
  } catch (error) {
    return reportText({ ...baseInput, counts: {}, failure: failureSentence(error, clew.log) });
  }
}

function versionsOf({ extension }: vscode.ExtensionContext): readonly (readonly [string, string])[] {
  const { version } = extension.packageJSON as { readonly version: string };
  const { appName, remoteName = 'none', language, uiKind } = vscode.env;
  return [
    ['Clew', version],
    [appName, `${vscode.version} (${uiKind === vscode.UIKind.Web ? 'web' : 'desktop'}, ${language})`],
    ['System', `${process.platform} ${process.arch}`],
    ['Node', process.versions.node],
    // Some remotes are named by their address.
    ['Remote', /^[a-z-]+$/.test(remoteName) ? remoteName : 'server'],
    ['Trusted', String(vscode.workspace.isTrusted)],
    ['Folders', schemes()],
  ];
}

/** Number of folders by scheme (`file`, `vscode-vfs`), without their names. */
function schemes(): string {
  const allSchemes = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  return [...new Set(allSchemes)].map((scheme) => `${scheme} ${allSchemes.filter((each) => each === scheme).length}`).join(', ') || 'none';
}
