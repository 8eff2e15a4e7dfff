// "Find All Uses": lists every use of the symbol at the cursor, and previews each place while a person goes through it.
import * as vscode from 'vscode';
import type { UseResult, UsesAnswer } from '../../core/uses/answer/usesAnswer.ts';
import { sharedNameTitle } from '../../core/uses/answer/sharedNameType.ts';
import { useKindPhrase, usesSentence } from '../../core/uses/answer/usesSentences.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { openPlace } from '../places/openPlace.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { PlacePreview } from './placePreview.ts';
import { sentenceItem, type SearchItem } from './searchList.ts';

/** Places to list; the rest is counted. */
const maxPlaces = 500;

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerTextEditorCommand('clew.findUses', (editor) => void showUsesAtCursor(editor, clew)));
}

/** A name in a document; line and column are one-based. */
interface NameAt {
  readonly uri: vscode.Uri;
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

async function showUsesAtCursor({ document, selection }: vscode.TextEditor, clew: Clew): Promise<void> {
  const range = document.getWordRangeAtPosition(selection.active);
  const name = range && document.getText(range);
  if (!range || !name) return void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor on a name to find its uses.'));
  await showUses({ uri: document.uri, name, line: range.start.line + 1, column: range.start.character + 1 }, clew);
}

/** Lists the uses of that name; resolves once they are listed. */
export async function showUses(at: NameAt, clew: Clew): Promise<void> {
  const { name } = at;
  const quickPick = vscode.window.createQuickPick<SearchItem>();
  const cancellation = new vscode.CancellationTokenSource();
  quickPick.title = vscode.l10n.t('Uses of {0}', name);
  quickPick.placeholder = vscode.l10n.t('Type to narrow the list down');
  [quickPick.matchOnDescription, quickPick.matchOnDetail, quickPick.busy] = [true, true, true];
  const preview = new PlacePreview(clew);
  let isChosen = false;
  quickPick.onDidChangeActive(([item]) => preview.follow(item));
  quickPick.onDidAccept(() => {
    const [item] = quickPick.selectedItems;
    if (!item?.place) return;
    isChosen = true;
    quickPick.hide();
    void openPlace(clew, { ...item.place, hash: undefined, offset: 0, length: 1 });
  });
  quickPick.onDidHide(() => {
    cancellation.cancel();
    void preview.end(!isChosen);
    quickPick.dispose();
  });
  quickPick.show();
  const results = await findUses(at, clew, cancellation.token);
  if (cancellation.token.isCancellationRequested) return;
  quickPick.busy = false;
  if (typeof results === 'string') return void (quickPick.items = [sentenceItem(results)]);
  const [first, ...more] = results;
  if (first && more.length === 0) quickPick.title = titleOf(first);
  quickPick.items = results.length
    ? results.flatMap((each) => itemsOf(each, more.length > 0))
    : [sentenceItem(vscode.l10n.t('{0} does not refer to anything in this workspace here.', name))];
}

/** Returns the uses, or a sentence about why there are none. */
async function findUses(
  { uri, name, line, column }: NameAt,
  clew: Clew,
  token: vscode.CancellationToken,
): Promise<readonly UsesAnswer[] | string> {
  try {
    await clew.index.start();
    const file = fileRefOf(uri, clew.index.roots);
    if (!file) return vscode.l10n.t('This file is in no folder of the workspace.');
    return await clew.client.graph.uses({ name, at: { ...file, line, column } }, token);
  } catch (error) {
    return token.isCancellationRequested ? '' : failureSentence(error, clew.log);
  }
}

/** The name with the number of its uses. */
function titleOf(result: UsesAnswer): string {
  return `${result.type ? sharedNameTitle(result.type, result.name) : result.name}: ${usesSentence(result)}`;
}

/** Direct uses, then possible ones, each list under its heading. */
function itemsOf(result: UsesAnswer, isNamed: boolean): SearchItem[] {
  const { places, possible, undecided } = result;
  const searchItems = places.slice(0, maxPlaces).map((place) => itemOf(place, directWords(place)));
  const omittedCount = places.length - searchItems.length;
  return [
    ...(isNamed || !places.length ? [sentenceItem(titleOf(result))] : []),
    ...searchItems,
    ...(omittedCount
      ? [sentenceItem(vscode.l10n.t('{0} more are not listed: "clew uses" on the command line can narrow them down.', omittedCount))]
      : []),
    ...possible.slice(0, maxPlaces).map((place) => itemOf(place, possibleWords(place))),
    ...undecided.slice(0, maxPlaces).map((place) => itemOf(place, vscode.l10n.t('meaning undecided'))),
  ];
}

/** How a direct use uses the symbol. */
function directWords({ kind, contract }: UseResult): string {
  return contract === undefined ? useKindPhrase(kind) : `${useKindPhrase(kind)}, ${vscode.l10n.t('through {0}', contract)}`;
}

/** How an indirect use may reach the symbol. */
function possibleWords({ through, throughEvent, contract }: UseResult): string {
  if (contract !== undefined) return vscode.l10n.t('possible, through {0}', contract);
  if (throughEvent !== undefined) return vscode.l10n.t('possible, through event {0}', throughEvent);
  return through ? vscode.l10n.t('possible, through {0}', through) : vscode.l10n.t('possible, through a base or derived type');
}

function itemOf({ root, path, file, line, text, symbol }: UseResult, words: string): SearchItem {
  return {
    label: text,
    description: `${words}${symbol ? `, ${symbol}` : ''}`,
    detail: `${file}:${line}`,
    place: { root, file: path, lineStart: line, lineEnd: line },
  };
}
