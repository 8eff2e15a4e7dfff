// The chat on the host's side: what becomes of turns, what the panel is told, what is kept.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToPanel } from '../../../src/protocol.ts';
import { Chat, limits } from '../../../src/vscode/chat.ts';
import { initialState, reduce } from '../../../src/webview/state.ts';
import { answerRecord } from '../record.ts';

function newChat(): { chat: Chat; messages: ToPanel[] } {
  let n = 0;
  const chat = new Chat(() => `id${n++}`);
  const messages: ToPanel[] = [];
  chat.onDidChange((message) => messages.push(structuredClone(message)));
  return { chat, messages };
}

describe('chat', () => {
  it('joins the deltas of an answer into one event', () => {
    const { chat } = newChat();
    const { id } = chat.start({ text: 'q', options: {} });
    for (const text of ['a', 'b', 'c']) chat.add(id, { kind: 'delta', text });
    assert.deepEqual(chat.turn(id)?.events, [{ kind: 'delta', text: 'abc' }]);
  });

  it('tells the panel enough to show what the host knows', () => {
    const { chat, messages } = newChat();
    const { id } = chat.start({ text: 'q', about: 'a.ts:1', options: {} });
    chat.add(id, { kind: 'delta', text: 'Half' });
    chat.add(id, { kind: 'delta', text: ' and half' });
    const shown = messages.reduce(reduce, initialState).turns[0];
    assert.deepEqual([shown?.question, shown?.about, shown?.text, shown?.state], ['q', 'a.ts:1', 'Half and half', 'running']);
    chat.add(id, { kind: 'done', record: answerRecord() });
    assert.equal(messages.reduce(reduce, initialState).turns[0]?.record?.id, 'record');
  });

  it('ignores what comes for a turn that is over or gone', () => {
    const { chat } = newChat();
    const { id } = chat.start({ text: 'q', options: {} });
    chat.end(id, 'stopped');
    chat.add(id, { kind: 'delta', text: 'late' });
    chat.end(id, 'failed', 'late');
    assert.deepEqual([chat.turn(id)?.state, chat.turn(id)?.events], ['stopped', []]);
    chat.clear();
    chat.add(id, { kind: 'delta', text: 'later' });
    assert.deepEqual(chat.turns, []);
  });

  it('asks all questions of a chat in one session, and those of the next in another', () => {
    const { chat } = newChat();
    const sessions = [chat.start({ text: 'a', options: {} }), chat.start({ text: 'b', options: {} })].map(
      ({ options }) => options.sessionId,
    );
    chat.clear();
    const next = chat.start({ text: 'c', options: {} }).options.sessionId;
    assert.equal(sessions[0], sessions[1]);
    assert.notEqual(sessions[0], next);
  });

  it('says it when a new chat begins', () => {
    const { chat } = newChat();
    let cleared = 0;
    chat.onDidClear(() => cleared++);
    chat.start({ text: 'a', options: {} });
    chat.clear();
    assert.deepEqual([cleared, chat.turns.length], [1, 0]);
  });

  it('survives a reload, with a turn under way as stopped', () => {
    const { chat } = newChat();
    const done = chat.start({ text: 'a', options: { mode: 'diagnostic' } });
    chat.add(done.id, { kind: 'done', record: answerRecord() });
    const running = chat.start({ text: 'b', options: {} });
    chat.add(running.id, { kind: 'delta', text: 'part' });
    const again = new Chat(() => 'new');
    again.restore(JSON.parse(JSON.stringify(chat.save())) as ReturnType<Chat['save']>);
    assert.deepEqual(
      again.turns.map(({ id, state, options }) => [id, state, options.mode, options.sessionId]),
      [
        [done.id, 'done', 'diagnostic', done.options.sessionId],
        [running.id, 'stopped', undefined, done.options.sessionId],
      ],
    );
    assert.deepEqual(again.turns[1]?.events, [{ kind: 'delta', text: 'part' }]);
  });

  it('lets the oldest turns go and counts them', () => {
    const { chat } = newChat();
    for (let i = 0; i < limits.turns + 3; i++) chat.end(chat.start({ text: `q${i}`, options: {} }).id, 'stopped');
    assert.deepEqual([chat.turns.length, chat.dropped, chat.turns[0]?.question], [limits.turns, 3, 'q3']);
  });

  it('saves no more than fits, the newest first, and counts the rest', () => {
    const { chat } = newChat();
    for (let i = 0; i < 3; i++) {
      const { id } = chat.start({ text: `q${i}`, options: {} });
      chat.add(id, { kind: 'done', record: answerRecord({ answer: 'x'.repeat(limits.characters * 0.4) }) });
    }
    const saved = chat.save();
    assert.deepEqual([saved.turns.map(({ question }) => question), saved.dropped], [['q1', 'q2'], 1]);
    assert.ok(JSON.stringify(saved).length < limits.characters * 1.01);
  });
});
