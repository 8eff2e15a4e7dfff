// Damaged messages of the host: readable parts are used, others are counted, and nothing throws.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ToPanel } from '../../../src/protocol/toPanel.ts';
import { readMessage } from '../../../src/webview/state/readMessage.ts';
import { initialState, foldMessage } from '../../../src/webview/state/state.ts';
import { damaged, randomNumbers } from '../../support/damage.ts';
import { doneTurn, events, runningTurn } from '../../support/panel/fullTurn.ts';
import { panelState } from '../../support/panel/panelState.ts';

const first = doneTurn('first', 'The first answer [1].');
const last = runningTurn('last', 'The last answer.');

suite('readMessage', () => {
  test('returns an undamaged message unchanged', () => {
    const whole: readonly ToPanel[] = [
      panelState({ turns: [first, last] }),
      { kind: 'turn', turn: first },
      ...events('x').map((event): ToPanel => ({ kind: 'event', turnId: 'last', event })),
    ];
    for (const message of whole) assert.deepEqual(readMessage(message), { message, unreadable: 0 });
  });

  test('returns undefined for foreign messages and unknown kinds', () => {
    for (const data of [undefined, null, 7, 'state', [], {}, { kind: 7 }, { kind: 'of-a-later-version' }])
      assert.equal(readMessage(data), undefined);
  });

  test('drops damaged records of a state, and gives damaged fields their initial values', () => {
    const turns = [first, { ...first, id: 'x', record: { ...first.record, citations: [null] } }, null, last];
    const read = readMessage({ ...panelState({ turns: [] }), turns, index: { state: 'ready' }, chips: 7, draft: 'typed' });
    assert.equal(read?.unreadable, 4);
    assert.ok(read.message?.kind === 'state');
    const { message } = read;
    assert.deepEqual(
      [message.turns, message.draft, message.index, message.chips],
      [[first, last], 'typed', initialState.index, initialState.chips],
    );
  });

  test('keeps undamaged turns, whatever is damaged beside them', () => {
    const random = randomNumbers(21);
    for (let round = 0; round < 4000; round++) {
      const turns = [first, damaged(round % 2 ? first : last, random), last].map((turn, i) =>
        i === 1 ? { ...turn, id: 'damaged' } : turn,
      );
      const read = readMessage({ ...damaged(panelState({ turns: [] }), random), kind: 'state', turns });
      assert.ok(read?.message, `round ${round}`);
      const state = foldMessage(initialState, read.message);
      assert.deepEqual(
        [state.ready, state.turns[0]?.text, state.turns.at(-1)?.text],
        [true, 'The first answer [1].', 'The last answer.'],
        `round ${round}`,
      );
      assert.ok(state.turns.length === 3 || read.unreadable > 0, `round ${round}`);
    }
  });

  test('never lets a damaged event change an earlier turn', () => {
    const random = randomNumbers(22);
    const before = foldMessage(initialState, panelState({ turns: [first, last] }));
    const messages: readonly ToPanel[] = events('more').map((event) => ({ kind: 'event', turnId: 'last', event }));
    for (let round = 0; round < 4000; round++) {
      const read = readMessage(damaged(messages[round % messages.length], random));
      const after = read?.message ? foldMessage(before, read.message) : before;
      assert.equal(after.turns[0], before.turns[0], `round ${round}`);
      assert.match(after.turns[1]?.text ?? '', /^The last answer\./, `round ${round}`);
    }
  });
});
