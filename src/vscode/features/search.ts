// "Search": what fits a question or some words, while they are typed, with the reason of each hit and what belongs to it. No model is asked.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { sayFailure } from '../failure.ts';
import { openPlace } from '../openPlace.ts';
import { relatedItems, searchItems, type SearchItem } from '../searching/searchList.ts';

/** Hits that are asked for; files have several. */
const mostHits = 40;
/** ms without a key after which the search begins: half a word finds nothing that is meant. */
const pause = 120;

/** Registers the command. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.search', (text?: unknown) => new SearchPick(clew).show(text)));
}

/** The list on the screen: hits, or what belongs to one of them. */
class SearchPick {
  readonly #clew: Clew;
  readonly #pick = vscode.window.createQuickPick<SearchItem>();
  readonly #relatedButton = { iconPath: new vscode.ThemeIcon('references'), tooltip: vscode.l10n.t('Show what belongs to it') };
  #source = new vscode.CancellationTokenSource();
  #timer: NodeJS.Timeout | undefined;
  /** The hits, while what belongs to one of them is shown. */
  #hits: readonly SearchItem[] | undefined;

  constructor(clew: Clew) {
    this.#clew = clew;
    const pick = this.#pick;
    pick.placeholder = vscode.l10n.t('What does the code do that you look for? Words, a question, an error message');
    // Else the editor puts labels first that have the letters in them. Not in its types, and no harm where it is not known.
    Object.assign(pick, { sortByLabel: false });
    pick.onDidChangeValue((text) => this.#later(text));
    pick.onDidTriggerItemButton(({ item }) => this.#showRelated(item));
    pick.onDidTriggerButton(() => this.#goBack());
    pick.onDidAccept(() => this.#open());
    pick.onDidHide(() => {
      clearTimeout(this.#timer);
      this.#source.cancel();
      pick.dispose();
    });
  }

  show(text: unknown): void {
    this.#pick.show();
    if (typeof text !== 'string') return;
    this.#pick.value = text;
    void this.#search(text);
  }

  #later(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#search(text), pause);
  }

  async #search(text: string): Promise<void> {
    this.#source.cancel();
    this.#source = new vscode.CancellationTokenSource();
    const { token } = this.#source;
    this.#pick.busy = true;
    const items = text.trim() === '' ? [] : await this.#found(text, token);
    // What was asked last counts, in whatever order the answers come.
    if (token.isCancellationRequested) return;
    this.#put(items, undefined);
    this.#pick.busy = false;
  }

  async #found(text: string, token: vscode.CancellationToken): Promise<SearchItem[]> {
    const { index, client, log } = this.#clew;
    try {
      await index.start();
      const { ranked } = await client.search(text, { limit: mostHits, related: true }, token);
      return searchItems(ranked, this.#relatedButton);
    } catch (error) {
      return token.isCancellationRequested ? [] : [{ label: sayFailure(error, log), alwaysShow: true }];
    }
  }

  #showRelated({ related, label }: SearchItem): void {
    if (!related) return;
    this.#put(relatedItems(related), this.#hits ?? this.#pick.items);
    this.#pick.title = vscode.l10n.t('What belongs to {0}', label);
    this.#pick.buttons = [vscode.QuickInputButtons.Back];
  }

  #goBack(): void {
    if (this.#hits) this.#put(this.#hits, undefined);
  }

  #put(items: readonly SearchItem[], hits: readonly SearchItem[] | undefined): void {
    this.#hits = hits;
    this.#pick.items = items;
    this.#pick.title = undefined;
    this.#pick.buttons = [];
  }

  #open(): void {
    const place = this.#pick.selectedItems[0]?.place;
    if (!place) return;
    this.#pick.hide();
    const { root, file, lineStart, lineEnd } = place;
    void openPlace(this.#clew, { root, file, lineStart, lineEnd, hash: undefined, offset: 0, length: 1 });
  }
}
