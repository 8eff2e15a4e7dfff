// Marks on evidence: what asking again attaches and excludes, and which evidence a later question gets.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ToPanel } from '../../../src/protocol/toPanel.ts';
import { Chat } from '../../../src/vscode/chats/chat.ts';
import { askAgain } from '../../../src/vscode/questions/askAgain.ts';
import { initialState, foldMessage } from '../../../src/webview/state/state.ts';
import { groupByQuestion } from '../../../src/webview/view/answer/versionBar.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';

const evidence = [1, 2].map((n) => ({
  ...{ n, root: '', file: `src/${n}.ts`, lineStart: 1, lineEnd: 5, why: 'w', pass: 1, tokens: 10, hash: `h${n}` },
}));

function newChat(): { chat: Chat; ask: (text: string, of?: string) => string; visibleIds: () => string[][] } {
  let n = 0;
  const messages: ToPanel[] = [];
  const chat = new Chat(
    () => `id${n++}`,
    () => 1_000,
  );
  chat.onDidChange((message) => messages.push(structuredClone(message)));
  const ask = (text: string, of?: string): string => {
    const { id } = chat.start({ question: text, options: {} }, of);
    chat.addEvent(id, { kind: 'done', record: answerRecord({ question: text, answer: `to ${text}`, evidence }) });
    return id;
  };
  const visibleIds = (): string[][] =>
    groupByQuestion(messages.reduce(foldMessage, initialState).turns).map((each) => each.visibleTurns.map(({ id }) => id));
  return { chat, ask, visibleIds };
}

suite('marks on evidence', () => {
  test('attach pinned evidence and exclude other evidence when the question is asked again', () => {
    const { chat, ask } = newChat();
    const id = ask('a');
    chat.mark(id, 1, 'pinned');
    chat.mark(id, 2, 'excluded');
    const turn = chat.turn(id);
    assert.ok(turn);
    const { options } = askAgain(turn, { mode: 'diagnostic' });
    assert.deepEqual(options.attached, [{ root: '', path: 'src/1.ts', lineStart: 1, lineEnd: 5 }]);
    assert.deepEqual(options.excluded, [{ root: '', path: 'src/2.ts', lineStart: 1, lineEnd: 5 }]);
    assert.equal(options.mode, 'diagnostic');
  });

  test('decide which evidence a later question gets', () => {
    const { chat, ask } = newChat();
    const id = ask('a');
    chat.mark(id, 1, 'pinned');
    chat.mark(id, 2, 'excluded');
    const [earlier] = chat.earlierTurns(ask('b'));
    assert.deepEqual(
      earlier?.evidence.map(({ n, pinned }) => [n, pinned]),
      [[1, true]],
    );
    chat.mark(id, 2, 'none');
    assert.equal(chat.earlierTurns(ask('c'))[0]?.evidence.length, 2);
  });
});
