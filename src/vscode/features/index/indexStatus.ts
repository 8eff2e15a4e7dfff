// Commands for the state of the index: the page with every file, pausing, and reports.
import * as vscode from 'vscode';
import type { FileQuery, FileState } from '../../../core/indexing/files/fileListing.ts';
import type { Clew } from '../../clew.ts';
import { DoctorPanel } from '../../doctor/doctorPanel.ts';
import { reportText } from '../../doctor/report.ts';
import { sayFailure } from '../../failure.ts';
import { getSetting } from '../../workspace/workspaceIndex.ts';
import { withFailureShown } from '../saying.ts';

/** Most files that a report names; the rest is counted. */
const mostNamed = 1000;

/** Registers the commands, and the context key that enables them. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const doctor = new DoctorPanel(context.extensionUri, clew);
  const command = (name: string, run: (argument?: unknown) => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, (argument?: unknown) => withFailureShown(clew, () => run(argument))));
  };
  command('clew.showIndexStatus', (filter) => {
    doctor.show(typeof filter === 'string' ? filter : undefined);
    // A person who looks at the state wants the workspace indexed, unless it waits for consent.
    if (clew.index.view.state === 'waiting' && !clew.index.view.message && clew.index.roots.length) return clew.index.start();
    return undefined;
  });
  command('clew.pauseIndexing', () => clew.index.pause());
  command('clew.resumeIndexing', () => clew.index.resume());
  command('clew.copyIndexReport', () => copyReport(context, clew));
  command('clew.reportIssue', () => reportIssue(context, clew));
  context.subscriptions.push(doctor, clew.index.onDidChange(tellState));
  tellState(clew.index.view);
}

let told: string | undefined;

/** Enables pausing in menus and palette while there is something to pause. */
function tellState({ state }: Clew['index']['view']): void {
  const now = state === 'paused' ? 'paused' : state === 'waiting' || state === 'no-folder' || state === 'failed' ? 'off' : 'running';
  if (now === told) return;
  told = now;
  void vscode.commands.executeCommand('setContext', 'clew.indexing', now);
}

async function copyReport(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  const text = await chosenReport(context, clew);
  if (text === undefined) return;
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(vscode.l10n.t('Clew: the report was copied to the clipboard.'), 5000);
}

/** Shows the report before it is sent, so that the person can read and shorten it. */
async function reportIssue(context: vscode.ExtensionContext, clew: Clew): Promise<void> {
  const content = await chosenReport(context, clew);
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

async function chosenReport(context: vscode.ExtensionContext, clew: Clew): Promise<string | undefined> {
  const without = { label: vscode.l10n.t('Without file names'), detail: vscode.l10n.t('Versions, settings, counts, the last errors') };
  const withNames = {
    label: vscode.l10n.t('With file names'),
    detail: vscode.l10n.t('Also each file that is left out or could not be read in full, and why'),
  };
  const picked = await vscode.window.showQuickPick([without, withNames], { title: vscode.l10n.t('Clew: contents of the report') });
  return picked && report(context, clew, picked === withNames);
}

/** States of the files that a report names. */
const incomplete: readonly FileState[] = [
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

async function report(context: vscode.ExtensionContext, clew: Clew, names: boolean): Promise<string> {
  const known = { versions: versionsOf(context), get: getSetting, problems: clew.recent.all };
  if (!clew.index.roots.length) return reportText({ ...known, counts: {} });
  try {
    await clew.index.start();
    const all: FileQuery = { states: [], text: '', order: 'path', descending: false, offset: 0, limit: 0 };
    const [status, { counts }, files] = await Promise.all([
      clew.client.status(),
      clew.client.files.page(all),
      clew.client.files.page({ ...all, states: incomplete, order: 'state', limit: mostNamed }),
    ]);
    return reportText({ ...known, status, counts, ...(names ? { files } : {}) });
  } catch (error) {
    return reportText({ ...known, counts: {}, failure: sayFailure(error, clew.log) });
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
  const all = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  return [...new Set(all)].map((scheme) => `${scheme} ${all.filter((one) => one === scheme).length}`).join(', ') || 'none';
}
