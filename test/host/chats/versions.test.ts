// Several answers to one question, branches of a chat, marks on evidence, and steering of a running answer.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { SteerView, ToPanel } from '../../../src/protocol.ts';
import { Chat } from '../../../src/vscode/chats/chat.ts';
import { AnswerSteering } from '../../../src/vscode/chats/steering.ts';
import { askAgain } from '../../../src/vscode/questions/askAgain.ts';
import { initialState, foldMessage } from '../../../src/webview/state.ts';
import { groupByQuestion } from '../../../src/webview/view/answer/versions.ts';
import { answerRecord } from '../../webview/record.ts';

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
    chat.add(id, { kind: 'done', record: answerRecord({ question: text, answer: `to ${text}`, evidence }) });
    return id;
  };
  const visibleIds = (): string[][] =>
    groupByQuestion(messages.reduce(foldMessage, initialState).turns).map((each) => each.visible.map(({ id }) => id));
  return { chat, ask, visibleIds };
}

describe('several answers to a question', () => {
  it('share one place in the chat, where host and panel show the newest', () => {
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

  it('are shown one at a time, or two side by side', () => {
    const { chat, ask, visibleIds } = newChat();
    const first = ask('a');
    const again = ask('a', first);
    chat.show(first);
    assert.deepEqual(visibleIds(), [[first]]);
    chat.compare(first, true);
    assert.deepEqual(visibleIds(), [[first, again]]);
    chat.compare(again, false);
    assert.deepEqual(visibleIds(), [[again]]);
  });

  it('give a later question the shown answer as context, and each other only the turns before', () => {
    const { chat, ask } = newChat();
    ask('a');
    const second = ask('b');
    const again = ask('b, edited', second);
    const last = ask('c');
    const questions = (id: string): string[] => chat.earlierTurns(id).map(({ question }) => question);
    assert.deepEqual(questions(last), ['a', 'b, edited']);
    chat.show(second);
    assert.deepEqual(questions(last), ['a', 'b']);
    assert.deepEqual(questions(again), ['a']);
  });

  it('are copied into a branch with a new session, and left out when the question is edited', () => {
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
    assert.deepEqual([chat.isLast(second), chat.turns.length], [false, 3]);
  });
});

describe('marks on evidence', () => {
  it('attach pinned evidence and exclude other evidence when the question is asked again', () => {
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

  it('decide which evidence a later question gets', () => {
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

describe('AnswerSteering', () => {
  const missing = [{ text: '`x`', normalized: 'x' }];
  function createSteering(held: boolean): { steering: AnswerSteering; views: SteerView[] } {
    const views: SteerView[] = [];
    const steering = new AnswerSteering(
      held,
      () => [
        { n: 3, mark: 'pinned' },
        { n: 4, mark: 'excluded' },
      ],
      (view) => views.push(view),
    );
    return { steering, views };
  }

  it('returns wishes at once when the loop is not held, and added places only once', async () => {
    const { steering, views } = createSteering(false);
    const place = { root: '', path: 'a.ts', lineStart: 1, lineEnd: 0 };
    steering.add({ label: 'a.ts', place });
    const wishes = await steering.wishes({ pass: 1, missing }, neverCancelled);
    assert.deepEqual(wishes, { skip: [], add: [place], pin: [3], exclude: [4] });
    assert.deepEqual((await steering.wishes({ pass: 2, missing }, neverCancelled)).add, []);
    assert.deepEqual(views.at(-1)?.added, ['a.ts']);
  });

  it('waits for the person when the loop is held, and returns the skipped gaps', async () => {
    const { steering, views } = createSteering(true);
    const waiting = steering.wishes({ pass: 1, missing }, neverCancelled);
    assert.deepEqual(views.at(-1)?.missing, [{ gap: 'x', skipped: false }]);
    steering.skip('x', true);
    assert.deepEqual(views.at(-1)?.missing, [{ gap: 'x', skipped: true }]);
    steering.go();
    assert.deepEqual((await waiting).skip, ['x']);
    assert.equal(views.at(-1)?.missing, undefined);
  });

  it('does not wait without gaps or after release, and rejects when the answer is stopped', async () => {
    const { steering } = createSteering(true);
    assert.deepEqual((await steering.wishes({ pass: 1, missing: [] }, neverCancelled)).skip, []);
    const waiting = steering.wishes({ pass: 1, missing }, neverCancelled);
    steering.hold(false);
    await waiting;
    steering.hold(true);
    const source = new CancellationSource();
    const stopped = steering.wishes({ pass: 1, missing }, source.token);
    source.cancel();
    await assert.rejects(stopped, CancelledError);
  });
});
