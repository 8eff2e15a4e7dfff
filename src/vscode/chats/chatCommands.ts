// "Clew: Show Chats": a searchable list of this workspace's chats, to open, rename and delete. "Clew: Export Chat".
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { Citation } from '../../core/answering/record/answerRecord.ts';
import { hashLines, splitLines } from '../../core/answering/material/evidence/evidenceBook.ts';
import { digest } from '../../node/digest.ts';
import { chatMarkdown } from './chatMarkdown.ts';
import { importedChat } from './importedChat.ts';
import { chatTitle, type ChatEntry } from './savedChats.ts';
import { citedLines } from '../places/editorText.ts';
import type { Clew } from '../clew.ts';
import { rootByName } from '../places/rootByName.ts';
import { uriOf } from '../workspace/roots.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { readSettings } from '../settings/settings.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';
import { panelId } from '../pages/panelId.ts';

/** Registers the commands, and deletes chats that were not used for long. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const command = (name: string, run: () => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, () => runShowingFailure(clew, run)));
  };
  command('clew.showChats', () => showChats(clew));
  command('clew.exportChat', () => exportChat(clew));
  command('clew.importChat', () => importChat(clew));
  const prune = (): void =>
    void clew.openChat.savedChats?.prune(keepDays()).catch((error: unknown) => clew.log.error('Old chats could not be deleted', error));
  prune();
  // A window may be open for weeks, and each of these days is one of use.
  const timer = setInterval(prune, msPerDay);
  context.subscriptions.push({ dispose: () => clearInterval(timer) });
}

const msPerDay = 24 * 60 * 60 * 1000;

function keepDays(): number {
  return readSettings(getSetting)['chat.keepDays'];
}

interface ChatItem extends vscode.QuickPickItem {
  readonly entry: ChatEntry;
}

const renameButton: vscode.QuickInputButton = { iconPath: new vscode.ThemeIcon('edit'), tooltip: vscode.l10n.t('Rename') };
const removeButton: vscode.QuickInputButton = { iconPath: new vscode.ThemeIcon('trash'), tooltip: vscode.l10n.t('Delete') };

async function showChats(clew: Clew): Promise<void> {
  const { savedChats } = clew.openChat;
  if (!savedChats) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Chats are stored per workspace: open a folder first.'));
    return;
  }
  await clew.openChat.addToSavedChats();
  await savedChats.prune(keepDays());
  const quickPick = vscode.window.createQuickPick<ChatItem>();
  const days = keepDays();
  quickPick.title = vscode.l10n.t('Clew: Chats of This Workspace');
  quickPick.placeholder = placeholder(savedChats.entries.length, days);
  quickPick.matchOnDetail = true;
  const refresh = (): void => void (quickPick.items = savedChats.entries.map((entry) => itemOf(entry, entry.id === clew.chat.sessionId)));
  refresh();
  const isClosed = new Promise<void>((resolve) => quickPick.onDidHide(() => resolve()));
  quickPick.onDidTriggerItemButton(
    ({ button, item }) =>
      void runShowingFailure(clew, async () => {
        await (button === renameButton ? renameChat(clew, item.entry) : deleteChat(clew, item.entry));
        refresh();
      }),
  );
  quickPick.onDidAccept(() => {
    const [item] = quickPick.selectedItems;
    quickPick.hide();
    if (item) void runShowingFailure(clew, () => showChat(clew, item.entry));
  });
  quickPick.ignoreFocusOut = true;
  quickPick.show();
  await isClosed;
  quickPick.dispose();
}

/** An empty list says why. */
function placeholder(chats: number, days: number): string {
  if (chats === 0) return vscode.l10n.t('There are no chats yet: ask a question first.');
  return days
    ? vscode.l10n.t('Search in titles and questions. Chats that were not used for {0} days are deleted.', days)
    : vscode.l10n.t('Search in titles and questions.');
}

