// View of users and callees of the symbol at the cursor, from the list of *Find All Uses*. It follows the cursor only while visible.
import * as vscode from 'vscode';
import type { AroundSymbol, NeighbourPlace, SymbolPlace } from '../../core/searching/relations/neighbourhood.ts';
import { countSentence, useKindPhrase } from '../../core/uses/answer/usesSentences.ts';
import { symbolIcons } from '../../protocol/symbolIcons.ts';
import type { Clew } from '../clew.ts';
import { fileRefOf, uriOf } from '../workspace/roots.ts';

const viewId = 'clew.calls';
/** ms to wait for further movements of the cursor. */
const followDelayMs = 250;

/** Users of a symbol by certainty, and its callees. */
type Direction = 'callers' | 'possible' | 'undecided' | 'callees';

/**
 * A row: a direction from the symbol at the cursor, which `around` is about; a definition that uses the symbol `of` or is called by it; or
 * the name of a callee outside the workspace.
 */
type CallTreeRow =
  | { readonly kind: 'direction'; readonly direction: Direction; readonly around: AroundSymbol }
  | { readonly kind: 'call'; readonly direction: Direction; readonly place: NeighbourPlace; readonly of: SymbolPlace }
  | { readonly kind: 'outside'; readonly name: string };

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const callRows = new CallRows(clew);
  const view = vscode.window.createTreeView<CallTreeRow>(viewId, { treeDataProvider: callRows, showCollapseAll: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleFollow = (): void => {
    clearTimeout(timer);
    if (view.visible) timer = setTimeout(() => void callRows.follow(view), followDelayMs);
  };
  context.subscriptions.push(
    callRows,
    view,
    vscode.window.onDidChangeTextEditorSelection(scheduleFollow),
    vscode.window.onDidChangeActiveTextEditor(scheduleFollow),
    clew.index.onDidReadFiles(() => {
      callRows.forget();
      scheduleFollow();
    }),
    view.onDidChangeVisibility(scheduleFollow),
    vscode.commands.registerCommand('clew.showCalls', async () => {
      await vscode.commands.executeCommand(`${viewId}.focus`);
      await callRows.follow(view);
    }),
    { dispose: () => clearTimeout(timer) },
  );
}

class CallRows implements vscode.TreeDataProvider<CallTreeRow>, vscode.Disposable {
  readonly #changeEmitter = new vscode.EventEmitter<void>();
  readonly #clew: Clew;
  #around: AroundSymbol | undefined;
  #requestedKey = '';
  readonly onDidChangeTreeData = this.#changeEmitter.event;

  constructor(clew: Clew) {
    this.#clew = clew;
  }

  /** Lets the next {@link follow} read the symbol again, since files have changed. */
  forget(): void {
    this.#requestedKey = '';
  }

  /** Shows the symbol at the cursor; keeps the last one where the cursor is on none. */
  async follow(view: vscode.TreeView<CallTreeRow>): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const file = editor && fileRefOf(editor.document.uri, this.#clew.index.roots);
    if (!editor || !file || this.#clew.index.view.state !== 'ready') return this.#updateMessage(view);
    const word = editor.document.getWordRangeAtPosition(editor.selection.active);
    const name = word && editor.document.getText(word);
    const key = `${file.root}:${file.path}:${editor.selection.active.line}:${name ?? ''}`;
    if (key === this.#requestedKey) return;
    this.#requestedKey = key;
    const around = await this.#readAround({
      ...file,
      line: editor.selection.active.line + 1,
      ...(name ? { name: name.slice(0, 1000) } : {}),
    });
    // The cursor has moved on meanwhile.
    if (this.#requestedKey !== key) return;
    if (around && around.symbol.kind !== 'module') {
      this.#around = around;
      this.#changeEmitter.fire();
    }
    this.#updateMessage(view);
  }

  getTreeItem(row: CallTreeRow): vscode.TreeItem {
    if (row.kind === 'direction') return directionItem(row.direction, row.around);
    if (row.kind === 'outside') return outsideItem(row.name);
    return this.#callItem(row);
  }

  async getChildren(row?: CallTreeRow): Promise<CallTreeRow[]> {
    if (!row) return this.#around ? directions(this.#around) : [];
    if (row.kind === 'direction') return rowsOf(row.around, row.direction);
    if (row.kind === 'outside') return [];
    const { root, path, line, name } = row.place;
    const around = await this.#readAround({ root, path, line, name });
    return around ? rowsOf(around, row.direction === 'callees' ? 'callees' : 'callers') : [];
  }

  dispose(): void {
    this.#changeEmitter.dispose();
  }

  async #readAround(place: Parameters<Clew['client']['graph']['around']>[0]): Promise<AroundSymbol | undefined> {
    try {
      return (await this.#clew.client.graph.around(place)) ?? undefined;
    } catch (error) {
      this.#clew.log.warn(`Callers and callees could not be read: ${String(error)}`);
      return undefined;
    }
  }

  #updateMessage(view: vscode.TreeView<CallTreeRow>): void {
    view.description = this.#around?.symbol.qualifiedName ?? '';
    const ready = this.#clew.index.view.state === 'ready';
    if (this.#around) view.message = undefined;
    else if (ready) view.message = vscode.l10n.t('Put the cursor on a name to see who uses it and what it calls.');
    else view.message = vscode.l10n.t('Callers and callees are shown once the workspace is indexed.');
  }

  /** Opens the call among callers, and the called function among callees. */
  #callItem({ direction, place, of }: Extract<CallTreeRow, { kind: 'call' }>): vscode.TreeItem {
    const { None, Collapsed } = vscode.TreeItemCollapsibleState;
    const isFile = place.kind === 'module';
    const item = new vscode.TreeItem(isFile ? place.path : place.qualifiedName, isFile ? None : Collapsed);
    const [use = place.line] = place.calls;
    const line = direction === 'callees' ? place.line : use;
    const countWords = place.calls.length > 1 ? vscode.l10n.t('{0} places', place.calls.length) : '';
    const kindWords = direction === 'callees' ? '' : place.kinds.map(useKindPhrase).join(', ');
    const certaintyWords = place.certain || direction === 'possible' || direction === 'undecided' ? '' : vscode.l10n.t('not certain');
    item.description = [`${place.path}:${line}`, kindWords, countWords, certaintyWords].filter(Boolean).join(' · ');
    item.iconPath = new vscode.ThemeIcon({ ...symbolIcons, route: 'symbol-event' }[place.kind]);
    item.tooltip = direction === 'callees' ? item.description : vscode.l10n.t('{0} uses {1} here', place.name, of.name);
    const uri = this.#uriOf(place);
    if (uri) {
      const selection = new vscode.Range(line - 1, 0, line - 1, 0);
      item.command = { command: 'vscode.open', title: vscode.l10n.t('Open'), arguments: [uri, { selection, preserveFocus: true }] };
    }
    return item;
  }

  #uriOf({ root, path }: SymbolPlace): vscode.Uri | undefined {
    const openRoot = this.#clew.index.roots.find(({ key }) => key === root);
    return openRoot && uriOf(openRoot, path);
  }
}

