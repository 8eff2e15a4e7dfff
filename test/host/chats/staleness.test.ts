// Answers whose cited code has changed are marked, until the code is as it was.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import { Chat } from '../../../src/vscode/chats/chat.ts';
import { Staleness } from '../../../src/vscode/chats/staleness.ts';
import { initialState, foldMessage } from '../../../src/webview/state/state.ts';
import { MemoryLog } from '../../support/memory.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';

const root = { key: 'r1', name: 'shop', uri: 'file:///shop' };

function cited(n: number, file: string, status: Citation['status'] = 'verified'): Citation {
  return { n, root: '', file, lineStart: n, lineEnd: n, title: file, status, hash: `h${n}` };
}

function createStaleness(): { chat: Chat; staleness: Staleness; gone: Set<string>; checkedHashes: string[]; log: MemoryLog; id: string } {
  let n = 0;
  const chat = new Chat(
    () => `t${n++}`,
    () => 1,
  );
  const [gone, checkedHashes, log] = [new Set<string>(), [] as string[], new MemoryLog()];
  const locate = ({ hash }: { hash: string }): Promise<unknown> => {
    checkedHashes.push(hash);
    return hash === 'h9' ? Promise.reject(new Error('engine gone')) : Promise.resolve(gone.has(hash) ? null : { lineStart: 1 });
  };
  const staleness = new Staleness({ chat, roots: () => [root], locate, log });
  const { id } = chat.start({ question: 'q', options: {} });
  const citations = [cited(1, 'a.ts'), cited(2, 'a.ts'), cited(3, 'b.ts'), cited(4, 'a.ts', 'unsupported')];
  chat.addEvent(id, { kind: 'done', record: answerRecord({ citations }) });
  return { chat, staleness, gone, checkedHashes, log, id };
}

async function change(staleness: Staleness, ...paths: readonly string[]): Promise<void> {
  staleness.noteChanges(paths.map((path) => ({ root: root.key, path })));
  await staleness.check();
  staleness.dispose();
}

suite('Staleness', () => {
  test('counts the changed places of an answer, and none once they are as before', async () => {
    const { chat, staleness, gone, id } = createStaleness();
    gone.add('h2').add('h4');
    await change(staleness, 'a.ts');
    assert.equal(chat.turn(id)?.stale, 1);
    gone.clear();
    await change(staleness, 'a.ts');
    assert.equal(chat.turn(id)?.stale, 0);
  });

  test('checks no answer when only other files change', async () => {
    const { staleness, checkedHashes } = createStaleness();
    await change(staleness, 'c.ts', 'src/a.ts');
    assert.deepEqual(checkedHashes, []);
  });

  test('checks every answer when any file may have changed', async () => {
    const { chat, staleness, gone, id } = createStaleness();
    gone.add('h3');
    staleness.noteChanges(undefined);
    await staleness.check();
    staleness.dispose();
    assert.equal(chat.turn(id)?.stale, 1);
  });

  test('shows the number of changed places in the panel', async () => {
    const { chat, staleness, gone } = createStaleness();
    let state = initialState;
    chat.onDidChange((message) => (state = foldMessage(state, message)));
    gone.add('h1').add('h2');
    await change(staleness, 'a.ts');
    assert.equal(state.turns[0]?.stale, 2);
  });

  test('leaves an answer unmarked when the engine fails, and logs why', async () => {
    const { chat, staleness, log, id } = createStaleness();
    const { id: other } = chat.start({ question: 'r', options: {} });
    chat.addEvent(other, { kind: 'done', record: answerRecord({ citations: [cited(9, 'a.ts')] }) });
    await change(staleness, 'a.ts');
    assert.equal(chat.turn(other)?.stale, undefined);
    assert.match(JSON.stringify(log), /engine gone/);
    assert.ok(chat.turn(id));
  });
});
