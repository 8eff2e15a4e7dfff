// The list of models in every form that servers send, and its failures.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { listModels } from '../../../src/models/endpoint/endpoint.ts';
import { failure, html, huge, redirect, stall, unauthorized, wrongContentType } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { assertNothingLeft, assertOneSentence, RecordingLog, wide } from '../asking.ts';
import { sentence } from '../../../src/core/base/wording/errorSentences.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

const list = (settings: { key?: string; firstByte?: number } = {}, token = neverCancelled): ReturnType<typeof listModels> =>
  listModels(
    { baseUrl: server.url, key: settings.key, timeouts: { ...wide, firstByte: settings.firstByte ?? wide.firstByte } },
    { fetch, log: new RecordingLog(), remote: false },
    token,
  );

async function assertListFails(code: string, firstByte?: number): Promise<void> {
  await assert.rejects(list({ firstByte }), (error) => {
    assert.ok(error instanceof UserError, String(error));
    assert.equal(error.code, code);
    assertOneSentence(sentence(error.code, error.args));
    return true;
  });
  await assertNothingLeft(server);
}

suite('the list of models', () => {
  test('is sorted, with the context length of each model', async () => {
    server.models = [
      { id: 'z' },
      { id: 'vllm', max_model_len: 4096 },
      { id: 'openrouter', context_length: 131072 },
      { id: 'groq', context_window: 8192 },
      { id: 'lmstudio', max_context_length: 32768 },
      { id: 'llama.cpp', meta: { n_ctx: 2048, n_ctx_train: 131072 } },
    ];
    assert.deepEqual(await list(), [
      { id: 'groq', maxInputTokens: 8192 },
      { id: 'llama.cpp', maxInputTokens: 2048 },
      { id: 'lmstudio', maxInputTokens: 32768 },
      { id: 'openrouter', maxInputTokens: 131072 },
      { id: 'vllm', maxInputTokens: 4096 },
      { id: 'z' },
    ]);
    await assertNothingLeft(server);
  });

  test('is requested with the key', async () => {
    server.key = 'k1';
    assert.ok((await list({ key: 'k1' })).length > 0);
    await assertListFails('model-unauthorized');
  });

  test('may arrive bare or under another name', async () => {
    server.listReply = failure(200, { body: [{ id: 'b' }, { id: 'a' }] });
    assert.deepEqual(await list(), [{ id: 'a' }, { id: 'b' }]);
    server.listReply = failure(200, { body: { models: [{ name: 'c' }] } });
    assert.deepEqual(await list(), [{ id: 'c' }]);
  });

  test('leaves out entries that are no models', async () => {
    server.listReply = failure(200, {
      body: { data: [null, 3, {}, { id: 7 }, { id: 'x'.repeat(201) }, { id: 'a', context_length: 'many' }] },
    });
    assert.deepEqual(await list(), [{ id: 'a' }]);
  });

  for (const [name, reply, code, firstByte] of [
    ['HTML', html(), 'model-wrong-url'],
    ['JSON of another kind', failure(200, { body: { status: 'ok' } }), 'model-wrong-url'],
    ['404', failure(404), 'model-wrong-url'],
    ['another type', wrongContentType(), 'model-bad-response'],
    ['a redirect', redirect('https://elsewhere.example/'), 'model-redirected'],
    ['silence', stall(), 'model-first-timeout', 100],
    ['50 MB', huge(50, 'json'), 'model-too-long'],
    ['401', unauthorized(), 'model-unauthorized'],
    ['500', failure(500), 'model-server-error'],
  ] as const)
    test(`fails with ${code} for ${name}`, () => {
      server.listReply = reply;
      return assertListFails(code, firstByte);
    });

  test('can be cancelled', async () => {
    server.listReply = stall();
    const source = new CancellationSource();
    const listed = list({}, source.token);
    await server.received(1);
    source.cancel();
    await assert.rejects(listed, CancelledError);
    await assertNothingLeft(server);
  });
});
