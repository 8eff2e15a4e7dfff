// The editor tab "Clew Index", whose page lists every file with its index state: serves the page, carries out its actions, and reports
// changes. The command "Show Index Status" (indexCommands.ts) opens it.
import * as crypto from 'node:crypto';
import * as vscode from 'vscode';
import * as v from 'valibot';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import type { FileRow } from '../../core/indexing/files/fileListing.ts';
import { fromIndexTabSchema, type IndexTabStatus, type FromIndexTab, type ToIndexTab } from '../../protocol/indexTabMessages.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { panelPage } from '../pages/panelPage.ts';
import { tabIcon } from '../pages/tabIcon.ts';
import { includeFile, openFile, openRule, retryFile } from './fileActions.ts';
import { statusLines } from './statusLines.ts';

/** Shortest ms between two reads of the whole index, however fast it changes. */
const minIntervalMs = 1000;

/** The tab of one window, at most one. It is created on first use and has no state but its filter. */
export class IndexTab implements Disposable {
  readonly #extension: vscode.Uri;
  readonly #clew: Clew;
  readonly #store = new DisposableStore();
  #panel: vscode.WebviewPanel | undefined;
  #filter: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(extension: vscode.Uri, clew: Clew) {
    this.#extension = extension;
    this.#clew = clew;
    this.#store.add(clew.index.onDidChange(() => this.#scheduleUpdate()));
  }

  /** Brings the page into view. @param filter words that the shown files match */
  show(filter?: string): void {
    this.#filter = filter;
    if (this.#panel) {
      this.#panel.reveal();
      this.#showFilter();
      return;
    }
    const folder = vscode.Uri.joinPath(this.#extension, 'dist', 'webview');
    const options = { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [folder] };
    const panel = vscode.window.createWebviewPanel('clew.indexStatus', vscode.l10n.t('Clew Index'), vscode.ViewColumn.Active, options);
    this.#panel = panel;
    panel.iconPath = tabIcon(this.#extension);
    panel.webview.onDidReceiveMessage((message: unknown) => void this.#handleMessage(message));
    panel.onDidDispose(() => {
      if (this.#panel === panel) this.#panel = undefined;
    });
    panel.webview.html = panelPage({
      script: panel.webview.asWebviewUri(vscode.Uri.joinPath(folder, 'indexTab.js')).toString(),
      style: panel.webview.asWebviewUri(vscode.Uri.joinPath(folder, 'indexTab.css')).toString(),
      source: panel.webview.cspSource,
      nonce: crypto.randomBytes(18).toString('base64'),
      language: vscode.env.language,
    });
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#panel?.dispose();
    this.#store.dispose();
  }

  #post(message: ToIndexTab): void {
    void this.#panel?.webview.postMessage(message);
  }

  #showFilter(): void {
    if (this.#filter !== undefined) this.#post({ kind: 'filter', text: this.#filter });
    this.#filter = undefined;
  }

  #scheduleUpdate(): void {
    if (!this.#panel) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#postStatus();
    }, minIntervalMs);
  }

  async #postStatus(): Promise<void> {
    this.#post({ kind: 'status', status: await this.#status(), l10n: vscode.l10n.bundle ?? {} });
  }

  async #status(): Promise<IndexTabStatus> {
    const { client, index, log } = this.#clew;
    const { roots, view } = index;
    const baseStatus = { roots: roots.map(({ key, name }) => ({ key, name })), state: stateOf(view.state) };
    const message = view.message ? { failure: view.message } : {};
    if (view.state === 'waiting' || view.state === 'no-folder') return { ...baseStatus, ...message, lines: [] };
    try {
      return { ...baseStatus, ...message, lines: statusLines(await client.status(), true) };
    } catch (error) {
      return { ...baseStatus, lines: [], failure: failureSentence(error, log) };
    }
  }

  async #handleMessage(message: unknown): Promise<void> {
    const parsedMessage = v.safeParse(fromIndexTabSchema, message);
    if (!parsedMessage.success) {
      this.#clew.log.warn(`A message of the page of files was dropped: ${parsedMessage.issues[0].message}`);
      return;
    }
    try {
      await this.#handle(parsedMessage.output);
    } catch (error) {
      void vscode.window.showErrorMessage(failureSentence(error, this.#clew.log));
    }
  }

  async #handle(message: FromIndexTab): Promise<void> {
    switch (message.kind) {
      case 'ready':
        await this.#postStatus();
        return this.#showFilter();
      case 'page':
        return this.#postPage(message);
      case 'open':
        return this.#withRow(message, (row) => openFile(this.#clew, row));
      case 'openRule':
        return this.#withRow(message, (row) => openRule(this.#clew, row));
      case 'include':
        return this.#withRow(message, async (row) => {
          const text = await includeFile(this.#clew, row, message.on);
          this.#post({ kind: 'said', text });
          vscode.window.setStatusBarMessage(`Clew: ${text}`, 6000);
        });
      case 'retry':
        await this.#withRow(message, (row) => retryFile(this.#clew, row));
        return this.#scheduleUpdate();
      case 'command':
        await vscode.commands.executeCommand(message.command);
        return;
      default:
        return message satisfies never;
    }
  }

  async #postPage({ id, query }: Extract<FromIndexTab, { kind: 'page' }>): Promise<void> {
    const { client, index, log } = this.#clew;
    const isOpen = index.view.state !== 'waiting' && index.view.state !== 'no-folder';
    const emptyPage = { rows: [], total: 0, counts: {} };
    try {
      this.#post({ kind: 'page', id, page: isOpen ? await client.files.page(query) : emptyPage });
    } catch (error) {
      // Shown in the page in place of the list: a message for each try would be in the way.
      this.#post({ kind: 'page', id, page: emptyPage });
      this.#post({ kind: 'said', text: failureSentence(error, log) });
    }
  }

  /** The page names files; the possible actions follow from the index's present data. */
  async #withRow({ root, path }: { readonly root: string; readonly path: string }, run: (row: FileRow) => Promise<void>): Promise<void> {
    const row = await this.#clew.client.files.row({ root, path });
    if (row) await run(row.path === path ? row : { ...row, path, directory: false });
  }
}

function stateOf(state: Clew['index']['view']['state']): IndexTabStatus['state'] {
  switch (state) {
    case 'ready':
      return 'ready';
    case 'paused':
      return 'paused';
    case 'failed':
      return 'failed';
    case 'waiting':
    case 'no-folder':
      return 'waiting';
    default:
      return 'running';
  }
}
