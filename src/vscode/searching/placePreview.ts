// Previews the place of a list's active row beside the list, and restores the editor when nothing is chosen.
import * as vscode from 'vscode';
import type { Log } from '../../core/ports.ts';
import { rootByName } from '../places/rootByName.ts';
import { uriOf } from '../workspace/roots.ts';
import type { Clew } from '../clew.ts';
import type { SearchItem } from './searchList.ts';

/** ms that a row must stay active: a person who holds an arrow key down passes over rows. */
const previewDelayMs = 80;

/** An editor as it was before the first preview. */
interface PreviousEditor {
  readonly uri: vscode.Uri;
  readonly column: vscode.ViewColumn | undefined;
  readonly selection: vscode.Selection;
  readonly visible: vscode.Range | undefined;
}

/** The preview of one list. It shows nothing until the person moves through the list. */
export class PlacePreview {
  readonly #clew: Pick<Clew, 'index'> & { readonly log: Log };
  readonly #previousEditor: PreviousEditor | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownUri: vscode.Uri | undefined;
  #isOver = false;

  constructor(clew: Pick<Clew, 'index'> & { readonly log: Log }) {
    this.#clew = clew;
    const editor = vscode.window.activeTextEditor;
    this.#previousEditor = editor && {
      uri: editor.document.uri,
      column: editor.viewColumn,
      selection: editor.selection,
      visible: editor.visibleRanges[0],
    };
  }

  /** Shows `item` after a moment, unless another row becomes active before. */
  follow(item: SearchItem | undefined): void {
    clearTimeout(this.#timer);
    if (item?.place) this.#timer = setTimeout(() => void this.#show(item.place), previewDelayMs);
  }

  /** Ends the preview; with `restore` the previous editor comes back. */
  async end(restore: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#isOver = true;
    if (!restore || !this.#shownUri) return;
    try {
      if (this.#previousEditor) await reopen(this.#previousEditor);
      else await closePreviews(this.#shownUri);
    } catch (error) {
      this.#clew.log.warn(`The editor from before the search cannot be shown again: ${String(error)}`);
    }
  }

  async #show(place: SearchItem['place']): Promise<void> {
    const root = place && rootByName(this.#clew.index.roots, place.root);
    const uri = root && uriOf(root, place.file);
    if (!uri || place.lineStart === 0) return;
    try {
      const document = await vscode.workspace.openTextDocument(uri);
      if (this.#isOver) return;
      const last = document.lineCount - 1;
      const [first, end] = [Math.min(place.lineStart - 1, last), Math.min(place.lineEnd - 1, last)];
      const range = new vscode.Range(first, 0, end, document.lineAt(end).text.length);
      this.#shownUri = uri;
      await vscode.window.showTextDocument(document, { preview: true, preserveFocus: true, selection: range });
    } catch (error) {
      // The file may be gone or no text; choosing the row reports it.
      this.#clew.log.trace(`No preview of ${place.file}: ${String(error)}`);
    }
  }
}

async function reopen({ uri, column, selection, visible }: PreviousEditor): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const editor = await vscode.window.showTextDocument(document, { selection, ...(column === undefined ? {} : { viewColumn: column }) });
  if (visible) editor.revealRange(visible, vscode.TextEditorRevealType.AtTop);
}

/** Leaves no editor open where none was. */
async function closePreviews(uri: vscode.Uri): Promise<void> {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  const previewTabs = tabs.filter(
    ({ isPreview, input }) => isPreview && input instanceof vscode.TabInputText && input.uri.toString() === uri.toString(),
  );
  await vscode.window.tabGroups.close(previewTabs);
}
