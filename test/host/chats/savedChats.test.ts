// Chats that were left for a new one: stored, listed, opened again, renamed and deleted.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SavedChat } from '../../../src/vscode/chats/chat.ts';
import { SavedChats, type ChatEntry, type ChatStorage } from '../../../src/vscode/chats/savedChats.ts';
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

  test('deletes chats after the given number of days, or never for 0', async () => {
    const { saved, clock, files } = createChats();
    await saved.store(chat('old', clock.now - 91 * day, 'q'));
    await saved.store(chat('young', clock.now - 89 * day, 'q'));
    assert.equal(await saved.prune(0), 0);
    assert.equal(await saved.prune(90), 0);
    const listed = (): readonly string[] => saved.entries.map(({ id }) => id);
    assert.deepEqual([listed(), [...files.keys()]], [['young'], ['old', 'young']], 'it leaves the list first');
    clock.now += day / 2;
    assert.equal(await saved.prune(90), 0);
    clock.now += day / 2;
    assert.equal(await saved.prune(90), 1);
    assert.deepEqual([listed(), [...files.keys()]], [['young'], ['young']]);
  });

  test('lists a chat again that is no longer too old, by the clock, by the setting or by a question', async () => {
    const { saved, clock } = createChats();
    const today = clock.now;
    const listed = async (days: number): Promise<number> => {
      await saved.prune(days);
      return saved.entries.length;
    };
    await saved.store(chat('kept', today, 'q'));
    for (const years of [5, 9]) {
      clock.now = today + years * 365 * day;
      assert.equal(await listed(90), 0);
      clock.now = today + day;
      assert.equal(await listed(90), 1);
    }
    clock.now = today + 50 * day;
    assert.deepEqual([await listed(20), await listed(90), await listed(20), await listed(0)], [0, 1, 0, 1]);
    assert.equal(await listed(20), 0);
    await saved.store(chat('kept', clock.now, 'q', 'another'));
    assert.equal(saved.entries.length, 1);
  });

  test('does not delete a chat a day after a clock that was ahead, and counts that day anew', async () => {
    const { saved, clock } = createChats();
    const today = clock.now;
    await saved.store(chat('old', today - 91 * day, 'q'));
    clock.now = today + 365 * day;
    await saved.prune(90);
    clock.now = today;
    assert.deepEqual([await saved.prune(90), saved.entries.length], [0, 0]);
    // A chat that is stored again without a question, as the open one is, stays as old as it was.
    await saved.store(chat('old', today - 91 * day, 'q'));
    clock.now = today + day;
    assert.equal(await saved.prune(90), 1);
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
