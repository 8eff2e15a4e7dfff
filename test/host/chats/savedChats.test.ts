// Chats that were left for a new one: stored, listed, opened again, renamed and deleted.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SavedChat } from '../../../src/vscode/chats/chat.ts';
import { daysOfGrace, SavedChats, type ChatEntry, type ChatStorage } from '../../../src/vscode/chats/savedChats.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';

const day = 24 * 60 * 60 * 1000;

function createChats(): { saved: SavedChats; files: Map<string, string>; storage: ChatStorage; clock: { now: number } } {
  const files = new Map<string, string>();
  const clock = { now: 1000 * day };
  let entries: readonly ChatEntry[] = [];
  const storage: ChatStorage = {
    read: (id) => Promise.resolve(files.get(id)),
    write: (id, text) => Promise.resolve(void files.set(id, text)),
    remove: (id) => Promise.resolve(void files.delete(id)),
    list: () => entries,
    updateList: (now) => Promise.resolve(void (entries = now)),
  };
  return { saved: new SavedChats(storage, () => clock.now), files, storage, clock };
}

function chat(sessionId: string, at: number, ...questions: readonly string[]): SavedChat {
  const turns = questions.map((question, i) => {
    return { id: `${sessionId}${i}`, question, state: 'done' as const, events: [], record: answerRecord({ question }), options: {}, at };
  });
  return { version: 1, sessionId, dropped: 0, turns };
}

suite('SavedChats', () => {
  test('lists chats newest first with title and questions', async () => {
    const { saved } = createChats();
    await saved.store(chat('old', 1, 'Where is the price\n  decided?', 'and the tax?'));
    await saved.store(chat('new', 2, 'x'.repeat(300)));
    assert.deepEqual(
      saved.entries.map(({ id, turns }) => [id, turns]),
      [
        ['new', 1],
        ['old', 2],
      ],
    );
    assert.equal(saved.entries[1]?.title, 'Where is the price decided?');
    assert.equal(saved.entries[1]?.questions, 'Where is the price decided? · and the tax?');
    assert.equal(saved.entries[0]?.title.length, 80);
  });

  test('opens a chat as it was stored', async () => {
    const { saved } = createChats();
    const kept = chat('a', 1, 'q');
    await saved.store(kept);
    assert.deepEqual(await saved.open('a'), JSON.parse(JSON.stringify(kept)));
  });

  test('does not store a chat without questions', async () => {
    const { saved, files } = createChats();
    await saved.store(chat('empty', 1));
    assert.deepEqual([saved.entries.length, files.size], [0, 0]);
  });

  test('keeps a title that a person gave', async () => {
    const { saved } = createChats();
    await saved.store(chat('a', 1, 'q'));
    await saved.rename('a', 'Prices');
    assert.equal(saved.entries[0]?.title, 'Prices');
    const again = await saved.open('a');
    assert.equal(again?.title, 'Prices');
    await saved.store({ ...again, turns: [...again.turns, ...chat('a', 2, 'r').turns] });
    assert.deepEqual([saved.entries[0]?.title, saved.entries[0]?.turns], ['Prices', 2]);
  });

  test('deletes one chat or all of them', async () => {
    const { saved, files } = createChats();
    for (const id of ['a', 'b', 'c']) await saved.store(chat(id, 1, 'q'));
    await saved.delete('a');
    assert.deepEqual([...files.keys()], ['b', 'c']);
    await saved.clear();
    assert.deepEqual([saved.entries.length, files.size], [0, 0]);
  });

  test('deletes chats on the seventh day of use on which they are too old, or never for 0', async () => {
    const { saved, clock, files } = createChats();
    await saved.store(chat('old', clock.now - 91 * day, 'q'));
    await saved.store(chat('young', clock.now - 80 * day, 'q'));
    const listed = (): readonly string[] => saved.entries.map(({ id }) => id);
    for (let i = 1; i < daysOfGrace; i++) {
      assert.deepEqual([await saved.prune(90), await saved.prune(90)], [0, 0], 'two looks are one day');
      clock.now += day;
    }
    assert.deepEqual(
      [listed(), [...files.keys()]],
      [
        ['young', 'old'],
        ['old', 'young'],
      ],
    );
    assert.equal(await saved.prune(90), 1);
    assert.deepEqual([listed(), [...files.keys()]], [['young'], ['young']]);
    clock.now += 5000 * day;
    assert.equal(await saved.prune(0), 0);
  });

  test('counts the days anew for a chat that is no longer too old, by the clock, by the setting or by a question', async () => {
    const { saved, clock } = createChats();
    const today = clock.now;
    const question = chat('kept', today, 'q');
    await saved.store(question);
    /** Looks on six days, of which each finds it too old. */
    const look = async (days: number): Promise<void> => {
      for (let i = 1; i < daysOfGrace; i++) {
        clock.now += day;
        assert.equal(await saved.prune(days), 0);
      }
    };
    for (const years of [5, 9]) {
      clock.now = today + years * 365 * day;
      await look(90);
      clock.now = today + day;
      await saved.prune(90);
    }
    clock.now = today + 50 * day;
    await look(20);
    assert.equal(await saved.prune(90), 0);
    await look(20);
    assert.equal(await saved.prune(0), 0);
    await look(20);
    // A chat that is stored again without a question, as the open one is, stays as old as it was.
    await saved.store(question);
    assert.equal(saved.entries[0]?.tooOld?.days, daysOfGrace - 1);
    await saved.store(chat('kept', clock.now, 'q', 'another'));
    assert.equal(saved.entries[0].tooOld, undefined);
  });

  test('counts a day of use for a clock that was set back, too', async () => {
    const { saved, clock } = createChats();
    const today = clock.now;
    await saved.store(chat('old', today - 91 * day, 'q'));
    clock.now = today + 365 * day;
    await saved.prune(90);
    clock.now = today;
    await saved.prune(90);
    assert.deepEqual(saved.entries[0]?.tooOld, { days: 2, lastDay: today });
  });

  test('removes an unreadable chat from the list and keeps the others', async () => {
    const { saved, files } = createChats();
    for (const id of ['gone', 'torn', 'whole']) await saved.store(chat(id, 1, 'q'));
    files.delete('gone');
    files.set('torn', '{"version":1,"tur');
    assert.deepEqual([await saved.open('gone'), await saved.open('torn')], [undefined, undefined]);
    assert.deepEqual(
      saved.entries.map(({ id }) => id),
      ['whole'],
    );
  });

  test('stores many chats at once, and a failure loses only its own chat', async () => {
    const { saved, storage } = createChats();
    const write = storage.write.bind(storage);
    storage.write = (id, text) => (id === 'c3' ? Promise.reject(new Error('disk full')) : write(id, text));
    const kept = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => saved.store(chat(`c${i}`, i, 'q'))));
    assert.deepEqual(
      kept.map(({ status }) => status === 'fulfilled'),
      [true, true, true, false, true, true],
    );
    assert.equal(saved.entries.length, 5);
  });
});
