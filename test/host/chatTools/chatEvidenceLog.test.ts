// The log of code shown to the chats of the editor: what it lists, keeps and limits.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ToolAnswer } from '../../../src/core/tools/callTool.ts';
import { shownCallsText } from '../../../src/vscode/chatTools/shownCallsText.ts';
import { ChatEvidenceLog } from '../../../src/vscode/chatTools/chatEvidenceLog.ts';

const place = { root: '', file: 'src/a.ts', lineStart: 1, lineEnd: 4, tokens: 30 };

function answerOf(text: string): ToolAnswer {
  return { text, tokens: text.length, outcome: 'found', places: [place], secretsReplaced: 1 };
}

suite('ChatEvidenceLog', () => {
  class MemoryStorage {
    readonly values = new Map<string, unknown>();
    get = (key: string): unknown => this.values.get(key);
    update = (key: string, value: unknown): Promise<void> =>
      Promise.resolve(void this.values.set(key, JSON.parse(JSON.stringify(value ?? null))));
  }

  test('lists calls newest first, and keeps the list but no text for the next window', async () => {
    const storage = new MemoryStorage();
    const log = new ChatEvidenceLog(storage, () => 1);
    await log.add('find_symbol', '{"name":"a"}', answerOf('the first words'));
    await log.add('read_lines', '{"path":"a"}', answerOf('the second words'));
    const text = shownCallsText(log.calls, (call) => log.textOf(call));
    assert.ok(text.indexOf('## read_lines') < text.indexOf('## find_symbol'));
    for (const part of ['the first words', '"name":"a"', 'src/a.ts, lines 1 to 4', 'Secrets replaced by placeholders: 1', '16 tokens'])
      assert.ok(text.includes(part), part);

    const later = new ChatEvidenceLog(storage, () => 2);
    assert.deepEqual(
      later.calls.map(({ tool }) => tool),
      ['read_lines', 'find_symbol'],
    );
    const list = shownCallsText(later.calls, (call) => later.textOf(call));
    assert.doesNotMatch(list, /the first words/);
    assert.match(list, /only until the window is reloaded/);
    assert.match(list, /src\/a\.ts, lines 1 to 4/);
  });

  test('keeps at most 200 calls and two million characters, and can be cleared', async () => {
    const storage = new MemoryStorage();
    const log = new ChatEvidenceLog(storage, () => 1);
    for (let i = 0; i < 205; i++) await log.add('read_lines', '{}', answerOf(`${i}`.padEnd(20_000)));
    assert.equal(log.calls.length, 200);
    const withText = log.calls.filter((call) => log.textOf(call) !== undefined);
    assert.equal(withText.length, 100);
    assert.equal(withText[0], log.calls[0]);
    await log.clear();
    assert.deepEqual([log.calls, storage.values.get('clew.shownToChats')], [[], null]);
    assert.match(
      shownCallsText([], () => undefined),
      /No chat has called/,
    );
  });

  test('starts empty when the stored list is damaged', () => {
    const storage = new MemoryStorage();
    storage.values.set('clew.shownToChats', [{ at: 'yesterday' }]);
    assert.deepEqual(new ChatEvidenceLog(storage, () => 1).calls, []);
  });
});
