// Saved chats in a folder on disk, as the window keeps them, and whether each is still one of the texts that were stored.
import assert from 'node:assert/strict';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChat } from '../../../../src/vscode/chats/chat.ts';
import { replaceFile } from '../../../../src/vscode/chats/replaceFile.ts';
import { SavedChats, type ChatEntry, type ChatStorage } from '../../../../src/vscode/chats/savedChats.ts';
import { answerRecord } from '../../panel/answerRecord.ts';

/** A chat of so many turns. */
export function chatOf(sessionId: string, turns: number): SavedChat {
  const turn = (i: number): SavedChat['turns'][number] => {
    const question = `Question ${i} of ${sessionId}?`;
    return { id: `${sessionId}${i}`, question, state: 'done', events: [], record: answerRecord({ question }), options: {}, at: i };
  };
  return { version: 1, sessionId, dropped: 0, turns: Array.from({ length: turns }, (_, i) => turn(i)) };
}

/** The chats of `folder`. The list is in memory, since the editor keeps it. */
export function chatsIn(folder: string): SavedChats {
  let entries: readonly ChatEntry[] = [];
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const operations = {
    writeFile: (place: string, bytes: Uint8Array) => writeFile(place, bytes),
    rename: (from: string, to: string) => rename(from, to),
    delete: (place: string) => rm(place),
  };
  const storage: ChatStorage = {
    read: (id) => readFile(fileOf(id), 'utf8').catch(() => undefined),
    async write(id, text) {
      await mkdir(folder, { recursive: true });
      await replaceFile(operations, fileOf(id), join(folder, `${id}.new`), new TextEncoder().encode(text));
    },
    remove: (id) => rm(fileOf(id)),
    list: () => entries,
    updateList: async (list) => void (entries = list),
  };
  return new SavedChats(storage, () => 0);
}

/** Asserts that chat `id` is there with at least `least` turns and at most `most`. */
export async function assertKept(chats: SavedChats, id: string, least: number, most: number): Promise<void> {
  const chat = await chats.open(id);
  assert.ok(chat, `${id} is lost`);
  assert.ok(chat.turns.length >= least && chat.turns.length <= most, `${id} has ${chat.turns.length} turns`);
}
