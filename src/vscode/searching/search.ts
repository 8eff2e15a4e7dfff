// "Search": hits for a question, words or the start of a name while typing; quotes or slashes find exact lines. No model is asked.
import * as vscode from 'vscode';
import type { SymbolMatch, SymbolMatches } from '../../core/codebase/api.ts';
import { typedQuery, type TextChoices } from '../../core/text/typedQuery.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { openPlace } from '../places/openPlace.ts';
import { problemItems, relatedItems, sentenceItem, sentenceItems, searchItems, type SearchItem } from './searchList.ts';
import { choiceButtons, textChoiceOf, choiceTitle } from './choiceButtons.ts';
import { PlacePreview } from './placePreview.ts';
import { textItems } from './textItems.ts';
import { hitsBesideNames, isName, maxNames, nameItems, nearNames } from './typedNames.ts';

/** Hits to request; files have several. */
const maxHits = 40;
/** Hits of an exact search to request: nobody goes through a longer list, and all are counted. */
const maxTextHits = 200;
/** ms without a key before the search begins, since half a word finds nothing useful. Names are found at once. */
const searchDelayMs = 120;

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.search', (text?: unknown) => new SearchPick(clew).show(text)));
}

/** The rows of the list, in this order. */
interface SearchRows {
  /** Notes about the hits. */
  readonly notes: readonly SearchItem[];
  readonly names: readonly SearchItem[];
  readonly hits: readonly SearchItem[];
}

/** The list on the screen: hits, or code related to one of them. */
class SearchPick {
  readonly #clew: Clew;
  readonly #quickPick = vscode.window.createQuickPick<SearchItem>();
  readonly #relatedButton = { iconPath: new vscode.ThemeIcon('references'), tooltip: vscode.l10n.t('Show related code') };
  readonly #placeholder = vscode.l10n.t('Words, a name, a question, an error message; "exact text" or /expression/ finds every line');
  #cancellation = new vscode.CancellationTokenSource();
  /** The current or last search text. */
  #text = '';
  #isDone = true;
  #rows: SearchRows = { notes: [], names: [], hits: [] };
  #showsRelated = false;
  readonly #preview: PlacePreview;
  /** The row made active here and not by a key: it is not previewed, since nobody moved to it. */
  #activatedItem: SearchItem | undefined;
  #isChosen = false;
  #choices: TextChoices = { matchCase: false, wholeWord: false };

