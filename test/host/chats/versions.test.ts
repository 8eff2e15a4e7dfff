// Several answers to one question, and branches of a chat.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ToPanel } from '../../../src/protocol/toPanel.ts';
import { Chat } from '../../../src/vscode/chats/chat.ts';
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

suite('several answers to a question', () => {
  test('share one place in the chat, where host and panel show the newest', () => {
    const { chat, ask, visibleIds } = newChat();
    const [first, later] = [ask('a'), ask('b')];
    const again = ask('a', first);
    assert.deepEqual(
      chat.turns.map(({ id, of, aside }) => [id, of, aside]),
      [
        [first, undefined, true],
        [again, first, undefined],
        [later, undefined, undefined],
      ],
    );
    assert.deepEqual(visibleIds(), [[again], [later]]);
    const third = ask('a', again);
    assert.equal(chat.turn(third)?.of, first);
    assert.deepEqual(visibleIds(), [[third], [later]]);
  });

  test('are shown one at a time, or two side by side', () => {
    const { chat, ask, visibleIds } = newChat();
    const first = ask('a');
    const again = ask('a', first);
    chat.showAnswer(first);
    assert.deepEqual(visibleIds(), [[first]]);
    chat.setSideBySide(first, true);
    assert.deepEqual(visibleIds(), [[first, again]]);
    chat.setSideBySide(again, false);
    assert.deepEqual(visibleIds(), [[again]]);
  });

  test('give a later question the shown answer as context, and each other only the turns before', () => {
    const { chat, ask } = newChat();
    ask('a');
    const second = ask('b');
    const again = ask('b, edited', second);
    const last = ask('c');
    const questions = (id: string): string[] => chat.earlierTurns(id).map(({ question }) => question);
    assert.deepEqual(questions(last), ['a', 'b, edited']);
    chat.showAnswer(second);
    assert.deepEqual(questions(last), ['a', 'b']);
    assert.deepEqual(questions(again), ['a']);
  });

  test('are copied into a branch with a new session, and left out when the question is edited', () => {
    const { chat, ask } = newChat();
    const [, second] = [ask('a'), ask('b'), ask('c')];
    const branch = chat.branch(second, 'Branch');
    assert.deepEqual(
      branch.turns.map(({ question }) => question),
      ['a', 'b'],
    );
    assert.notEqual(branch.sessionId, chat.sessionId);
    assert.deepEqual(
      chat.branch(second, 'Edit', { without: true }).turns.map(({ question }) => question),
      ['a'],
    );
    assert.deepEqual([chat.isLastQuestion(second), chat.turns.length], [false, 3]);
  });
});
