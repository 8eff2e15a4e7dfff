// Vectors in the built engine: the shipped table, an embedder of the host, its failures, and a restart.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { VectorStatus } from '../../src/core/embedding/vectorStatus.ts';
import type { EngineClient } from '../../src/engine/host/client.ts';
import { LetterEmbedder } from '../support/letterEmbedder.ts';
import { first, newClient, opening, temporaryFolder, write } from './engineFixture.ts';
import { dedent } from '../support/dedent.ts';

const files = {
  'src/cache.ts': dedent`
    /** Throws old entries away. */
    export function evict(limit: number) {
      return limit + 1;
    }
  `,
  'src/http.ts': dedent`
    export function zzzq(zq: string) {
      return zq + "zzz";
    }
  `,
};

/** Opens and indexes the files; resolves with the status in which the vectors come to rest. */
async function newIndexedClient(
  t: TestContext,
  client: EngineClient,
  folder = temporaryFolder(t),
  store = temporaryFolder(t),
): Promise<VectorStatus> {
  write(folder, files);
  const rest = first(client.onVectors, ({ phase, total }) => phase !== 'waiting' && phase !== 'embedding' && total > 0);
  await client.open(opening(folder, store));
  await client.index({ rebuild: false });
  return rest;
}

async function vectorRetrieverOf(client: EngineClient): Promise<{ readonly ran: boolean; readonly error?: string } | undefined> {
  for await (const event of client.ask('Where are old entries thrown away?', {})) {
    if (event.kind === 'failed') assert.fail(event.code);
    if (event.kind === 'done') return event.record.search.retrievers.find(({ name }) => name === 'vectors');
  }
  return undefined;
}

test('makes vectors with the built-in table by default', async (t) => {
  const client = newClient(t);
  const { provider, phase, done, total } = await newIndexedClient(t, client);
  assert.deepEqual([provider, phase, done], ['builtIn', 'ready', total]);
  assert.equal((await vectorRetrieverOf(client))?.ran, true);
  await client.lendEmbedder({ provider: 'off' });
  assert.equal((await client.status()).vectors.phase, 'off');
  assert.equal((await vectorRetrieverOf(client))?.ran, false);
});

test('calls a lent embedder over the wire, and embeds nothing twice after a restart', async (t) => {
  const client = newClient(t);
  const embedder = new LetterEmbedder();
  await client.lendEmbedder({ provider: 'lent', embedder });
  const { phase, name, where } = await newIndexedClient(t, client);
  assert.deepEqual([phase, name, where], ['ready', 'letters', 'localhost:1']);
  assert.ok(embedder.embedded.some((text) => text.startsWith('src/cache.ts\nevict\nThrows old entries away.')));
  assert.equal((await vectorRetrieverOf(client))?.ran, true);
  const count = embedder.embedded.length;
  const back = first(client.onVectors, (status) => status.phase === 'ready' && status.done > 0);
  process.kill(client.pid ?? assert.fail('no process'), 'SIGKILL');
  await back;
  assert.equal(embedder.embedded.length, count);
});

test('searches by text while the host refuses, and resumes when the embedder is lent again', async (t) => {
  const client = newClient(t);
  const embedder = new LetterEmbedder();
  embedder.answer = () => {
    throw new UserError('embedder-consent', ['localhost:1']);
  };
  await client.lendEmbedder({ provider: 'lent', embedder });
  const stopped = await newIndexedClient(t, client);
  assert.deepEqual([stopped.phase, stopped.problem?.code], ['stopped', 'embedder-consent']);
  assert.ok(stopped.tokens > 0);
  const run = await vectorRetrieverOf(client);
  assert.equal(run?.ran, false);
  assert.match(run?.error ?? '', /before you agree/);
  embedder.answer = (vectors) => vectors;
  const ready = first(client.onVectors, ({ phase }) => phase === 'ready');
  await client.lendEmbedder({ provider: 'lent', embedder });
  assert.equal((await ready).done, stopped.total);
});
