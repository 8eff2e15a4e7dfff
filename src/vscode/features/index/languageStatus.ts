// Language status item with the index state of the active file; leads to the page with all files.
import * as vscode from 'vscode';
import type { FileRow } from '../../../core/indexing/files/fileListing.ts';
import { isInIndex, stateLabel, stateSentence } from '../../../core/indexing/files/fileStateWords.ts';
import type { Clew } from '../../clew.ts';
import { fileRefOf } from '../../workspace/roots.ts';

/** ms to wait for further changes of index and editor. */
const pause = 400;

/** Registers the item. It requests only the active file, once the index has started. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const item = vscode.languages.createLanguageStatusItem('clew.file', '*');
  item.name = 'Clew';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(item, clew), pause);
  };
  context.subscriptions.push(item, vscode.window.onDidChangeActiveTextEditor(soon), clew.index.onDidChange(soon), {
    dispose: () => clearTimeout(timer),
  });
  soon();
}

async function show(item: vscode.LanguageStatusItem, clew: Clew): Promise<void> {
  const uri = vscode.window.activeTextEditor?.document.uri;
  const place = uri && fileRefOf(uri, clew.index.roots);
  item.command = {
    command: 'clew.showIndexStatus',
    title: vscode.l10n.t('Show Index Status'),
    ...(place ? { arguments: [place.path] } : {}),
  };
  const { state } = clew.index.view;
  if (!place)
    return say(item, vscode.l10n.t('Clew: not in the workspace'), vscode.l10n.t('Clew answers from the folders that are open here.'));
  if (state === 'waiting' || state === 'no-folder') return say(item, vscode.l10n.t('Clew: not indexed yet'), '');
  try {
    const row = await clew.client.files.one(place);
    if (uri?.toString() !== vscode.window.activeTextEditor?.document.uri.toString()) return;
    describe(item, row, state);
  } catch (error) {
    clew.log.trace(`The state of the file at hand: ${String(error)}`);
    say(item, vscode.l10n.t('Clew: no index'), vscode.l10n.t('The engine does not respond; the log has the details.'), true);
  }
}

function describe(item: vscode.LanguageStatusItem, row: FileRow | null, state: string): void {
  item.busy = state === 'indexing' || state === 'starting';
  if (!row) {
    say(item, item.busy ? vscode.l10n.t('Clew: not read yet') : vscode.l10n.t('Clew: not indexed'), '');
    return;
  }
  const warns = row.state === 'parse-errors' || row.state === 'quarantined' || row.state === 'unreadable';
  const label = isInIndex(row.state) ? stateLabel(row.state) : vscode.l10n.t('left out, {0}', stateLabel(row.state));
  say(item, `Clew: ${label}`, detailOf(row), warns);
  item.accessibilityInformation = { label: `Clew: ${stateSentence(row)}` };
}

/** Short text: the item has one line, followed by its command. */
function detailOf({ state, detail, symbols, parseErrors }: FileRow): string {
  if (state === 'parse-errors') return parseErrors === 1 ? vscode.l10n.t('1 place') : vscode.l10n.t('{0} places', parseErrors);
  if (!isInIndex(state)) return detail;
  return symbols === 1 ? vscode.l10n.t('1 symbol') : vscode.l10n.t('{0} symbols', symbols);
}

function say(item: vscode.LanguageStatusItem, text: string, detail: string, warns = false): void {
  item.text = text;
  item.detail = detail;
  item.severity = warns ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
}
