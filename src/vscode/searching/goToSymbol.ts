// "Go to Symbol": a list that follows typing, from Clew's own index, so it covers every indexed language without a language server.
import * as vscode from 'vscode';
import type { SymbolMatch } from '../../core/codebase/api.ts';
import type { SymbolKind } from '../../core/symbols/facts.ts';
import { symbolIcons } from '../../protocol/symbolIcons.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { openPlace } from '../places/openPlace.ts';

/** Symbols to list; another letter brings the rest. */
const maxSymbols = 60;

const icons: Readonly<Record<SymbolKind, string>> = { ...symbolIcons, route: 'symbol-event' };

interface SymbolItem extends vscode.QuickPickItem {
  readonly match?: SymbolMatch;
}

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.goToSymbol', (initialText?: unknown) => pickSymbol(clew, initialText)));
}

function pickSymbol(clew: Clew, initialText: unknown): void {
  const quickPick = vscode.window.createQuickPick<SymbolItem>();
  quickPick.placeholder = vscode.l10n.t('Name of a symbol: its beginning, or the first letters of its words');
  let cancellation = new vscode.CancellationTokenSource();
  const updateItems = async (text: string): Promise<void> => {
    cancellation.cancel();
    cancellation = new vscode.CancellationTokenSource();
    const { token } = cancellation;
    quickPick.busy = true;
    const items = await itemsFor(clew, text, token);
    // Only the answer to the last request counts, whatever the order of arrival.
    if (token.isCancellationRequested) return;
    quickPick.items = items;
    quickPick.busy = false;
  };
  quickPick.onDidChangeValue((text) => void updateItems(text));
  quickPick.onDidAccept(() => {
    const [item] = quickPick.selectedItems;
    if (!item?.match) return;
    quickPick.hide();
    void openSymbol(clew, item.match);
  });
  quickPick.onDidHide(() => {
    cancellation.cancel();
    quickPick.dispose();
  });
  quickPick.show();
  if (typeof initialText === 'string') {
    quickPick.value = initialText;
    void updateItems(initialText);
  }
}

async function itemsFor(clew: Clew, typedText: string, token: vscode.CancellationToken): Promise<SymbolItem[]> {
  if (typedText.trim() === '') return [];
  try {
    await clew.index.start();
    const { symbols, names } = await clew.client.symbols(typedText, maxSymbols, token);
    if (symbols.length === 0) return [{ label: vscode.l10n.t('No symbol has that name.'), alwaysShow: true }];
    const items = symbols.map(itemOf);
    const isCut = symbols.length >= maxSymbols;
    return isCut ? [...items, { label: vscode.l10n.t('{0} names match: type more of the name.', names), alwaysShow: true }] : items;
  } catch (error) {
    return token.isCancellationRequested ? [] : [{ label: failureSentence(error, clew.log), alwaysShow: true }];
  }
}

function itemOf(match: SymbolMatch): SymbolItem {
  const { kind, name, qualifiedName, root, file, line } = match;
  const owner = qualifiedName === name ? '' : qualifiedName.slice(0, -name.length - 1);
  return {
    label: `$(${icons[kind]}) ${name}`,
    description: owner,
    detail: `${root ? `${root}/` : ''}${file}:${line}`,
    // The list is sorted already; the editor's own matching may differ.
    alwaysShow: true,
    match,
  };
}

async function openSymbol(clew: Clew, { root, file, line }: SymbolMatch): Promise<void> {
  await openPlace(clew, { root, file, lineStart: line, lineEnd: line, hash: undefined, offset: 0, length: 1 });
}