  constructor(clew: Clew) {
    this.#clew = clew;
    this.#preview = new PlacePreview(clew);
    const quickPick = this.#quickPick;
    quickPick.placeholder = this.#placeholder;
    // Typing filters the related code, but never the hits.
    quickPick.matchOnDescription = true;
    quickPick.matchOnDetail = true;
    // Otherwise the editor sorts matching labels first. The types lack it; an editor that does not know it ignores it.
    Object.assign(quickPick, { sortByLabel: false });
    quickPick.onDidChangeValue((text) => this.#handleTyping(text));
    quickPick.onDidTriggerItemButton(({ item }) => void this.#showRelatedCode(item));
    quickPick.onDidTriggerButton((button) => this.#press(button));
    quickPick.onDidAccept(() => this.#choose());
    quickPick.onDidChangeActive(([item]) => this.#previewItem(item));
    quickPick.onDidHide(() => {
      this.#cancellation.cancel();
      void this.#preview.end(!this.#isChosen);
      quickPick.dispose();
    });
  }

  show(text: unknown): void {
    this.#quickPick.show();
    if (typeof text !== 'string') return;
    this.#quickPick.value = text;
    this.#handleTyping(text);
  }

  #previewItem(item: SearchItem | undefined): void {
    if (!item?.place || item === this.#activatedItem) return;
    this.#activatedItem = undefined;
    this.#preview.follow(item);
  }

  #handleTyping(text: string): void {
    if (!this.#showsRelated && text !== this.#text) void this.#searchFor(text);
  }

  /** Only the last request counts, whatever the order of arrival. Old hits stay under the new names until there are new ones. */
  async #searchFor(text: string): Promise<void> {
    const token = this.#startRequest();
    this.#text = text;
    this.#isDone = false;
    this.#quickPick.busy = true;
    const symbolMatches = await this.#namesLike(text.trim(), token);
    if (token.isCancellationRequested) return;
    const nearMatches = symbolMatches ? nearNames(symbolMatches) : [];
    const names = nameItems(nearMatches, symbolMatches?.names ?? 0, this.#relatedButton);
    this.#showRows({ ...this.#rows, names });
    await new Promise((resolve) => setTimeout(resolve, searchDelayMs));
    const { notes, hits } = token.isCancellationRequested ? this.#rows : await this.#hits(text, nearMatches, token);
    if (token.isCancellationRequested) return;
    this.#showRows({ notes, names, hits }, this.#quickPick.activeItems[0]);
    this.#isDone = true;
    this.#quickPick.busy = false;
  }

  #startRequest(): vscode.CancellationToken {
    this.#cancellation.cancel();
    this.#cancellation = new vscode.CancellationTokenSource();
    return this.#cancellation.token;
  }

  async #namesLike(text: string, token: vscode.CancellationToken): Promise<SymbolMatches | undefined> {
    if (!isName(text)) return undefined;
    const { index, client, log } = this.#clew;
    try {
      await index.start();
      return await client.symbols(text, maxNames, token);
    } catch (error) {
      // The following search fails for the same reason, and reports it.
      log.trace(`No names for what is typed: ${String(error)}`);
      return undefined;
    }
  }

  async #hits(text: string, nearMatches: readonly SymbolMatch[], token: vscode.CancellationToken): Promise<Omit<SearchRows, 'names'>> {
    const { index, client, log } = this.#clew;
    if (text.trim() === '') return { notes: [], hits: [] };
    const query = typedQuery(text, this.#choices);
    try {
      await index.start();
      if (query) return { notes: [], hits: textItems(await client.searchText(query, { limit: maxTextHits }, token)) };
      const { ranked, vectorProblem } = await client.search(text, { limit: maxHits, related: true }, token);
      const hits = searchItems(hitsBesideNames(ranked, nearMatches), this.#relatedButton);
      const isEmpty = hits.length + nearMatches.length === 0;
      return {
        notes: problemItems(vectorProblem),
        hits: isEmpty ? [sentenceItem(vscode.l10n.t('Nothing in this workspace matches that.'))] : hits,
      };
    } catch (error) {
      return { notes: [], hits: token.isCancellationRequested ? [] : sentenceItems(failureSentence(error, log)) };
    }
  }

  /** Keeps `active` if it is among the new rows; otherwise activates the first that leads somewhere. */
  #showRows(rows: SearchRows, active?: SearchItem): void {
    const { notes, names, hits } = rows;
    this.#rows = rows;
    this.#showsRelated = false;
    const quickPick = this.#quickPick;
    const resultItems = [...names, ...hits];
    const activeItem = active && resultItems.includes(active) ? active : (resultItems.find(({ place }) => place) ?? resultItems[0]);
    this.#activatedItem = activeItem;
    quickPick.items = [...notes, ...resultItems];
    if (activeItem) quickPick.activeItems = [activeItem];
    const isExact = typedQuery(this.#text, this.#choices) !== undefined;
    quickPick.title = isExact ? choiceTitle(this.#choices) : undefined;
    quickPick.placeholder = this.#placeholder;
    quickPick.buttons = isExact ? choiceButtons(this.#choices) : [];
  }

  #press(button: vscode.QuickInputButton): void {
    const choice = textChoiceOf(button);
    if (!choice) return this.#goBack();
    this.#choices = { ...this.#choices, [choice]: !this.#choices[choice] };
    void this.#searchFor(this.#text);
  }

  async #showRelatedCode(item: SearchItem): Promise<void> {
    const token = this.#startRequest();
    const quickPick = this.#quickPick;
    quickPick.busy = true;
    const items = await this.#relatedItems(item, token);
    if (token.isCancellationRequested) return;
    this.#showsRelated = true;
    quickPick.busy = false;
    quickPick.value = '';
    quickPick.placeholder = vscode.l10n.t('Type to narrow the list down');
    quickPick.items = items;
    quickPick.title = vscode.l10n.t('Related to {0}', item.label.replace(/^\$\([\w-]+\) /, ''));
    quickPick.buttons = [vscode.QuickInputButtons.Back];
  }

  async #relatedItems({ place }: SearchItem, token: vscode.CancellationToken): Promise<SearchItem[]> {
    const { client, log } = this.#clew;
    try {
      const relatedResults = place && (await client.graph.relatedCode({ ...place, path: place.file }, token));
      return relatedResults?.places.length ? relatedItems(relatedResults) : [sentenceItem(vscode.l10n.t('No related code is known.'))];
    } catch (error) {
      return [sentenceItem(failureSentence(error, log))];
    }
  }

  #goBack(): void {
    this.#quickPick.value = this.#text;
    this.#showRows(this.#rows);
    if (!this.#isDone) void this.#searchFor(this.#text);
  }

  #choose(): void {
    const [item] = this.#quickPick.selectedItems;
    if (!item?.place && !item?.command) return;
    this.#isChosen = item.place !== undefined;
    this.#quickPick.hide();
    if (item.command) void vscode.commands.executeCommand(item.command);
    else if (item.place) void openPlace(this.#clew, { ...item.place, hash: undefined, offset: 0, length: 1 });
  }
}
