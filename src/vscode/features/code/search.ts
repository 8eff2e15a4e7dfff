// "Search": hits for a question, words or the start of a name while typing; quotes or slashes find exact lines. No model is asked.
import * as vscode from 'vscode';
import type { SymbolMatch, SymbolMatches } from '../../../core/codebase/api.ts';
import { typedQuery, type TextChoices } from '../../../core/text/typedQuery.ts';
import type { Clew } from '../../clew.ts';
import { sayFailure } from '../../failure.ts';
import { openPlace } from '../../places/openPlace.ts';
import { problemItems, relatedItems, sentenceItem, sayings, searchItems, type SearchItem } from '../../searching/searchList.ts';
import { choiceButtons, textChoiceOf, choiceTitle } from '../../searching/choiceButtons.ts';
import { PlacePreview } from '../../searching/placePreview.ts';
import { textItems } from '../../searching/textItems.ts';
import { hitsBesideNames, isName, mostNames, nameItems, nearNames } from '../../searching/typedNames.ts';

/** Hits to request; files have several. */
const mostHits = 40;
/** Hits of an exact search to request: nobody goes through a longer list, and all are counted. */
const mostTextHits = 200;
/** ms without a key before the search begins, since half a word finds nothing useful. Names are found at once. */
const pause = 120;

