// The wire: invalid messages are refused with one sentence, standard output stays empty, progress is throttled.
import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { suite, test, type TestContext } from 'node:test';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { connectProcess } from '../../src/engine/wire/connection.ts';
import { fromResponseError } from '../../src/engine/wire/failures.ts';
import { indexRequest, openRequest, progressEvent } from '../../src/engine/wire/rpc.ts';
import { throttledStream } from '../../src/engine/throttle.ts';
import { built, opening, temporaryFolder, write, writeManyFiles } from './engineFixture.ts';

function startEngine(t: TestContext): { connection: MessageConnection; output: () => string; ended: Promise<unknown[]> } {
  const child = fork(built('engine.js'), [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const connection = connectProcess(child, () => undefined);
  connection.listen();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  t.after(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  return { connection, output: () => output, ended };
}

async function refusal(connection: MessageConnection, method: string, params: unknown): Promise<UserError> {
  try {
    await connection.sendRequest(method, params);
  } catch (error) {
    const decodedError = fromResponseError(error);
    assert.ok(decodedError instanceof UserError, String(error));
    return decodedError;
  }
  throw new Error(`${method} was accepted`);
}

suite('an invalid message', () => {
  test('is refused with the name of the request and the reason', async (t) => {
    const { connection } = startEngine(t);
    const cases: readonly (readonly [string, unknown, RegExp])[] = [
      ['clew/open', { roots: 'no list', options: {}, storeFolder: '/x' }, /clew\/open: roots/],
      ['clew/open', null, /clew\/open/],
      ['clew/index', { rebuild: 'yes' }, /clew\/index: rebuild/],
      ['clew/search', { question: 7, limit: 3 }, /clew\/search: question/],
      ['clew/search', { question: 'x', limit: -1 }, /clew\/search: limit/],
      ['clew/tool', { name: 'x', args: {}, options: { mostTokens: 0 } }, /clew\/tool: options\.mostTokens/],
      ['clew/tool', { args: {}, options: {} }, /clew\/tool: name/],
      ['clew/search', { question: 'x', limit: 3, mode: 'magical' }, /clew\/search: mode/],
      ['clew/ask', { id: 'a', question: 'x'.repeat(200_001), options: {} }, /clew\/ask: question/],
      ['clew/apply', { changes: [{ root: 'r', path: 'p', type: 'renamed' }] }, /clew\/apply: changes/],
      ['clew/locate', { root: 'r', path: 'p', lineStart: 0, lineEnd: 1, hash: '' }, /clew\/locate: lineStart/],
    ];
    for (const [method, params, sentence] of cases) {
      const error = await refusal(connection, method, params);
      assert.equal(error.code, 'bad-request');
      assert.match(error.args[0] ?? '', sentence);
    }
  });

  test('does not affect later messages', async (t) => {
    const { connection } = startEngine(t);
    const folder = temporaryFolder(t);
    write(folder, { 'a.py': 'def arrive():\n    pass\n' });
    await refusal(connection, 'clew/open', {});
    await assert.rejects(connection.sendRequest('clew/nonsense', {}));
    assert.equal((await refusal(connection, 'clew/index', { rebuild: false })).code, 'no-folder');
    await connection.sendRequest(openRequest, opening(folder, temporaryFolder(t)));
    assert.equal((await connection.sendRequest(indexRequest, { rebuild: false })).files, 1);
  });
});

suite('the engine process', () => {
  test('writes nothing to standard output', async (t) => {
    const { connection, output } = startEngine(t);
    const folder = temporaryFolder(t);
    write(folder, { 'a.py': 'def broken(:\n', 'b.ts': 'export const b = ;\n' });
    await connection.sendRequest(openRequest, opening(folder, temporaryFolder(t)));
    await connection.sendRequest(indexRequest, { rebuild: false });
    assert.equal(output(), '');
  });

  test('sends at most ten progress messages a second, and the last one', async (t) => {
    const { connection } = startEngine(t);
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 80);
    const progressMessages: { phase: string; time: number; done: number }[] = [];
    connection.onNotification(progressEvent, ({ phase, done }) => void progressMessages.push({ phase, done, time: performance.now() }));
    await connection.sendRequest(openRequest, opening(folder, temporaryFolder(t)));
    const start = performance.now();
    await connection.sendRequest(indexRequest, { rebuild: false });
    const seconds = (performance.now() - start) / 1000;
    assert.equal(progressMessages.at(-1)?.phase, 'ready');
    // One at the start and one at the end come out of turn.
    assert.ok(progressMessages.length <= seconds * 10 + 3, `${progressMessages.length} messages in ${seconds.toFixed(2)} s`);
  });

  test('explains itself and ends when it is started by hand', async () => {
    const child = spawn(process.execPath, [built('engine.js')], { stdio: ['ignore', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 64);
    assert.match(errors, /started by the extension/);
  });
});

suite('a throttled stream', () => {
  test('sends the first at once, then the newest of each interval, and the last', async () => {
    const sentValues: number[] = [];
    const stream = throttledStream((value: number) => sentValues.push(value), 40);
    for (let i = 0; i < 1000; i++) stream.push(i);
    assert.deepEqual(sentValues, [0]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual(sentValues, [0, 999]);
  });

  test('sends the waiting value once when it is flushed', async () => {
    const sentValues: number[] = [];
    const stream = throttledStream((value: number) => sentValues.push(value), 40);
    stream.push(1);
    stream.push(2);
    stream.flush();
    assert.deepEqual(sentValues, [1, 2]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.deepEqual(sentValues, [1, 2]);
  });
});
