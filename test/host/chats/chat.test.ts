// The chat of the extension host: states of its turns, messages to the panel, and what is stored between windows.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import type { GateView, SentView, ToPanel } from '../../../src/protocol/toPanel.ts';
import { sessionOf } from '../../../src/core/answering/session/session.ts';
import { Chat, savedChatLimits } from '../../../src/vscode/chats/chat.ts';
import { readSavedChat } from '../../../src/vscode/chats/readSavedChat.ts';
import { importedChat } from '../../../src/vscode/chats/importedChat.ts';
import { initialState, foldMessage } from '../../../src/webview/state/state.ts';
import { answerRecord, evidence } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

function newChat(): { chat: Chat; messages: ToPanel[] } {
  let n = 0;
  const chat = new Chat(
    () => `id${n++}`,
    () => 1_000,
  );
  const messages: ToPanel[] = [];
  chat.onDidChange((message) => messages.push(structuredClone(message)));
  return { chat, messages };
}

const gate: GateView = {
  destination: 'api.example.com',
  model: 'm',
  local: false,
  exposed: false,
  tokens: 10,
  places: [],
  secretsReplaced: 0,
};
const sent: SentView = { at: 1, destination: 'api.example.com', model: 'm', purpose: 'answer', tokens: 10, places: [], secretsReplaced: 0 };

const use = { where: 'w', calls: 1, promptTokens: 10, completionTokens: 5, cachedTokens: 0, estimated: false, cost: 1, currency: 'EUR' };

function addAnswer(chat: Chat, record: Partial<AnswerRecord>): { id: string } {
  const { id } = chat.start({ question: 'q', options: {} });
  chat.addEvent(id, { kind: 'done', record: answerRecord(record) });
  return { id };
}

