// Reading a stored chat that may be damaged: readable turns stay, others are counted, and nothing throws.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { Chat, panelTurn } from '../../../src/vscode/chats/chat.ts';
import { readSavedChat } from '../../../src/vscode/chats/readSavedChat.ts';
import { foldTurn } from '../../../src/webview/state/turnState.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';

const turn = {
  id: 't',
  question: 'Why?',
  state: 'done',
  events: [],
  options: {},
  record: answerRecord({ notices: [{ code: 'model-filtered', args: [] }] }),
  at: 1,
};
const savedChat = { version: 1, sessionId: 's', title: 'Prices', dropped: 2, turns: [turn, { ...turn, id: 'u' }] };

/** Restores a chat from `value`, asks one more question, and returns the ids of the turns as the panel gets them. */
function useChat(value: unknown): readonly string[] {
  const chatRead = readSavedChat(value);
  const chat = new Chat(
    () => 'new',
    () => 0,
  );
  if (chatRead) chat.restore(chatRead);
  chat.start({ question: 'And then?', options: {} });
  chat.earlierTurns('new');
  chat.save();
  return chat.turns.map((each) => foldTurn(panelTurn(each)).id);
}

suite('readSavedChat', () => {
  test('returns an undamaged chat unchanged', () => {
    assert.deepEqual(readSavedChat(JSON.parse(JSON.stringify(savedChat))), JSON.parse(JSON.stringify(savedChat)));
  });

  test('drops only unreadable turns and counts them', () => {
    const damaged = { ...savedChat, turns: [null, turn, { ...turn, id: 'u', record: { ...answerRecord(), evidence: undefined } }, 'x'] };
    const chatRead = readSavedChat(damaged);
    assert.deepEqual(
      chatRead?.turns.map(({ id }) => id),
      ['t'],
    );
    assert.deepEqual([chatRead.dropped, chatRead.unreadable], [2, 3]);
  });

  test('returns undefined for a value of another shape', () => {
    for (const value of [
      undefined,
      null,
      1,
      'chat',
      [],
      {},
      { ...savedChat, version: 2 },
      { ...savedChat, turns: {} },
      { ...savedChat, sessionId: '' },
    ])
      assert.equal(readSavedChat(value), undefined);
  });

  test('lets the next question start, whatever part is damaged', () => {
    const paths = [...placesIn(savedChat)];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.oneof(fc.constant(undefined), fc.jsonValue()), (path, value) => {
        assert.equal(useChat(withValue(savedChat, path, value)).at(-1), 'new');
      }),
      { numRuns: 1000 },
    );
  });
});

/** The path of each value within `value`. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, key]);
}

function withValue(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = (into as Record<string, unknown>)[key];
  const changed = withValue(inner, rest, value);
  if (Array.isArray(into)) return into.map((each: unknown, i) => (String(i) === key ? changed : each));
  return { ...(into as object), [key]: changed };
}