function itemOf(entry: ChatEntry, isOpen: boolean): ChatItem {
  const count = entry.turns === 1 ? vscode.l10n.t('1 question') : vscode.l10n.t('{0} questions', entry.turns);
  const time = new Date(entry.at).toLocaleString(vscode.env.language, { dateStyle: 'medium', timeStyle: 'short' });
  const description = [count, time, ...(isOpen ? [vscode.l10n.t('open')] : [])].join(' · ');
  return {
    label: entry.title || vscode.l10n.t('Without a title'),
    description,
    detail: entry.questions,
    buttons: [renameButton, removeButton],
    entry,
  };
}

async function showChat(clew: Clew, { id }: ChatEntry): Promise<void> {
  if (!(await clew.openChat.open(id))) {
    void vscode.window.showWarningMessage(vscode.l10n.t('This chat can no longer be read; the others are there.'));
    return;
  }
  await vscode.commands.executeCommand(`${panelId}.focus`);
}

async function renameChat({ openChat }: Clew, { id, title }: ChatEntry): Promise<void> {
  const name = await vscode.window.showInputBox({ value: title, prompt: vscode.l10n.t('Title of the chat'), ignoreFocusOut: true });
  if (name?.trim()) await openChat.rename(id, name.trim());
}

async function deleteChat({ openChat }: Clew, { id, title }: ChatEntry): Promise<void> {
  const yes = vscode.l10n.t('Delete');
  const question = vscode.l10n.t('Delete the chat "{0}"?', title);
  if ((await vscode.window.showWarningMessage(question, { modal: true }, yes)) === yes) await openChat.delete(id);
}

/** Imports a chat from the active document if that is Markdown, else from a file that the person chooses. */
async function importChat(clew: Clew): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const markdown = document && vscode.languages.match('markdown', document) ? document.getText() : await chosenMarkdown();
  if (markdown === undefined) return;
  const chat = await importedChat(markdown, {
    newId: randomUUID,
    roots: clew.index.roots.length > 1 ? clew.index.roots.map(({ name }) => name) : [],
    readLines: (root, file) => linesNow(clew, root, file),
    hash: (lines) => hashLines(lines, digest),
  });
  if (!chat || !(await clew.openChat.import(chat))) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no chat in this document: choose one that Clew has exported.'));
    return;
  }
  await vscode.commands.executeCommand(`${panelId}.focus`);
}

async function chosenMarkdown(): Promise<string | undefined> {
  const [uri] = (await vscode.window.showOpenDialog({ filters: { Markdown: ['md'] }, title: vscode.l10n.t('Chat to import') })) ?? [];
  return uri && (await vscode.workspace.openTextDocument(uri)).getText();
}

/** Lines of a file of the open folders; undefined where it does not exist. */
async function linesNow({ index, log }: Clew, label: string, file: string): Promise<readonly string[] | undefined> {
  const root = rootByName(index.roots, label);
  const uri = root && uriOf(root, file);
  if (!uri) return undefined;
  try {
    return splitLines((await vscode.workspace.openTextDocument(uri)).getText());
  } catch (error) {
    log.info(`A file that an imported chat cites cannot be read: ${String(error)}`);
    return undefined;
  }
}

/** Opens the chat as an unsaved Markdown document. */
async function exportChat(clew: Clew): Promise<void> {
  const { chat } = clew;
  if (chat.turns.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is nothing to export yet: ask a question first.'));
    return;
  }
  const title = chatTitle({ title: chat.title, turns: chat.turns });
  const content = await chatMarkdown({ title, turns: chat.turns, commit: headCommit(), readLines: (citation) => linesOf(clew, citation) });
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'markdown', content }));
}

/** Present text of the cited lines; undefined when they have changed. */
async function linesOf(clew: Clew, citation: Citation): Promise<string | undefined> {
  return (await citedLines(clew, citation))?.text.join('\n');
}

/** Asks the editor's own Git extension, and starts nothing for it. */
function headCommit(): string | undefined {
  const git = vscode.extensions.getExtension<GitHeadExtension>('vscode.git');
  if (!git?.isActive || !git.exports.enabled) return undefined;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return folder && git.exports.getAPI(1).getRepository(folder)?.state.HEAD?.commit;
}

/** The used part of the Git extension's interface. */
interface GitHeadExtension {
  readonly enabled: boolean;
  getAPI(version: 1): {
    getRepository(uri: vscode.Uri): { readonly state: { readonly HEAD?: { readonly commit?: string } } } | null;
  };
}
