// Panel's view: serves its page, handles the person's actions, and sends it every change.
import * as crypto from 'node:crypto';
import * as vscode from 'vscode';
import * as v from 'valibot';
import { fromPanelSchema, type FromPanel } from '../../protocol/fromPanel.ts';
import type { ChipsView, ToPanel } from '../../protocol/toPanel.ts';
import { panelTurn } from '../chats/chat.ts';
import { chatTitle } from '../chats/savedChats.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { ExampleQuestions } from '../questions/exampleQuestionUpdates.ts';
import { insertAtCursor } from '../places/insertAtCursor.ts';
import { openPlace } from '../places/openPlace.ts';
import { Pages } from '../pages/pages.ts';
import { panelPage } from '../pages/panelPage.ts';
import { peekLines } from '../places/peekLines.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { saveSvg } from '../places/saveSvg.ts';
import { picturesOfTurn, shownPlace } from '../chats/shownPlace.ts';
import { symbolQuestion } from '../questions/symbolQuestion.ts';
import { tabIcon } from '../pages/tabIcon.ts';
import { attachDroppedItems } from '../questions/attach.ts';
import { askAgain } from '../questions/askAgain.ts';
import { actOnTurn } from './turnActions.ts';
import { panelId } from '../pages/panelId.ts';

/** The panel in an editor tab, which shows the same chat. */
export const tabId = 'clew.chat';

