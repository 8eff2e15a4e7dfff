// Lent embedders over a real message channel, with one end as the engine and one as the host.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { CancellationSource, CancelledError, neverCancelled } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { Embedder, EmbedderInfo, EmbedRequest } from '../../src/core/ports.ts';
import { connectPort } from '../../src/engine/wire/connection.ts';
import { HostEmbedders } from '../../src/engine/host/embedderRequests.ts';
import { embeddingChoiceOf } from '../../src/engine/remoteEmbedders.ts';

const info: EmbedderInfo = { stamp: 's:m:3', name: 'm', where: 'localhost:1', dimensions: 3, maxInputTokens: undefined };
const request: EmbedRequest = {
  kind: 'code',
  texts: ['one', 'two'],
  places: [{ root: '', file: 'a.ts', lineStart: 1, lineEnd: 2, tokens: 3 }],
};

/** The embedder that the engine's end sees, answered by `embed` at the host's end. */
function connectEmbedder(t: TestContext, embed: Embedder['embed'], stamp = info.stamp): Embedder {
  const { port1, port2 } = new MessageChannel();
  const [host, engine] = [connectPort(port1, assert.fail), connectPort(port2, assert.fail)];
  const embedders = new HostEmbedders();
  embedders.serve(host);
  const lent = embedders.lend({ provider: 'lent', embedder: { info, embed } });
  assert.ok(lent.provider === 'lent');
  const choice = embeddingChoiceOf({ ...lent, info: { ...lent.info, stamp } }, engine);
  assert.ok(choice.provider === 'lent');
  host.listen();
  engine.listen();
  t.after(() => {
    for (const end of [host, engine]) end.dispose();
    for (const port of [port1, port2]) port.close();
  });
  return choice.embedder;
}

test('transfers vectors of any numbers unchanged', async (t) => {
  const sentVectors = [Float32Array.of(1, -0.25, 1e-30), Float32Array.of(NaN, Infinity, 0)];
  let receivedRequest: unknown;
  const embedder = connectEmbedder(t, async (asked) => {
    receivedRequest = asked;
    return sentVectors;
  });
  assert.deepEqual(await embedder.embed(request, neverCancelled), sentVectors);
  assert.deepEqual(receivedRequest, request);
});

test('transfers fewer vectors than texts', async (t) => {
  const embedder = connectEmbedder(t, async () => [Float32Array.of(1, 0, 0)]);
  assert.equal((await embedder.embed(request, neverCancelled)).length, 1);
  const nothing = connectEmbedder(t, async () => []);
  assert.deepEqual(await nothing.embed(request, neverCancelled), []);
});

test('reports vectors of different lengths as a failure', async (t) => {
  const embedder = connectEmbedder(t, async () => [Float32Array.of(1, 0, 0), Float32Array.of(1)]);
  await assert.rejects(
    embedder.embed(request, neverCancelled),
    (error) => error instanceof UserError && error.code === 'embedder-wrong-dimension',
  );
});

test('keeps code and arguments of failures of the host', async (t) => {
  const embedder = connectEmbedder(t, async () => {
    throw new UserError('embedder-rate-limited', ['api.example.com', '30']);
  });
  await assert.rejects(
    embedder.embed(request, neverCancelled),
    (error) => error instanceof UserError && error.code === 'embedder-rate-limited' && error.args[1] === '30',
  );
});

test('does not call an embedder that the host no longer lends', async (t) => {
  const embedder = connectEmbedder(t, () => assert.fail('called'), 'another:stamp');
  await assert.rejects(embedder.embed(request, neverCancelled), (error) => error instanceof UserError && error.code === 'embedder-unset');
});

test('ends the wait and the call at the host when it is cancelled', async (t) => {
  let cancelledThere: () => void = () => undefined;
  const there = new Promise<void>((resolve) => (cancelledThere = resolve));
  let called: () => void = () => undefined;
  const calling = new Promise<void>((resolve) => (called = resolve));
  const embedder = connectEmbedder(t, (_, token) => {
    token.onCancellationRequested(() => cancelledThere());
    called();
    return new Promise(() => undefined);
  });
  const source = new CancellationSource();
  const result = embedder.embed(request, source.token);
  await calling;
  source.cancel();
  await assert.rejects(result, CancelledError);
  await there;
});
