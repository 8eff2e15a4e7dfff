// Item of the editor's language status with the index state of the active file alone; it leads to the tab "Clew Index" with all files.
import * as vscode from 'vscode';
import type { FileRow } from '../../core/indexing/files/fileListing.ts';
import { isInIndex, stateLabel, stateSentence } from '../../core/indexing/files/fileStateLabels.ts';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';

/** ms to wait for further changes of index and editor. */
const updateDelayMs = 400;

/** Registers the item. It requests only the active file, once the index has started. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const item = vscode.languages.createLanguageStatusItem('clew.file', '*');
  item.name = 'Clew';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleUpdate = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void updateItem(item, clew), updateDelayMs);
  };
  context.subscriptions.push(item, vscode.window.onDidChangeActiveTextEditor(scheduleUpdate), clew.index.onDidChange(scheduleUpdate), {
    dispose: () => clearTimeout(timer),
  });
  scheduleUpdate();
}

async function updateItem(item: vscode.LanguageStatusItem, clew: Clew): Promise<void> {
  const uri = vscode.window.activeTextEditor?.document.uri;
  const file = uri && fileRefOf(uri, clew.index.roots);
  item.command = {
    command: 'clew.showIndexStatus',
    title: vscode.l10n.t('Show Index Status'),
    ...(file ? { arguments: [file.path] } : {}),
  };
  const { state } = clew.index.view;
  if (!file)
    return setItem(item, vscode.l10n.t('Clew: not in the workspace'), vscode.l10n.t('Clew answers from the folders that are open here.'));
  if (state === 'waiting' || state === 'no-folder') return setItem(item, vscode.l10n.t('Clew: not indexed yet'), '');
  try {
    const row = await clew.client.files.row(file);
    if (uri?.toString() !== vscode.window.activeTextEditor?.document.uri.toString()) return;
    describeRow(item, row, state);
  } catch (error) {
    clew.log.trace(`The state of the file at hand: ${String(error)}`);
    setItem(item, vscode.l10n.t('Clew: no index'), vscode.l10n.t('The engine does not respond; the log has the details.'), true);
  }
}

function describeRow(item: vscode.LanguageStatusItem, row: FileRow | null, state: string): void {
  item.busy = state === 'indexing' || state === 'starting';
  if (!row) {
    setItem(item, item.busy ? vscode.l10n.t('Clew: not read yet') : vscode.l10n.t('Clew: not indexed'), '');
    return;
  }
  const warns = row.state === 'parse-errors' || row.state === 'quarantined' || row.state === 'unreadable';
  const label = isInIndex(row.state) ? stateLabel(row.state) : vscode.l10n.t('left out, {0}', stateLabel(row.state));
  setItem(item, `Clew: ${label}`, detailOf(row), warns);
  item.accessibilityInformation = { label: `Clew: ${stateSentence(row)}` };
}

/** Short text: the item has one line, followed by its command. */
function detailOf({ state, detail, symbols, parseErrors }: FileRow): string {
  if (state === 'parse-errors') return parseErrors === 1 ? vscode.l10n.t('1 place') : vscode.l10n.t('{0} places', parseErrors);
  if (!isInIndex(state)) return detail;
  return symbols === 1 ? vscode.l10n.t('1 symbol') : vscode.l10n.t('{0} symbols', symbols);
}

function setItem(item: vscode.LanguageStatusItem, text: string, detail: string, warns = false): void {
  item.text = text;
  item.detail = detail;
  item.severity = warns ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
}
