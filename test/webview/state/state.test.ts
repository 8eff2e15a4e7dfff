// The state of the panel after each message and event of the host, in any order.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import { initialState, foldMessage, type PanelState } from '../../../src/webview/state/state.ts';
import { foldEvent, foldTurn } from '../../../src/webview/state/turnState.ts';
import type { ToPanel, Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { dedent } from '../../support/dedent.ts';

const turn = (over: Partial<Turn> = {}): Turn => ({ id: 't1', question: 'Why?', state: 'running', events: [], ...over });
const index = { ...initialState.index, state: 'ready' as const };
const model = initialState.model;
const chips = { attached: [{ label: 'src/a.ts:1', tokens: 12 }], suggested: 'src/b.ts' };
const started = {
  ...{
    kind: 'state',
    turns: [turn()],
    index,
    model,
    draft: 'half a question',
    chips,
    choices: {},
    examples: [],
    dropped: 2,
    unreadable: 0,
    l10n: {},
  },
} as const satisfies ToPanel;
const after = (...messages: readonly ToPanel[]): PanelState => messages.reduce(foldMessage, initialState);
const event = (value: AskEvent): ToPanel => ({ kind: 'event', turnId: 't1', event: value });

suite('foldMessage', () => {
  test('replaces the state by that of the host, but not what the person has typed', () => {
    const state = after(started, { ...started, turns: [], draft: '' });
    assert.deepEqual([state.ready, state.turns, state.draft, state.dropped], [true, [], 'half a question', 2]);
  });

  test('shows attachments until the host changes them', () => {
    assert.equal(after(started).chips, chips);
    assert.deepEqual(after(started, { kind: 'chips', chips: { attached: [] } }).chips, { attached: [] });
  });

  test('stores choices, the last lines and the retrievers of an answer', () => {
    const lines = { answerId: 't1', of: 'citation', n: 1, place: 'src/a.ts:3', firstLine: 3, text: 'let a;' } as const;
    const state = after(started, { kind: 'choices', choices: { depth: 'quick' } }, { kind: 'lines', ...lines });
    assert.deepEqual([state.choices, state.lines], [{ depth: 'quick' }, lines]);
    const retrievers = [{ name: 'text', ran: true, found: 9, used: 2, ms: 1 }];
    assert.deepEqual(after(started, event({ kind: 'retrieved', retrievers, evidence: [] })).turns[0]?.retrievers, retrievers);
  });

  test('separates folded text from the answer once the record labels it', () => {
    const deltas = [event({ kind: 'delta', text: 'Said.\n\n' }), event({ kind: 'delta', text: 'More.', folded: true })];
    assert.equal(after(started, ...deltas).turns[0]?.text, 'Said.\n\n');
    const record = answerRecord({ answer: 'Said.\n\nMore.', folds: [{ start: 7, end: 12, label: '1 more' }] });
    const view = after(started, ...deltas, event({ kind: 'done', record })).turns[0];
    assert.deepEqual([view?.text, view?.folded], ['Said.', [{ label: '1 more', text: 'More.', drawn: false }]]);
  });

  test('leaves out text that pictures show', () => {
    const pictures = { places: [], trees: [], frames: [], findings: [], findingsOmitted: 0, suggestions: [] };
    const deltas = [event({ kind: 'delta', text: 'Drawn.\n\n', drawn: true }), event({ kind: 'delta', text: 'Said.' })];
    assert.equal(after(started, ...deltas).turns[0]?.text, 'Drawn.\n\nSaid.');
    assert.equal(after(started, event({ kind: 'pictured', pictures }), ...deltas).turns[0]?.text, 'Said.');
    const record = answerRecord({
      answer: dedent`
        One.

        Drawn.

        Two.`,
      drawn: [{ start: 6, end: 14 }],
      pictures,
    });
    assert.equal(after(started, event({ kind: 'done', record })).turns[0]?.text, 'One.\n\nTwo.');
  });

  test('adds a turn, or replaces the one with the same id', () => {
    const state = after(
      started,
      { kind: 'turn', turn: turn({ id: 't2' }) },
      { kind: 'turn', turn: turn({ state: 'failed', error: 'No.' }) },
    );
    assert.deepEqual(
      state.turns.map(({ id, state: how, error }) => [id, how, error]),
      [
        ['t1', 'failed', 'No.'],
        ['t2', 'running', undefined],
      ],
    );
  });

  test('appends text to its turn and leaves other turns unchanged', () => {
    const state = after(
      started,
      { kind: 'turn', turn: turn({ id: 't2' }) },
      event({ kind: 'delta', text: 'a' }),
      event({ kind: 'delta', text: 'b' }),
    );
    assert.deepEqual(
      state.turns.map(({ text }) => text),
      ['ab', ''],
    );
  });

  test('ignores events of turns that are gone', () => {
    const before = after(started);
    assert.equal(foldMessage(before, { kind: 'event', turnId: 'gone', event: { kind: 'delta', text: 'x' } }).turns, before.turns);
  });

  test('keeps the text of a pass until the next pass is complete', () => {
    const deltas = [event({ kind: 'pass', n: 1, of: 2 }), event({ kind: 'delta', text: 'first' }), event({ kind: 'pass', n: 2, of: 2 })];
    assert.equal(after(started, ...deltas).turns[0]?.refining, 0);
    const [view] = after(started, ...deltas, event({ kind: 'delta', text: 'second' })).turns;
    assert.deepEqual([view?.text, view?.refining], ['first', 6]);
    const [done] = after(started, ...deltas, event({ kind: 'done', record: answerRecord() })).turns;
    assert.deepEqual([done?.text, done?.refining], [answerRecord().answer, undefined]);
  });

  test('lists tool calls in order, and those of the record in the end', () => {
    const call = { pass: 1, name: 'find_uses', args: 'name: x', outcome: 'found', said: '', evidence: [1], tokens: 9, ms: 1 } as const;
    const other = { ...call, pass: 2, name: 'read_lines' };
    const called = [event({ kind: 'tool', call }), event({ kind: 'tool', call: other })];
    assert.deepEqual(after(started, ...called).turns[0]?.toolCalls, [call, other]);
    const record = { ...answerRecord(), toolCalls: [other] };
    assert.deepEqual(after(started, ...called, event({ kind: 'done', record })).turns[0]?.toolCalls, [other]);
  });

  test('lists gaps as they come, and those of the record in the end', () => {
    const gap = { text: 'x', normalized: 'x', how: 'none', outcome: 'not-found', evidence: [], tokens: 0, ms: 0 } as const;
    const [view] = after(started, event({ kind: 'gap', pass: 1, gap })).turns;
    assert.deepEqual(view?.gaps, [{ pass: 1, gap }]);
    assert.deepEqual(
      after(started, event({ kind: 'gap', pass: 1, gap }), event({ kind: 'done', record: answerRecord() })).turns[0]?.gaps,
      [],
    );
  });

  test('lists rounds of a knowledge graph as they come, and those of the record in the end', () => {
    const round = { n: 1, query: 'x', triples: [], sufficient: false, reasoning: 'a', nextQuery: 'y' };
    const viewOf = ({ turns: [view] }: PanelState): unknown => [view?.rounds, view?.knowledge?.end];
    const come = event({ kind: 'round', round });
    assert.deepEqual(viewOf(after(started, come)), [[round], undefined]);
    assert.deepEqual(viewOf(after(started, come, event({ kind: 'done', record: answerRecord() }))), [[round], undefined]);
    const rounds = [{ ...round, reasoning: 'b' }];
    const record = answerRecord({ knowledge: { rounds, entities: [], omitted: 0, end: 'no-query' } });
    assert.deepEqual(viewOf(after(started, come, event({ kind: 'done', record }))), [rounds, 'no-query']);
  });

  test('keeps analysis, searches and judgements, also when the record of a continuation lacks them', () => {
    const query = { round: 1, query: 'x', by: 'analysis', found: 3, fresh: 1, ms: 1 } as const;
    const analysis = { complex: true, components: ['x'], followUps: [], defaulted: [] };
    const judgement = { round: 1, complete: true, missing: [] };
    const searched = [event({ kind: 'analysed', analysis }), event({ kind: 'query', query }), event({ kind: 'judged', judgement })];
    const viewOf = ({ turns: [view] }: PanelState): unknown => [view?.analysis, view?.queries, view?.judgements];
    assert.deepEqual(viewOf(after(started, ...searched)), [analysis, [query], [judgement]]);
    assert.deepEqual(viewOf(after(started, ...searched, event({ kind: 'done', record: answerRecord() }))), [
      analysis,
      [query],
      [judgement],
    ]);
    const record = answerRecord({ analysis, queries: [query, query], judgements: [] });
    assert.deepEqual(viewOf(after(started, ...searched, event({ kind: 'done', record }))), [analysis, [query, query], []]);
  });

  test('shows the record when the answer is done', () => {
    const state = after(started, event({ kind: 'delta', text: 'draft' }), event({ kind: 'done', record: answerRecord() }));
    const [view] = state.turns;
    assert.equal(view?.text, answerRecord().answer);
    assert.equal(view?.state, 'done');
    assert.deepEqual(view?.citations.get(1), citation());
  });

  test('shows a stopped answer as stopped', () => {
    assert.equal(after(started, event({ kind: 'done', record: answerRecord({ stop: 'user' }) })).turns[0]?.state, 'stopped');
  });

  test('counts each focus request and keeps the draft', () => {
    const state = after(started, { kind: 'focus', draft: 'new' }, { kind: 'focus' });
    assert.deepEqual([state.focusCount, state.draft], [2, 'new']);
  });

  test('merges evidence of later retrievals by number', () => {
    const view = [evidence(), evidence({ n: 2 }), evidence({ n: 1, why: 'again' })].reduce(
      (folded, each) => foldEvent(folded, { kind: 'retrieved', retrievers: [], evidence: [each] }),
      foldTurn(turn()),
    );
    assert.deepEqual(
      view.evidence.map(({ n, why }) => [n, why]),
      [
        [1, 'again'],
        [2, 'defines placeOrder'],
      ],
    );
  });

  test('shows the same after a reload as without one', () => {
    const some = fc.constantFrom<AskEvent>(
      { kind: 'delta', text: 'x' },
      { kind: 'pass', n: 1, of: 3 },
      { kind: 'pass', n: 2, of: 3 },
      { kind: 'citation', citation: citation() },
      { kind: 'classified', mode: answerRecord().mode },
      { kind: 'retrieved', retrievers: [], evidence: [evidence()] },
    );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (events) => {
        assert.deepEqual(after(started, ...events.map(event)).turns[0], foldTurn(turn({ events })));
      }),
    );
  });

  test('handles 200,000 text events in linear time', async () => {
    let state = after(started);
    await costsLittle('many deltas', () => {
      for (let i = 0; i < 200_000; i++) state = foldMessage(state, event({ kind: 'delta', text: 'word ' }));
    });
    assert.equal(state.turns[0]?.text.length, 1_000_000);
  });
});
