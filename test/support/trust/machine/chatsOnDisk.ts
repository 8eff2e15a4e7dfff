// Saved chats in a folder on disk, as the window keeps them, and whether each is still one of the texts that were stored.
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChat } from '../../../../src/vscode/chats/chat.ts';
import { replaceFile } from '../../../../src/vscode/chats/replaceFile.ts';
import { daysOfGrace, SavedChats, type ChatEntry, type ChatStorage } from '../../../../src/vscode/chats/savedChats.ts';
import { answerRecord } from '../../panel/answerRecord.ts';

/** A chat of so many turns. `at`: time of its last one. */
export function chatOf(sessionId: string, turns: number, at = turns - 1): SavedChat {
  const turn = (i: number): SavedChat['turns'][number] => {
    const question = `Question ${i} of ${sessionId}?`;
    return {
      id: `${sessionId}${i}`,
      question,
      state: 'done',
      events: [],
      record: answerRecord({ question }),
      options: {},
      at: at - (turns - 1 - i),
    };
  };
  return { version: 1, sessionId, dropped: 0, turns: Array.from({ length: turns }, (_, i) => turn(i)) };
}

/** The chats of `folder` under the clock `now`. The list is in memory, since the editor keeps it. */
export function chatsIn(folder: string, now = () => 0): SavedChats {
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
  return new SavedChats(storage, now);
}

/** Asserts that chat `id` is there with at least `least` turns and at most `most`. */
export async function assertKept(chats: SavedChats, id: string, least: number, most: number): Promise<void> {
  const chat = await chats.open(id);
  assert.ok(chat, `${id} is lost`);
  assert.ok(chat.turns.length >= least && chat.turns.length <= most, `${id} has ${chat.turns.length} turns`);
}

const day = 86_400_000;

/** Hours between looks at the chats while the clock is wrong: no more than six days of use. */
const wrongHours = [0, 1, 12, 24, 24, 24, 24];

/**
 * Lives through years of starts of a window that deletes chats after `days`: now and then the clock is up to 20 years ahead or behind for
 * some days. Asserts that no chat of the last `days` is lost, and that older ones are deleted in the end.
 */
export async function liveWithJumpingClock(folder: string, days: number, random: () => number): Promise<void> {
  let trueTime = Date.UTC(2026, 0, 1);
  let clockError = 0;
  const chats = chatsIn(folder, () => trueTime + clockError);
  const storedAt = new Map<string, number>();
  const youngIds = (daysOfLife: number): readonly string[] =>
    [...storedAt].filter(([, at]) => trueTime - at <= daysOfLife * day).map(([id]) => id);
  for (let start = 0; start < 120; start++) {
    trueTime += Math.floor(random() * 20 * day);
    for (let i = 0; random() < 0.4 && i < 3; i++) {
      clockError = Math.floor((random() - 0.5) * 40 * 365) * day;
      for (const hours of wrongHours) {
        trueTime += hours * 3_600_000;
        await chats.prune(days);
      }
      clockError = 0;
      await chats.prune(days);
    }
    const id = `chat${start}`;
    await chats.store(chatOf(id, 2, trueTime));
    storedAt.set(id, trueTime);
    await chats.prune(days);
    const listedIds = new Set(chats.entries.map((entry) => entry.id));
    assert.deepEqual(
      youngIds(days).filter((each) => !listedIds.has(each)),
      [],
      `start ${start}`,
    );
  }
  for (const { id } of chats.entries) await assertKept(chats, id, 2, 2);
  for (let i = 0; i <= daysOfGrace; i++) {
    trueTime += day;
    await chats.prune(days);
  }
  const files = new Set(await readdir(folder));
  const nameOf = (id: string): string => `${id}.json`;
  assert.deepEqual(
    youngIds(days).filter((id) => !files.has(nameOf(id))),
    [],
  );
  const youngNames = new Set(youngIds(days + daysOfGrace + 1).map(nameOf));
  assert.deepEqual(
    [...files].filter((name) => !youngNames.has(name)),
    [],
    'of the others nothing is left',
  );
}

/** Makes a chat while the clock is so many years behind. Asserts that it can be opened for the first week under the right clock. */
export async function keepChatOfClockBehind(folder: string, years: number): Promise<void> {
  let now = Date.UTC(2026, 0, 1) - years * 365 * day;
  const chats = chatsIn(folder, () => now);
  await chats.store(chatOf('early', 2, now));
  now = Date.UTC(2026, 0, 1);
  for (let i = 1; i < daysOfGrace; i++) {
    // Several looks a day are one day.
    for (let look = 0; look < 5; look++) await chats.prune(90);
    assert.equal(chats.entries.length, 1, 'it can be chosen');
    await assertKept(chats, 'early', 2, 2);
    now += day;
  }
  await chats.prune(90);
  assert.equal(chats.entries.length, 0);
}