/** Registers the command. */
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
  readonly #pick = vscode.window.createQuickPick<SearchItem>();
  readonly #relatedButton = { iconPath: new vscode.ThemeIcon('references'), tooltip: vscode.l10n.t('Show related code') };
  readonly #placeholder = vscode.l10n.t('Words, a name, a question, an error message; "exact text" or /expression/ finds every line');
  #source = new vscode.CancellationTokenSource();
  /** The current or last search text. */
  #text = '';
  #isDone = true;
  #lines: SearchRows = { notes: [], names: [], hits: [] };
  #showsRelated = false;
  readonly #preview: PlacePreview;
  /** The row made active here and not by a key: it is not previewed, since nobody moved to it. */
  #placed: SearchItem | undefined;
  #isChosen = false;
  #choices: TextChoices = { matchCase: false, wholeWord: false };

  constructor(clew: Clew) {
    this.#clew = clew;
    this.#preview = new PlacePreview(clew);
    const pick = this.#pick;
    pick.placeholder = this.#placeholder;
    // Typing filters the related code, but never the hits.
    pick.matchOnDescription = true;
    pick.matchOnDetail = true;
    // Otherwise the editor sorts matching labels first. The types lack it; an editor that does not know it ignores it.
    Object.assign(pick, { sortByLabel: false });
    pick.onDidChangeValue((text) => this.#typed(text));
    pick.onDidTriggerItemButton(({ item }) => void this.#showRelated(item));
    pick.onDidTriggerButton((button) => this.#press(button));
    pick.onDidAccept(() => this.#choose());
    pick.onDidChangeActive(([item]) => this.#moved(item));
    pick.onDidHide(() => {
      this.#source.cancel();
      void this.#preview.end(!this.#isChosen);
      pick.dispose();
    });
  }

  show(text: unknown): void {
    this.#pick.show();
    if (typeof text !== 'string') return;
    this.#pick.value = text;
    this.#typed(text);
  }

  #moved(item: SearchItem | undefined): void {
    if (!item?.place || item === this.#placed) return;
    this.#placed = undefined;
    this.#preview.follow(item);
  }

  #typed(text: string): void {
    if (!this.#showsRelated && text !== this.#text) void this.#follow(text);
  }

  /** Only the last request counts, whatever the order of arrival. Old hits stay under the new names until there are new ones. */
  async #follow(text: string): Promise<void> {
    const token = this.#begin();
    this.#text = text;
    this.#isDone = false;
    this.#pick.busy = true;
    const symbolMatches = await this.#namesLike(text.trim(), token);
    if (token.isCancellationRequested) return;
    const near = symbolMatches ? nearNames(symbolMatches) : [];
    const names = nameItems(near, symbolMatches?.names ?? 0, this.#relatedButton);
    this.#put({ ...this.#lines, names });
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { notes, hits } = token.isCancellationRequested ? this.#lines : await this.#hits(text, near, token);
    if (token.isCancellationRequested) return;
    this.#put({ notes, names, hits }, this.#pick.activeItems[0]);
    this.#isDone = true;
    this.#pick.busy = false;
  }

  #begin(): vscode.CancellationToken {
    this.#source.cancel();
    this.#source = new vscode.CancellationTokenSource();
    return this.#source.token;
  }

  async #namesLike(text: string, token: vscode.CancellationToken): Promise<SymbolMatches | undefined> {
    if (!isName(text)) return undefined;
    const { index, client, log } = this.#clew;
    try {
      await index.start();
      return await client.symbols(text, mostNames, token);
    } catch (error) {
      // The following search fails for the same reason, and reports it.
      log.trace(`No names for what is typed: ${String(error)}`);
      return undefined;
    }
  }

  async #hits(text: string, near: readonly SymbolMatch[], token: vscode.CancellationToken): Promise<Omit<SearchRows, 'names'>> {
    const { index, client, log } = this.#clew;
    if (text.trim() === '') return { notes: [], hits: [] };
    const query = typedQuery(text, this.#choices);
    try {
      await index.start();
      if (query) return { notes: [], hits: textItems(await client.searchText(query, { limit: mostTextHits }, token)) };
      const { ranked, vectorProblem } = await client.search(text, { limit: mostHits, related: true }, token);
      const hits = searchItems(hitsBesideNames(ranked, near), this.#relatedButton);
      const isEmpty = hits.length + near.length === 0;
      return {
        notes: problemItems(vectorProblem),
        hits: isEmpty ? [sentenceItem(vscode.l10n.t('Nothing in this workspace matches that.'))] : hits,
      };
    } catch (error) {
      return { notes: [], hits: token.isCancellationRequested ? [] : sayings(sayFailure(error, log)) };
    }
  }

  /** Keeps `active` if it is among the new rows; otherwise activates the first that leads somewhere. */
  #put(lines: SearchRows, active?: SearchItem): void {
    const { notes, names, hits } = lines;
    this.#lines = lines;
    this.#showsRelated = false;
    const pick = this.#pick;
    const matches = [...names, ...hits];
    const stays = active && matches.includes(active) ? active : (matches.find(({ place }) => place) ?? matches[0]);
    this.#placed = stays;
    pick.items = [...notes, ...matches];
    if (stays) pick.activeItems = [stays];
    const isExact = typedQuery(this.#text, this.#choices) !== undefined;
    pick.title = isExact ? choiceTitle(this.#choices) : undefined;
    pick.placeholder = this.#placeholder;
    pick.buttons = isExact ? choiceButtons(this.#choices) : [];
  }

  #press(button: vscode.QuickInputButton): void {
    const choice = textChoiceOf(button);
    if (!choice) return this.#goBack();
    this.#choices = { ...this.#choices, [choice]: !this.#choices[choice] };
    void this.#follow(this.#text);
  }

  async #showRelated(item: SearchItem): Promise<void> {
    const token = this.#begin();
    const pick = this.#pick;
    pick.busy = true;
    const items = await this.#relatedItems(item, token);
    if (token.isCancellationRequested) return;
    this.#showsRelated = true;
    pick.busy = false;
    pick.value = '';
    pick.placeholder = vscode.l10n.t('Type to narrow the list down');
    pick.items = items;
    pick.title = vscode.l10n.t('Related to {0}', item.label.replace(/^\$\([\w-]+\) /, ''));
    pick.buttons = [vscode.QuickInputButtons.Back];
  }

  async #relatedItems({ place }: SearchItem, token: vscode.CancellationToken): Promise<SearchItem[]> {
    const { client, log } = this.#clew;
    try {
      const relatedResults = place && (await client.graph.related({ ...place, path: place.file }, token));
      return relatedResults?.places.length ? relatedItems(relatedResults) : [sentenceItem(vscode.l10n.t('No related code is known.'))];
    } catch (error) {
      return [sentenceItem(sayFailure(error, log))];
    }
  }

  #goBack(): void {
    this.#pick.value = this.#text;
    this.#put(this.#lines);
    if (!this.#isDone) void this.#follow(this.#text);
  }

  #choose(): void {
    const [item] = this.#pick.selectedItems;
    if (!item?.place && !item?.command) return;
    this.#isChosen = item.place !== undefined;
    this.#pick.hide();
    if (item.command) void vscode.commands.executeCommand(item.command);
    else if (item.place) void openPlace(this.#clew, { ...item.place, hash: undefined, offset: 0, length: 1 });
  }
}