/** Possible and undecided uses have groups of their own, only where there are any. */
function directions(around: AroundSymbol): CallTreeRow[] {
  const allDirections = ['callers', 'possible', 'undecided', 'callees'] as const;
  const shownDirections = allDirections.filter((each) => each === 'callers' || each === 'callees' || around[each].length > 0);
  return shownDirections.map((direction) => ({ kind: 'direction', direction, around }));
}

function rowsOf(around: AroundSymbol, direction: Direction): CallTreeRow[] {
  const places = around[direction].map((place): CallTreeRow => ({ kind: 'call', direction, place, of: around.symbol }));
  const outside = direction === 'callees' ? around.outside.map((name): CallTreeRow => ({ kind: 'outside', name })) : [];
  return [...places, ...outside];
}

function directionItem(direction: Direction, around: AroundSymbol): vscode.TreeItem {
  const rows = around[direction].length + (direction === 'callees' ? around.outside.length : 0);
  const { None, Expanded, Collapsed } = vscode.TreeItemCollapsibleState;
  const isOpen = direction === 'callers' || direction === 'callees';
  const item = new vscode.TreeItem(directionWords(direction, around), rows === 0 ? None : isOpen ? Expanded : Collapsed);
  item.description = String(placeCountIn(direction, around) ?? rows);
  item.iconPath = new vscode.ThemeIcon(direction === 'callees' ? 'call-outgoing' : isOpen ? 'call-incoming' : 'question');
  if (direction === 'callers' && around.uses) item.tooltip = countSentence(around.uses);
  return item;
}

function directionWords(direction: Direction, { symbol: { name }, uses }: AroundSymbol): string {
  switch (direction) {
    case 'callers':
      return vscode.l10n.t('Uses of {0}', name);
    case 'possible':
      return uses?.through.length === 1
        ? vscode.l10n.t('Possible uses of {0} through {1}', name, uses.through[0] ?? '')
        : vscode.l10n.t('Possible uses of {0}', name);
    case 'undecided':
      return vscode.l10n.t('May mean {0}', name);
    case 'callees':
      return vscode.l10n.t('Called by {0}', name);
  }
}

/** Counts places, as *Find All Uses* does: one row may stand for several. */
function placeCountIn(direction: Direction, { uses }: AroundSymbol): number | undefined {
  if (!uses || direction === 'callees') return undefined;
  return direction === 'callers' ? uses.direct : uses[direction];
}

function outsideItem(name: string): vscode.TreeItem {
  const item = new vscode.TreeItem(name);
  item.description = vscode.l10n.t('outside this workspace');
  item.iconPath = new vscode.ThemeIcon('library');
  return item;
}
