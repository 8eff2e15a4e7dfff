// The open chat: what is stored when another one takes its place, and when the running question stops.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type * as vscode from 'vscode';
import { Chat } from '../../../src/vscode/chats/chat.ts';
import { OpenChat } from '../../../src/vscode/chats/openChat.ts';
import { SavedChats, type ChatEntry } from '../../../src/vscode/chats/savedChats.ts';
import { SentLog } from '../../../src/vscode/models/sentLog.ts';
import { MemoryLog } from '../../support/memory.ts';

function createOpenChat({ hasStorage = true } = {}): {
  readonly chat: Chat;
  readonly openChat: OpenChat;
  readonly files: ReadonlyMap<string, string>;
  readonly windowState: ReadonlyMap<string, unknown>;
} {
  const files = new Map<string, string>();
  const windowState = new Map<string, unknown>();
  let entries: readonly ChatEntry[] = [];
  const storage = {
    read: (id: string) => Promise.resolve(files.get(id)),
    write: (id: string, text: string) => Promise.resolve(void files.set(id, text)),
    remove: (id: string) => Promise.resolve(void files.delete(id)),
    list: () => entries,
    updateList: (newEntries: readonly ChatEntry[]) => Promise.resolve(void (entries = newEntries)),
  };
  let idCount = 0;
  const chat = new Chat(
    () => `id${idCount++}`,
    () => 0,
  );
  const state = {
    get: (key: string) => windowState.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void windowState.set(key, value)),
  } as unknown as vscode.Memento;
  const savedChats = hasStorage ? new SavedChats(storage, () => 0) : undefined;
  const openChat = new OpenChat({ chat, sentLog: new SentLog(), state, savedChats, log: new MemoryLog() });
  openChat.onWillReplace(() => chat.turns.forEach(({ id }) => chat.stopTurn(id)));
  return { chat, openChat, files, windowState };
}

suite('the open chat', () => {
  test('is stored before a new one begins, and can be opened again', async () => {
    const { chat, openChat } = createOpenChat();
    const { sessionId } = chat;
    chat.start({ question: 'Where are carts made?', options: {} });
    await openChat.startNew();
    assert.equal(chat.turns.length, 0);
    assert.notEqual(chat.sessionId, sessionId);
    assert.equal(await openChat.open(sessionId), true);
    assert.equal(chat.turns[0]?.question, 'Where are carts made?');
  });

  test('is stored with its running question stopped', async () => {
    const { chat, openChat, files } = createOpenChat();
    const { sessionId } = chat;
    chat.start({ question: 'Where are carts made?', options: {} });
    await openChat.startNew();
    assert.match(files.get(sessionId) ?? '', /"state":"stopped"/);
  });

  test('stays when the chosen chat cannot be read', async () => {
    const { chat, openChat } = createOpenChat();
    const { sessionId } = chat;
    chat.start({ question: 'Where are carts made?', options: {} });
    assert.equal(await openChat.open('no-such-chat'), false);
    assert.equal(chat.sessionId, sessionId);
  });

  test('is not replaced where it could not be stored', async () => {
    const { chat, openChat } = createOpenChat({ hasStorage: false });
    const { id } = chat.start({ question: 'Where are carts made?', options: {} });
    await assert.rejects(openChat.replace(chat.branch(id, 'Carts')), { code: 'chats-not-kept' });
    assert.equal(chat.turn(id)?.state, 'running');
  });

  test('returns in the next window', async () => {
    const { chat, openChat, windowState } = createOpenChat();
    chat.start({ question: 'Where are carts made?', options: {} });
    await openChat.save();
    chat.clear();
    assert.deepEqual([...windowState.keys()], ['clew.chat']);
    openChat.restore();
    assert.equal(chat.turns[0]?.question, 'Where are carts made?');
  });

  test('gives way to a new one when it is deleted', async () => {
    const { chat, openChat, files } = createOpenChat();
    const { sessionId } = chat;
    chat.start({ question: 'Where are carts made?', options: {} });
    await openChat.addToSavedChats();
    await openChat.delete(sessionId);
    assert.deepEqual([chat.turns.length, files.size], [0, 0]);
  });
});
