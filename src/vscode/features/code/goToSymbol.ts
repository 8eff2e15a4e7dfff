// "Go to Symbol": a list that follows typing, from Clew's own index, so it covers every indexed language without a language server.
import * as vscode from 'vscode';
import type { SymbolMatch } from '../../../core/codebase/api.ts';
import type { SymbolKind } from '../../../core/symbols/facts.ts';
import { symbolIcons } from '../../../symbolIcons.ts';
import type { Clew } from '../../clew.ts';
import { sayFailure } from '../../failure.ts';
import { openPlace } from '../../places/openPlace.ts';

/** Symbols to list; another letter brings the rest. */
const mostSymbols = 60;

const icons: Readonly<Record<SymbolKind, string>> = { ...symbolIcons, route: 'symbol-event' };

interface SymbolItem extends vscode.QuickPickItem {
  readonly match?: SymbolMatch;
}

/** Registers the command. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.goToSymbol', (typed?: unknown) => pick(clew, typed)));
}

function pick(clew: Clew, typed: unknown): void {
  const list = vscode.window.createQuickPick<SymbolItem>();
  list.placeholder = vscode.l10n.t('Name of a symbol: its beginning, or the first letters of its words');
  let source = new vscode.CancellationTokenSource();
  const follow = async (text: string): Promise<void> => {
    source.cancel();
    source = new vscode.CancellationTokenSource();
    const { token } = source;
    list.busy = true;
    const items = await itemsFor(clew, text, token);
    // Only the answer to the last request counts, whatever the order of arrival.
    if (token.isCancellationRequested) return;
    list.items = items;
    list.busy = false;
  };
  list.onDidChangeValue((text) => void follow(text));
  list.onDidAccept(() => {
    const [chosen] = list.selectedItems;
    if (!chosen?.match) return;
    list.hide();
    void open(clew, chosen.match);
  });
  list.onDidHide(() => {
    source.cancel();
    list.dispose();
  });
  list.show();
  if (typeof typed === 'string') {
    list.value = typed;
    void follow(typed);
  }
}

async function itemsFor(clew: Clew, typed: string, token: vscode.CancellationToken): Promise<SymbolItem[]> {
  if (typed.trim() === '') return [];
  try {
    await clew.index.start();
    const { symbols, names } = await clew.client.symbols(typed, mostSymbols, token);
    if (symbols.length === 0) return [{ label: vscode.l10n.t('No symbol has that name.'), alwaysShow: true }];
    const items = symbols.map(itemOf);
    const isCut = symbols.length >= mostSymbols;
    return isCut ? [...items, { label: vscode.l10n.t('{0} names match: type more of the name.', names), alwaysShow: true }] : items;
  } catch (error) {
    return token.isCancellationRequested ? [] : [{ label: sayFailure(error, clew.log), alwaysShow: true }];
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

async function open(clew: Clew, { root, file, line }: SymbolMatch): Promise<void> {
  await openPlace(clew, { root, file, lineStart: line, lineEnd: line, hash: undefined, offset: 0, length: 1 });
}