/** Registers the panel. It holds no state and requests everything whenever it is shown anew. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const { client, index, log } = clew;
  const exampleQuestions = new ExampleQuestions({ index, find: () => client.graph.firstQuestions(), log });
  const panel = new Panel(context.extensionUri, clew, exampleQuestions);
  context.subscriptions.push(
    exampleQuestions,
    exampleQuestions.onDidChange((examples) => panel.post({ kind: 'examples', examples })),
    vscode.window.registerWebviewViewProvider(panelId, panel),
    vscode.window.registerWebviewPanelSerializer(tabId, panel),
    vscode.commands.registerCommand('clew.openChatInEditor', () => panel.openTab()),
    clew.chat.onDidRename(() => panel.nameTab()),
    clew.chat.onDidChange((message) => {
      if (message.kind === 'turn') panel.nameTab();
      panel.post(message);
    }),
    clew.index.onDidChange((index) => panel.post({ kind: 'index', index })),
    clew.modelLender.onDidChange((model) => panel.post({ kind: 'model', model })),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('clew') && panel.postStrategyCosts()),
    clew.questionRunner.onDidWaitAtGate(() => void panel.reveal()),
    clew.chat.onDidClear(() => {
      panel.nameTab();
      panel.refresh();
    }),
    clew.nextQuestion.onDidFocus((draft) => void panel.focus(draft)),
    clew.nextQuestion.onDidChange(() => panel.post({ kind: 'chips', chips: panel.chips })),
    vscode.window.onDidChangeActiveTextEditor(() => panel.post({ kind: 'chips', chips: panel.chips })),
  );
}

class Panel implements vscode.WebviewViewProvider, vscode.WebviewPanelSerializer {
  readonly #extension: vscode.Uri;
  readonly #clew: Clew;
  readonly #exampleQuestions: ExampleQuestions;
  #view: vscode.WebviewView | undefined;
  #tab: vscode.WebviewPanel | undefined;
  readonly #pages: Pages;

  constructor(extension: vscode.Uri, clew: Clew, exampleQuestions: ExampleQuestions) {
    this.#extension = extension;
    this.#clew = clew;
    this.#exampleQuestions = exampleQuestions;
    this.#pages = new Pages(clew.log);
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.#view = view;
    // A disposed view throws when it is asked for its webview.
    const { webview } = view;
    view.onDidDispose(() => {
      this.#pages.delete(webview);
      if (this.#view === view) this.#view = undefined;
    });
    this.#serve(webview);
  }

  /** After a reload the tab shows the chat of the window, so it has no state of its own. */
  async deserializeWebviewPanel(tab: vscode.WebviewPanel): Promise<void> {
    this.#adopt(tab);
  }

  /** Shows the chat in an editor tab, beside the view. */
  openTab(): void {
    if (this.#tab) this.#tab.reveal();
    else this.#adopt(vscode.window.createWebviewPanel(tabId, 'Clew', vscode.ViewColumn.Active));
  }

  /** The tab has the title of its chat. */
  nameTab(): void {
    const { title, turns } = this.#clew.chat;
    const name = chatTitle({ title, turns }) || 'Clew';
    if (this.#tab && this.#tab.title !== name) this.#tab.title = name;
  }

  #adopt(tab: vscode.WebviewPanel): void {
    this.#tab?.dispose();
    this.#tab = tab;
    tab.iconPath = tabIcon(this.#extension);
    const { webview } = tab;
    tab.onDidDispose(() => {
      this.#pages.delete(webview);
      if (this.#tab === tab) this.#tab = undefined;
    });
    this.nameTab();
    this.#serve(webview);
  }

  #serve(webview: vscode.Webview): void {
    const folder = vscode.Uri.joinPath(this.#extension, 'dist', 'webview');
    this.#pages.delete(webview);
    this.#clew.panelShownEmitter.fire();
    webview.options = { enableScripts: true, localResourceRoots: [folder] };
    webview.onDidReceiveMessage((message: unknown) => void this.#handleMessage(message, webview));
    webview.html = panelPage({
      script: webview.asWebviewUri(vscode.Uri.joinPath(folder, 'panel.js')).toString(),
      style: webview.asWebviewUri(vscode.Uri.joinPath(folder, 'panel.css')).toString(),
      source: webview.cspSource,
      nonce: crypto.randomBytes(18).toString('base64'),
      language: vscode.env.language,
      box: { label: vscode.l10n.t('Question about this code'), placeholder: vscode.l10n.t('Ask about this code') },
    });
  }

  post(message: ToPanel): void {
    this.#pages.post(message);
  }

  /** Sends the cost of the next questions. */
  postStrategyCosts(): void {
    this.post({ kind: 'plans', plans: this.#clew.strategyCosts.view });
  }

  /** Shows the panel with the cursor in the question box: in the tab if that is visible. */
  async focus(draft?: string): Promise<void> {
    if (this.#tab?.visible) {
      this.#tab.reveal();
      return this.post({ kind: 'focus', draft });
    }
    await vscode.commands.executeCommand(`${panelId}.focus`);
    this.post({ kind: 'focus', draft });
  }

  /** Brings the panel into view without moving the cursor, because something in it waits for the person. */
  async reveal(): Promise<void> {
    if (this.#tab?.visible) return;
    if (this.#view) this.#view.show(true);
    else await vscode.commands.executeCommand(`${panelId}.focus`);
  }

  /** Attachments of the next question, and the active file as a suggestion. */
  get chips(): ChipsView {
    const { nextQuestion, index } = this.#clew;
    const attachments = nextQuestion.attachments.map(({ label, tokens }) => ({ label, ...(tokens === undefined ? {} : { tokens }) }));
    const uri = vscode.window.activeTextEditor?.document.uri;
    const suggestedPath = uri && fileRefOf(uri, index.roots)?.path;
    const { editing } = nextQuestion;
    return {
      attached: attachments,
      ...(editing ? { editing: editing.question } : {}),
      ...(suggestedPath && !attachments.some(({ label }) => label === suggestedPath) ? { suggested: suggestedPath } : {}),
    };
  }

  /** Sends everything anew. */
  refresh(): void {
    this.post(this.#state());
  }

  #state(): ToPanel {
    const { chat, index, modelLender, nextQuestion } = this.#clew;
    return {
      kind: 'state',
      turns: chat.turns.map(panelTurn),
      index: index.view,
      draft: nextQuestion.draft,
      chips: this.chips,
      choices: nextQuestion.choices,
      plans: this.#clew.strategyCosts.view,
      examples: this.#exampleQuestions.examples,
      dropped: chat.droppedCount,
      unreadable: chat.unreadableCount,
      model: modelLender.view,
      l10n: vscode.l10n.bundle ?? {},
    };
  }

  async #handleMessage(message: unknown, page: vscode.Webview): Promise<void> {
    const parsedMessage = v.safeParse(fromPanelSchema, message);
    if (!parsedMessage.success) {
      this.#clew.log.warn(`A message of the panel was dropped: ${parsedMessage.issues[0].message}`);
      return;
    }
    try {
      await this.#handle(parsedMessage.output, page);
    } catch (error) {
      void vscode.window.showErrorMessage(failureSentence(error, this.#clew.log));
    }
  }

  async #handle(message: FromPanel, page: vscode.Webview): Promise<void> {
    const { questionRunner, chat, nextQuestion, openChat } = this.#clew;
    switch (message.kind) {
      case 'ready':
        this.#pages.add(page);
        return this.#pages.send(page, this.#state());
      case 'ask':
        return this.#ask(message.question);
      case 'askAgain':
        return this.#askAgain(message.answerId, message.mode);
      case 'stop':
        return questionRunner.stop();
      case 'newChat':
        return openChat.startNew();
      case 'openCitation':
      case 'openEvidence':
      case 'openPlace': {
        const place = shownPlace(chat.turn(message.answerId), message.kind, message.n);
        return place && openPlace(this.#clew, place, message.beside);
      }
      case 'suggested':
        return this.#askSuggestion(message.answerId, message.n);
      case 'saveSvg':
        return saveSvg(message.text);
      case 'gate':
        questionRunner.decide(message.turnId, message.decision);
        return;
      case 'continue':
        await questionRunner.resume(message.answerId);
        return;
      case 'showSent':
        await vscode.commands.executeCommand('clew.showSent', message.answerId);
        return;
      case 'showPrompts':
        await vscode.commands.executeCommand('clew.showPrompts', message.strategy);
        return;
      case 'insert':
        return insertAtCursor(message.text);
      case 'rate':
        return chat.rate(message.answerId, message.thumb);
      case 'copy':
        return vscode.env.clipboard.writeText(message.text);
      case 'draft':
        nextQuestion.draft = message.text;
        return;
      case 'choose':
        nextQuestion.choices = message.choices;
        this.post({ kind: 'choices', choices: message.choices });
        return this.postStrategyCosts();
      case 'peek':
        return this.#peek(message, page);
      case 'dropped':
        return attachDroppedItems(this.#clew, message);
      case 'detach':
        return nextQuestion.detach(message.n);
      case 'command':
        await vscode.commands.executeCommand(message.command);
        return;
      default:
        return actOnTurn(this.#clew, message);
    }
  }

  async #ask(question: string): Promise<void> {
    const { questionRunner, chat, nextQuestion } = this.#clew;
    const { about, text, options } = nextQuestion.questionInput;
    nextQuestion.clear();
    this.post({ kind: 'focus' });
    const { editing } = nextQuestion;
    nextQuestion.edit(undefined);
    const editedTurn = editing && chat.turn(editing.id);
    const request = { question: question + text, about, options };
    if (!editedTurn) return void (await questionRunner.ask(request));
    try {
      // Keeps the question's subject unless something else was attached.
      await questionRunner.edit(editedTurn.id, about ? request : { ...askAgain(editedTurn), question: request.question });
    } catch (error) {
      // The question was not asked, so it goes back into the box.
      nextQuestion.focus(undefined, question);
      throw error;
    }
  }

  async #askAgain(id: string, mode: Extract<FromPanel, { kind: 'askAgain' }>['mode']): Promise<void> {
    const turn = this.#clew.chat.turn(id);
    if (turn) await this.#clew.questionRunner.ask(askAgain(turn, mode ? { mode } : {}), id);
  }

  /** Asks a follow-up that the graph can answer. */
  async #askSuggestion(id: string, n: number): Promise<void> {
    const turn = this.#clew.chat.turn(id);
    const pictures = turn && picturesOfTurn(turn);
    const suggestion = pictures?.suggestions[n];
    const place = suggestion && pictures.places[suggestion.at];
    if (!suggestion || !place) return;
    const { root, file: path, line } = place;
    const about = { label: `${path}:${line}`, focus: { root, path, lineStart: line, lineEnd: line } };
    await this.#clew.questionRunner.ask(symbolQuestion(suggestion.kind, suggestion.name, about));
  }

  async #peek({ answerId, of, n }: Extract<FromPanel, { kind: 'peek' }>, page: vscode.Webview): Promise<void> {
    const place = shownPlace(this.#clew.chat.turn(answerId), of === 'citation' ? 'openCitation' : 'openEvidence', n);
    const lines: ToPanel | undefined = place && { kind: 'lines', answerId, of, n, ...(await peekLines(this.#clew, place)) };
    if (lines) this.#pages.send(page, lines);
  }
}