suite('Chat', () => {
  test('joins consecutive text events of an answer into one', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    for (const text of ['a', 'b', 'c']) chat.addEvent(id, { kind: 'delta', text });
    assert.deepEqual(chat.turn(id)?.events, [{ kind: 'delta', text: 'abc' }]);
  });

  test('sends the panel enough messages to show the same answer', () => {
    const { chat, messages } = newChat();
    const { id } = chat.start({ question: 'q', about: 'a.ts:1', options: {} });
    chat.addEvent(id, { kind: 'delta', text: 'Half' });
    chat.addEvent(id, { kind: 'delta', text: ' and half' });
    const panelTurn = messages.reduce(foldMessage, initialState).turns[0];
    assert.deepEqual(
      [panelTurn?.question, panelTurn?.about, panelTurn?.text, panelTurn?.state],
      ['q', 'a.ts:1', 'Half and half', 'running'],
    );
    chat.addEvent(id, { kind: 'done', record: answerRecord() });
    assert.equal(messages.reduce(foldMessage, initialState).turns[0]?.record?.id, 'record');
  });

  test('ignores events for a turn that is over or was removed', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    chat.endTurn(id, 'stopped');
    chat.addEvent(id, { kind: 'delta', text: 'late' });
    chat.endTurn(id, 'failed', 'late');
    assert.deepEqual([chat.turn(id)?.state, chat.turn(id)?.events], ['stopped', []]);
    chat.clear();
    chat.addEvent(id, { kind: 'delta', text: 'later' });
    assert.deepEqual(chat.turns, []);
  });

  test('gives all questions of a chat one session id, and the next chat another', () => {
    const { chat } = newChat();
    const sessions = [chat.start({ question: 'a', options: {} }), chat.start({ question: 'b', options: {} })].map(
      ({ options }) => options.sessionId,
    );
    chat.clear();
    const next = chat.start({ question: 'c', options: {} }).options.sessionId;
    assert.equal(sessions[0], sessions[1]);
    assert.notEqual(sessions[0], next);
  });

  test('fires an event when a new chat begins', () => {
    const { chat } = newChat();
    let cleared = 0;
    chat.onDidClear(() => cleared++);
    chat.start({ question: 'a', options: {} });
    chat.clear();
    assert.deepEqual([cleared, chat.turns.length], [1, 0]);
  });

  test('treats an imported answer, which has no time, as recent', async () => {
    const { chat } = newChat();
    const imported = await importedChat(
      dedent`
        # T

        ## What is \`fee\`?

        A fee.
      `,
      {
        newId: () => 'imported',
        roots: [],
        readLines: () => Promise.resolve(undefined),
        hash: () => '',
      },
    );
    assert.ok(imported);
    chat.open(imported);
    const next = chat.start({ question: 'and who calls it?', options: {} });
    const earlier = chat.earlierTurns(next.id);
    assert.deepEqual([earlier.length, sessionOf(earlier, Date.now()).isIdle], [1, false]);
  });

  test('marks a running turn as interrupted after a reload', () => {
    const { chat } = newChat();
    const done = chat.start({ question: 'a', options: { mode: 'diagnostic' } });
    chat.addEvent(done.id, { kind: 'done', record: answerRecord() });
    const running = chat.start({ question: 'b', options: {} });
    chat.addEvent(running.id, { kind: 'delta', text: 'part' });
    const again = new Chat(
      () => 'new',
      () => 2_000,
    );
    again.restore(JSON.parse(JSON.stringify(chat.save())) as ReturnType<Chat['save']>);
    assert.deepEqual(
      again.turns.map(({ id, state, interrupted, options }) => [id, state, interrupted, options.mode, options.sessionId]),
      [
        [done.id, 'done', undefined, 'diagnostic', done.options.sessionId],
        [running.id, 'stopped', true, undefined, done.options.sessionId],
      ],
    );
    assert.deepEqual(again.turns[1]?.events, [{ kind: 'delta', text: 'part' }]);
  });

  test('keeps a waiting request only while its turn runs, and does not store it', () => {
    const { chat, messages } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    chat.setGate(id, gate);
    assert.deepEqual(messages.at(-1), { kind: 'turn', turn: { id, question: 'q', about: undefined, state: 'running', events: [], gate } });
    assert.equal(chat.save().turns[0]?.gate, undefined);
    chat.endTurn(id, 'stopped');
    assert.equal(chat.turn(id)?.gate, undefined);
    chat.setGate(id, gate);
    assert.equal(chat.turn(id)?.gate, undefined);
  });

  test('shows a turn as stopped at once, and adds its partial answer later', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    chat.addEvent(id, { kind: 'delta', text: 'part' });
    chat.stopTurn(id);
    chat.addEvent(id, { kind: 'delta', text: ' late' });
    assert.deepEqual([chat.turn(id)?.state, chat.turn(id)?.events], ['stopped', [{ kind: 'delta', text: 'part' }]]);
    chat.addEvent(id, { kind: 'done', record: answerRecord({ stop: 'user', answer: 'part' }) });
    assert.deepEqual([chat.turn(id)?.state, chat.turn(id)?.record?.answer], ['stopped', 'part']);
    chat.addEvent(id, { kind: 'done', record: answerRecord({ answer: 'later' }) });
    assert.equal(chat.turn(id)?.record?.answer, 'part');
  });

  test('stores the list of sent requests with the answer', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    chat.addSentRequest(id, sent);
    chat.addSentRequest(id, sent);
    chat.addEvent(id, { kind: 'done', record: answerRecord() });
    assert.deepEqual(chat.save().turns[0]?.sent, [sent, sent]);
  });

  test('keeps only the newest status, and none after the turn', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    chat.addEvent(id, { kind: 'status', status: 'asking', args: ['m', 'w'] });
    chat.addEvent(id, { kind: 'delta', text: 'a' });
    chat.addEvent(id, { kind: 'status', status: 'thinking', args: [] });
    assert.deepEqual(
      chat.turn(id)?.events.map(({ kind }) => kind),
      ['delta', 'status'],
    );
    chat.endTurn(id, 'stopped');
    assert.deepEqual(chat.turn(id)?.events, [{ kind: 'delta', text: 'a' }]);
  });

  test('appends a continuation to its answer and joins the two records', () => {
    const { chat, messages } = newChat();
    const { id } = addAnswer(chat, {
      model: 'm',
      answer: 'Half',
      cut: true,
      notices: [{ code: 'answer-cut', args: ['5'] }],
      modelUse: use,
    });
    assert.equal(chat.resume(id)?.before.answer, 'Half');
    chat.addEvent(id, { kind: 'delta', text: ' and half' });
    const panelTurn = messages.reduce(foldMessage, initialState).turns[0];
    assert.deepEqual(
      [panelTurn?.state, panelTurn?.text, panelTurn?.citations.size, panelTurn?.evidence.length],
      ['running', 'Half and half', 1, 1],
    );
    chat.addEvent(id, { kind: 'done', record: answerRecord({ model: 'm', answer: 'Half and half.', modelUse: { ...use, cost: 0.5 } }) });
    assert.deepEqual([chat.turn(id)?.record?.answer, chat.turn(id)?.state, chat.turn(id)?.before], ['Half and half.', 'done', undefined]);
    assert.deepEqual([chat.turn(id)?.record?.modelUse?.calls, chat.turn(id)?.record?.modelUse?.cost], [2, 1.5]);
    assert.deepEqual([chat.turn(id)?.record?.cut, chat.turn(id)?.record?.notices], [false, []]);
  });

  test('keeps the tool calls, gaps and passes of the first part of a continued answer', () => {
    const { chat, messages } = newChat();
    const toolCall = { pass: 1, name: 'find_uses', args: '', outcome: 'found', said: '', evidence: [1], tokens: 4, ms: 3 } as const;
    const gap = { text: 'fee', normalized: 'fee', how: 'symbol', outcome: 'found', evidence: [1], tokens: 4, ms: 3 } as const;
    const before = {
      ...{ model: 'm', answer: 'Half', cut: true, strategy: 'agent', toolCalls: [toolCall] },
      passes: [
        { n: 1, gaps: [gap], evidenceAdded: [1], tokens: 80, ms: 3 },
        { n: 2, gaps: [], evidenceAdded: [], tokens: 9, ms: 3 },
      ],
      gaps: { identified: ['fee'], resolved: ['fee'], unresolved: [] },
      evidence: [evidence({ pass: 2 })],
      strategyChoice: { strategy: 'agent', reason: 'It asks for much.' } as const,
    };
    const { id } = addAnswer(chat, before);
    chat.resume(id);
    assert.equal(messages.reduce(foldMessage, initialState).turns[0]?.gaps.length, 1, 'while it goes on');
    const pass = { n: 1, gaps: [], evidenceAdded: [1], tokens: 90, ms: 3 };
    const now = { model: 'm', answer: 'Half and half.', strategy: 'agent', continued: true, passes: [pass] };
    chat.addEvent(id, { kind: 'done', record: answerRecord(now) });
    const whole = chat.turn(id)?.record;
    assert.deepEqual([whole?.strategy, whole?.continued, whole?.strategyChoice?.strategy], ['agent', true, 'agent']);
    assert.deepEqual([whole?.toolCalls, whole?.gaps.identified, whole?.evidence[0]?.pass], [[toolCall], ['fee'], 2]);
    assert.deepEqual(
      whole?.passes.map(({ n, gaps }) => [n, gaps.length]),
      [
        [1, 1],
        [2, 0],
        [3, 0],
      ],
    );
  });

  test('returns to the first part when a continuation brings nothing', () => {
    const { chat } = newChat();
    const { id } = addAnswer(chat, { model: 'm', answer: 'Half', cut: true });
    chat.resume(id);
    assert.deepEqual([chat.save().turns[0]?.state, chat.save().turns[0]?.record?.answer], ['done', 'Half']);
    chat.endTurn(id, 'stopped');
    assert.deepEqual([chat.turn(id)?.record?.answer, chat.turn(id)?.state, chat.turn(id)?.events], ['Half', 'done', []]);
    chat.resume(id);
    chat.endTurn(id, 'failed', 'Why.');
    assert.deepEqual([chat.turn(id)?.record?.answer, chat.turn(id)?.state, chat.turn(id)?.error], ['Half', 'failed', 'Why.']);
    chat.resume(id);
    const declined = { code: 'model-declined', args: [] } as const;
    chat.addEvent(id, { kind: 'done', record: answerRecord({ model: 'm', answer: 'Half', stop: 'error', notices: [declined] }) });
    assert.deepEqual(
      [chat.turn(id)?.record?.answer, chat.turn(id)?.record?.cut, chat.turn(id)?.record?.notices],
      ['Half', true, [declined]],
    );
  });

  test('does not continue a turn that is running or has no answer', () => {
    const { chat } = newChat();
    const { id } = chat.start({ question: 'q', options: {} });
    assert.equal(chat.resume(id), undefined);
    chat.endTurn(id, 'stopped');
    assert.equal(chat.resume(id), undefined);
    assert.equal(chat.resume('nobody'), undefined);
  });

  test('reads records of version 0.1, which lack the fields about models', () => {
    const { chat } = newChat();
    addAnswer(chat, {});
    const saved = JSON.parse(JSON.stringify(chat.save())) as ReturnType<Chat['save']>;
    for (const field of ['modelUse', 'cut', 'notices', 'secretsReplaced']) Reflect.deleteProperty(saved.turns[0]?.record ?? {}, field);
    const again = new Chat(
      () => 'new',
      () => 2_000,
    );
    const read = readSavedChat(saved);
    assert.ok(read);
    again.restore(read);
    assert.deepEqual(again.turns[0]?.record, answerRecord());
  });

  test('passes earlier answers to a later question, also after a reload', () => {
    const { chat } = newChat();
    const focus = { root: 'r', path: 'a.ts', lineStart: 3, lineEnd: 4 };
    const { id } = chat.start({ question: 'first', options: { focus } });
    chat.addEvent(id, { kind: 'done', record: answerRecord({ question: 'first', answer: 'It adds.' }) });
    chat.endTurn(chat.start({ question: 'failed', options: {} }).id, 'failed', 'No.');
    const later = chat.start({ question: 'second', options: {} });
    const again = new Chat(
      () => 'new',
      () => 2_000,
    );
    again.restore(JSON.parse(JSON.stringify(chat.save())) as ReturnType<Chat['save']>);
    for (const each of [chat, again]) {
      const [turn, ...more] = each.earlierTurns(later.id);
      assert.equal(more.length, 0);
      assert.deepEqual([turn?.question, turn?.answer, turn?.at, turn?.focus], ['first', 'It adds.', 1_000, focus]);
    }
    assert.deepEqual(chat.earlierTurns(id), []);
  });

  test('stores a question without its secrets', () => {
    const { chat } = newChat();
    const key = ['AKIA', 'Q3EGRW5TZLAVN4PC'].join('');
    chat.start({ question: `Why is ${key} refused?`, options: {} });
    assert.equal(chat.turns[0]?.question, `Why is ${key} refused?`);
    assert.doesNotMatch(JSON.stringify(chat.save()), new RegExp(key));
  });

  test('drops the oldest turns beyond the limit and counts them', () => {
    const { chat } = newChat();
    for (let i = 0; i < savedChatLimits.turns + 3; i++) chat.endTurn(chat.start({ question: `q${i}`, options: {} }).id, 'stopped');
    assert.deepEqual([chat.turns.length, chat.droppedCount, chat.turns[0]?.question], [savedChatLimits.turns, 3, 'q3']);
  });

  test('stores only the newest turns that fit, and counts the others', () => {
    const { chat } = newChat();
    for (let i = 0; i < 3; i++) {
      const { id } = chat.start({ question: `q${i}`, options: {} });
      chat.addEvent(id, { kind: 'done', record: answerRecord({ answer: 'x'.repeat(savedChatLimits.characters * 0.4) }) });
    }
    const saved = chat.save();
    assert.deepEqual([saved.turns.map(({ question }) => question), saved.dropped], [['q1', 'q2'], 1]);
    assert.ok(JSON.stringify(saved).length < savedChatLimits.characters * 1.01);
  });
});
