// The chat that is open in this window: saves it for the next window, and exchanges it for another chat of the workspace.
import type * as vscode from 'vscode';
import type { Disposable } from '../../core/base/disposable.ts';
import { Emitter } from '../../core/base/event.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Log } from '../../core/ports.ts';
import type { SentLog } from '../models/sentLog.ts';
import type { Chat, SavedChat } from './chat.ts';
import { readSavedChat } from './readSavedChat.ts';
import type { SavedChats } from './savedChats.ts';

/** Key of the chat in `workspaceState`. */
const chatKey = 'clew.chat';

export interface OpenChatDependencies {
  readonly chat: Chat;
  readonly sentLog: SentLog;
  readonly state: vscode.Memento;
  /** The other chats of this workspace; undefined where none can be stored. */
  readonly savedChats: SavedChats | undefined;
  readonly log: Log;
}

/** Decides which chat {@link Chat} holds. Whoever asks questions stops at {@link onWillReplace}, so that the old chat is stored as it ends. */
export class OpenChat implements Disposable {
  readonly #dependencies: OpenChatDependencies;
  readonly #replaceEmitter = new Emitter<void>();

  /** Fires before another chat, or a new one, takes the place of the open one. */
  readonly onWillReplace = this.#replaceEmitter.event;

  constructor(dependencies: OpenChatDependencies) {
    this.#dependencies = dependencies;
  }

  /** The other chats of this workspace; undefined where none can be stored. */
  get savedChats(): SavedChats | undefined {
    return this.#dependencies.savedChats;
  }

  /** Restores the chat of the last window on this workspace. Drops an unreadable one, so that Clew still starts. */
  restore(): void {
    const { state, chat, log } = this.#dependencies;
    const storedValue = state.get<unknown>(chatKey);
    const savedChat = readSavedChat(storedValue);
    if (savedChat) chat.restore(savedChat);
    else if (storedValue !== undefined) log.warn('The chat of the last window could not be read: a new one has begun');
  }

  /** Saves the open chat for the next window. */
  async save(): Promise<void> {
    await this.#dependencies.state.update(chatKey, this.#dependencies.chat.save());
  }

  /** Stores the open chat among the others, where it is listed. */
  async addToSavedChats(): Promise<void> {
    await this.#dependencies.savedChats?.store(this.#dependencies.chat.save());
  }

  /** Shows `newChat` in place of the open one, which is stored before. Rejects where no chat can be stored, since the open one would be lost. */
  async replace(newChat: SavedChat): Promise<void> {
    if (!this.#dependencies.savedChats) throw new UserError('chats-not-kept');
    this.#replaceEmitter.fire();
    await this.addToSavedChats();
    await this.#show(newChat);
  }

  /** Stores the open chat and shows another one; false when it is unreadable. */
  async open(id: string): Promise<boolean> {
    const { chat, savedChats } = this.#dependencies;
    if (id === chat.sessionId) return true;
    this.#replaceEmitter.fire();
    await this.addToSavedChats();
    const savedChat = await savedChats?.open(id);
    if (!savedChat) return false;
    await this.#show(savedChat);
    return true;
  }

  /** Stores a foreign chat and shows it; false where none can be stored. */
  async import(chat: SavedChat): Promise<boolean> {
    await this.#dependencies.savedChats?.store(chat);
    return this.open(chat.sessionId);
  }

  /** Gives a chat a title, open or not. */
  async rename(id: string, title: string): Promise<void> {
    const { chat, savedChats } = this.#dependencies;
    if (id === chat.sessionId) chat.rename(title);
    await savedChats?.rename(id, title);
    await this.save();
  }

  /** Deletes a chat; if it is open, a new one begins. */
  async delete(id: string): Promise<void> {
    if (id === this.#dependencies.chat.sessionId) await this.#begin();
    await this.#dependencies.savedChats?.delete(id);
  }

  /** Deletes all chats of this workspace. */
  async deleteAll(): Promise<void> {
    await this.#begin();
    await this.#dependencies.savedChats?.clear();
  }

  /** Stores the open chat among the others, and begins a new one. */
  async startNew(): Promise<void> {
    this.#replaceEmitter.fire();
    await this.addToSavedChats().catch((error: unknown) => this.#dependencies.log.error('The chat before could not be kept', error));
    await this.#begin();
  }

  dispose(): void {
    this.#replaceEmitter.dispose();
  }

  async #begin(): Promise<void> {
    this.#replaceEmitter.fire();
    this.#dependencies.chat.clear();
    this.#dependencies.sentLog.clear();
    await this.save();
  }

  async #show(savedChat: SavedChat): Promise<void> {
    this.#dependencies.chat.open(savedChat);
    this.#dependencies.sentLog.clear();
    await this.save();
  }
}
