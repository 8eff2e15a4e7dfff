// Failures of an embedding server: each has a code and a sentence, and leaves neither wrong vectors nor open connections.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import {
  failure,
  html,
  huge,
  noBody,
  rateLimited,
  redirect,
  resetAfter,
  stall,
  unauthorized,
  unknownModel,
} from '../../support/scriptedFaults.ts';
import { allOfOne, embed, mixedLengths, notFinite, noVectors, tooFew, truncatedJson, zeros } from '../../support/scriptedEmbeddings.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { assertNothingLeft, RecordingLog } from '../asking.ts';
import { assertEmbedFailed, embedAll, embedderAt } from '../embedding.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

const texts = ['read the file', 'write the file'];

suite('a server that fails', () => {
  const cases: readonly (readonly [string, Reply, string])[] = [
    ['does not accept the key', unauthorized(), 'model-unauthorized'],
    ['forbids it', failure(403), 'model-forbidden'],
    ['does not know the model', unknownModel('scripted-embedder'), 'embedder-unknown'],
    ['has no such path', failure(404, { body: 'nope' }), 'embedder-unsupported'],
    ['sends a page', html(), 'embedder-unsupported'],
    ['refuses for a reason of its own', failure(400, { message: 'no' }), 'embedder-rejected'],
    ['breaks inside for good', failure(501), 'model-server-error'],
    ['sends nothing', noBody('application/json'), 'embedder-empty'],
    ['sends no vectors', noVectors(), 'embedder-empty'],
    ['sends too few vectors', tooFew(), 'embedder-wrong-count'],
    ['sends all vectors for one text', allOfOne(), 'embedder-wrong-count'],
    ['sends NaN in base64', notFinite('base64'), 'embedder-bad-vector'],
    ['sends null among the numbers', notFinite('json'), 'embedder-bad-vector'],
    ['sends zeros', zeros(), 'embedder-bad-vector'],
    ['sends vectors of two lengths', mixedLengths(), 'embedder-wrong-dimension'],
    ['stops in the middle of the JSON', truncatedJson(), 'model-bad-response'],
    ['sends far too much', huge(12, 'json'), 'model-too-long'],
  ];
  for (const [what, reply, code] of cases) {
    test(`is reported as ${code} for ${what}, and the next call succeeds`, async () => {
      server.embedder = reply;
      const embedder = embedderAt(server.url, { key: 'k-secret-1' });
      const failed = await embedAll(embedder, texts);
      assertEmbedFailed(failed, code);
      assert.doesNotMatch(String(failed.error), /k-secret-1/);
      server.reset();
      assert.equal((await embedAll(embedder, texts)).vectors.length, 2);
      await assertNothingLeft(server);
    });
  }

  test('gets neither key nor code behind a redirect', async () => {
    const other = await new ScriptedServer().start();
    server.scriptEmbeddings(redirect(`${other.url}/embeddings`));
    assertEmbedFailed(await embedAll(embedderAt(server.url, { key: 'k1' }), texts), 'model-redirected');
    assert.deepEqual(other.requests, []);
    await other.close();
  });

  test('is reported when nothing listens', async () => {
    const down = await new ScriptedServer().start();
    const { url } = down;
    await down.close();
    assertEmbedFailed(await embedAll(embedderAt(url), texts), 'model-refused');
  });

  test('ends the call in time when it stays silent', async () => {
    server.embedder = stall();
    const timeouts = { connect: 5000, firstByte: 60 };
    assertEmbedFailed(await embedAll(embedderAt(server.url, { timeouts }), texts), 'embedder-timeout', [new URL(server.url).host, '0.1']);
    await assertNothingLeft(server);
  });
});

suite('passing failures of an embedder', () => {
  test('are retried after the time of Retry-After', async () => {
    server.scriptEmbeddings(rateLimited(1), failure(503), resetAfter(''));
    const { vectors, calls } = await embedAll(embedderAt(server.url), texts);
    assert.equal(vectors.length, 2);
    assert.equal(calls.length, 1, 'refusals are no use of the model');
    const [first, second] = server.embeddings;
    assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 990);
    await assertNothingLeft(server);
  });

  test('are not retried when the server asks for too long a wait', async () => {
    server.embedder = rateLimited(600);
    const failed = await embedAll(embedderAt(server.url), texts);
    assertEmbedFailed(failed, 'embedder-rate-limited', [new URL(server.url).host, '600']);
    assert.equal(server.embeddings.length, 1);
  });

  test('are retried for a question only within a short time', async () => {
    server.embedder = rateLimited(5);
    assertEmbedFailed(await embedAll(embedderAt(server.url), ['where?'], 'query'), 'embedder-rate-limited');
    assert.equal(server.embeddings.length, 1);
  });
});

suite('cancelling', () => {
  for (const [what, reply] of [
    ['while the server is silent', stall()],
    ['while waiting to try again', rateLimited(30)],
  ] as const) {
    test(`ends the call ${what}`, async () => {
      server.embedder = reply;
      const source = new CancellationSource();
      const running = embedAll(embedderAt(server.url), texts, 'code', source.token);
      await server.received(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      source.cancel();
      assert.ok((await running).error instanceof CancelledError);
      await assertNothingLeft(server);
    });
  }
});

suite('another model behind the same name', () => {
  test('is detected by the length of its vectors', async () => {
    const embedder = embedderAt(server.url);
    server.embedder = embed({ asksForDimensions: 'ignores', dimensions: 1024 });
    await embedAll(embedder, texts);
    server.embedder = embed({ asksForDimensions: 'ignores', dimensions: 384 });
    assertEmbedFailed(await embedAll(embedder, texts), 'embedder-wrong-dimension', ['scripted-embedder', '384', '1024']);
  });
});

test('logs neither key nor code', async () => {
  const log = new RecordingLog();
  server.scriptEmbeddings(failure(503, { message: 'failed on: read the file' }), failure(400, { message: 'dimensions?' }));
  await embedAll(embedderAt(server.url, { key: 'k-secret-1', model: 'logged' }, { log }), texts);
  assert.ok(log.lines.length >= 2);
  assert.doesNotMatch(log.lines.join('\n'), /k-secret-1|read the file/);
});
