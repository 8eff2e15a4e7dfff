// Settings of the embedder, end to end: each row changes one setting and checks the request that a real server gets.
import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { embeddedParts } from '../../../src/core/indexing/chunks/embeddedText.ts';
import { createEndpointEmbedder, type CountedEmbedder } from '../../../src/models/embedding/embeddings.ts';
import { embedderSettings } from '../../../src/vscode/embedding/embedderSource.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import { embedAll } from '../../models/embedding.ts';
import { MemoryLog } from '../../support/memory.ts';
import { stall } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';

type Values = Readonly<Record<string, unknown>>;

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());

const long = 'some words of a long file\n'.repeat(600);

/** A model of its own each time, since what a server takes is remembered by name. */
let models = 0;

/** The embedder that the settings name, at the server, with the key of its origin. */
async function createEmbedder(values: Values): Promise<CountedEmbedder> {
  const all: Values = { 'embedding.baseUrl': server.url, 'embedding.model': `e${models++}`, ...values };
  const settings = readSettings((name) => all[name.slice('clew.'.length)]);
  const endpoint = await embedderSettings(settings, { get: (origin) => Promise.resolve(`key of ${origin}`) });
  return createEndpointEmbedder({ ...endpoint, backOffMs: 5 }, { fetch, log: new MemoryLog(), remote: false });
}

interface EmbedderCall {
  readonly embedder: CountedEmbedder;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** Embeds one text, as code or as a question, and returns the embedder with the request that the server got. */
async function embedOne(values: Values, kind: 'code' | 'query'): Promise<EmbedderCall> {
  server.reset();
  const embedder = await createEmbedder(values);
  const { error } = await embedAll(embedder, ['where?'], kind);
  assert.equal(error, undefined);
  return { embedder, body: server.embeddings[0]?.body ?? {}, key: server.embeddings[0]?.headers.authorization };
}

const rows: readonly (readonly [
  name: string,
  value: unknown,
  see: (call: EmbedderCall) => unknown,
  usual: unknown,
  then: unknown,
  kind?: 'query',
])[] = [
  ['embedding.dimensions', 128, ({ body }) => body['dimensions'], 256, 128],
  ['embedding.documentPrefix', 'passage: ', ({ body }) => body['input'], ['where?'], ['passage: where?']],
  ['embedding.queryPrefix', 'query: ', ({ body }) => body['input'], ['where?'], ['query: where?'], 'query'],
  ['embedding.maxInputTokens', 128, ({ embedder }) => embeddedParts(long, 'a.ts', embedder.info.maxInputTokens).length > 20, false, true],
  [
    'embedding.price',
    { input: 0.02, currency: 'EUR' },
    ({ embedder }) => embedder.info.price,
    undefined,
    { input: 0.02, output: 0, currency: 'EUR' },
  ],
];

suite('a setting of the embedder', { timeout: 60_000 }, () => {
  for (const [name, value, see, usual, then, kind = 'code'] of rows)
    test(`${name} = ${JSON.stringify(value)}`, async () => {
      assert.deepEqual(see(await embedOne({}, kind)), usual);
      assert.deepEqual(see(await embedOne({ [name]: value }, kind)), then);
    });

  test('embedding.model and embedding.baseUrl choose model and server, which gets only its own key', async () => {
    const { body, key } = await embedOne({ 'embedding.model': 'named' }, 'code');
    assert.deepEqual([body['model'], key], ['named', `Bearer key of ${server.origin}`]);
    const other = await new ScriptedServer().start();
    try {
      server.reset();
      await embedAll(await createEmbedder({ 'embedding.baseUrl': other.url }), ['where?']);
      assert.deepEqual([server.embeddings.length, other.embeddings.length], [0, 1]);
      assert.equal(other.embeddings[0]?.headers.authorization, `Bearer key of ${other.origin}`);
    } finally {
      await other.close();
    }
  });

  /** The error of a call to a server that never answers. */
  const failureOf = async (values: Values): Promise<string> => {
    server.reset();
    server.embedder = stall();
    return String((await embedAll(await createEmbedder(values), ['where?'])).error);
  };

  test('model.timeout.firstByte bounds calls of the embedder', async () => {
    for (const seconds of [0.1, 0.2])
      assert.match(await failureOf({ 'model.timeout.firstByte': seconds }), new RegExp(`embedder-timeout.*${seconds}`));
  });

  test('model.timeout.connect bounds the wait for a connection', async () => {
    // Accepts connections but sends nothing, so that the handshake of a secure one never ends.
    const silent = createServer((socket) => void socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    try {
      for (const seconds of [0.1, 0.2])
        assert.match(
          await failureOf({ 'embedding.baseUrl': baseUrl, 'model.timeout.connect': seconds }),
          new RegExp(`connect-timeout.*${seconds}`),
        );
    } finally {
      silent.close();
    }
  });
});
