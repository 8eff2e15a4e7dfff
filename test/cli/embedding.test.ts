// The command line with an embedder at a server, over real HTTP: what is sent, reported and reused, and invalid arguments.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, suite, test } from 'node:test';
import { embed } from '../support/scriptedEmbeddings.ts';
import { failure, rateLimited } from '../support/scriptedFaults.ts';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { clew, temporaryFolder, type Run } from './commandLine.ts';

const key = 'sk-cli-0123456789abcdefghijSECRET';
const none = Object.fromEntries(
  ['API_KEY', 'MODEL_BASE_URL', 'EMBEDDING_PROVIDER', 'EMBEDDING_BASE_URL', 'EMBEDDING_MODEL', 'EMBEDDING_API_KEY'].map((name) => [
    `CLEW_${name}`,
    '',
  ]),
);

suite('clew with an embedder', () => {
  const server = new ScriptedServer();
  let project: SampleProject;
  let store = '';

  before(async () => {
    await server.start();
    project = sampleProject('orders');
  });
  after(async () => {
    await server.close();
    project.dispose();
  });
  beforeEach(() => {
    server.reset();
    store = temporaryFolder();
  });
  afterEach(() => assert.deepEqual(server.problems, []));

  const run = (command: readonly string[], more: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Run> =>
    clew([...command, '--workspace', project.folder, '--store', store, ...more], { env: { ...none, ...env } });
  const endpoint = (): string[] => ['--embedder', server.url, '--embedding-model', 'm1'];
  const sentTexts = (): readonly string[] => server.embeddings.flatMap(({ body }) => body?.input ?? []);

  test('embeds the folder once, reports the sent amounts and searches by vectors', async () => {
    const first = await run(['index'], endpoint(), { CLEW_EMBEDDING_API_KEY: key });
    assert.equal(first.code, 0, first.stderr);
    assert.match(first.stderr, /\d+ pieces of \d+ files, [\d,]+ tokens, were embedded with m1 at 127\.0\.0\.1:\d+\./);
    assert.ok(sentTexts().some((text) => text.includes('deliveryFee')));
    assert.equal(server.embeddings[0]?.headers.authorization, `Bearer ${key}`);
    assert.doesNotMatch(first.stdout + first.stderr, new RegExp(key));
    server.requests.length = 0;
    const second = await run(['search', 'the fee of a delivery'], endpoint(), { CLEW_EMBEDDING_API_KEY: key });
    assert.equal(second.code, 0, second.stderr);
    assert.ok(!sentTexts().some((text) => text.includes('export function')), 'nothing is sent twice');
    assert.ok(
      sentTexts().some((text) => text.includes('the fee of a delivery')),
      'the question is embedded',
    );
    assert.match(readFileSync(join(store, 'usage.json'), 'utf8'), /"kind":"embedding"/);
  });

  test('calls no server unless one is named', async () => {
    assert.equal((await run(['search', 'delivery fee'])).code, 0);
    assert.equal((await run(['search', 'delivery fee'], ['--embedder', 'off'])).code, 0);
    assert.equal((await run(['index'])).code, 0);
    assert.equal(server.requests.length, 0);
  });

  test('accepts the server from the environment', async () => {
    const env = { CLEW_EMBEDDING_BASE_URL: server.url, CLEW_EMBEDDING_MODEL: 'm2', CLEW_EMBEDDING_QUERY_PREFIX: 'q: ' };
    assert.equal((await run(['search', 'delivery fee'], [], env)).code, 0);
    assert.ok(sentTexts().includes('q: delivery fee'));
    assert.equal(server.embeddings[0]?.body?.model, 'm2');
    server.reset();
    assert.equal((await run(['search', 'delivery fee'], ['--embedder', 'builtin'], env)).code, 0);
    assert.equal(server.requests.length, 0, 'a flag goes before the environment');
  });

  test('sends a key only to the server that it was set for', async () => {
    const env = { CLEW_API_KEY: key, CLEW_MODEL_BASE_URL: 'https://other.example.com/v1' };
    const { code, stderr } = await run(['index'], endpoint(), env);
    assert.equal(code, 0);
    assert.equal(server.embeddings[0]?.headers.authorization, undefined);
    assert.match(stderr, /The key was set for https:\/\/other\.example\.com and is not sent to/);
    server.reset();
    await run(['search', 'fee'], endpoint(), { CLEW_API_KEY: key });
    assert.equal(server.embeddings[0]?.headers.authorization, `Bearer ${key}`);
  });

  for (const [what, reply, said] of [
    ['refuses the key', failure(401), /did not accept the key; search continues without vectors: run "export CLEW_API_KEY=…"/],
    ['takes no more requests', rateLimited(900), /embeds nothing more for 900 seconds; search continues without vectors/],
    [
      'has no such model',
      failure(404, { message: 'model not found', code: 'model_not_found' }),
      /has no embedding model m1; search continues without vectors/,
    ],
  ] as const) {
    test(`searches without vectors and says why when the server ${what}`, async () => {
      server.embedder = reply;
      const { code, stdout, stderr } = await run(['search', 'delivery fee'], endpoint());
      assert.equal(code, 0);
      assert.match(stdout, /price\.ts/);
      assert.match(stderr, said);
    });
  }

  test('detects another model behind the same name, and accepts it with --yes', async () => {
    await run(['index'], endpoint());
    server.embedder = embed({ seed: 2 });
    const changed = await run(['search', 'delivery fee'], endpoint());
    assert.equal(changed.code, 0);
    assert.match(changed.stderr, /The name m1 at \S+ now stands for another model/);
    const taken = await run(['index'], [...endpoint(), '--yes']);
    assert.doesNotMatch(taken.stderr, /Another model/);
    assert.match(taken.stderr, /were embedded with m1/);
  });

  test('sends nothing to another machine while local-only is on', async () => {
    const env = { CLEW_PRIVACY_LOCAL_ONLY: 'true' };
    const { stderr } = await run(['index'], ['--embedder', 'https://api.example.com/v1', '--embedding-model', 'm'], env);
    assert.match(stderr, /Nothing was sent to api\.example\.com to be embedded, since CLEW_PRIVACY_LOCAL_ONLY is on/);
  });

  test('tests an embedder', async () => {
    server.embedder = embed({ asksForDimensions: 'ignores' });
    const { code, stdout } = await clew(['connection', ...endpoint(), '--store', store], { env: none });
    assert.equal(code, 0, stdout);
    assert.match(stdout, /ok +vectors +m1 at .* makes vectors/);
    assert.match(stdout, /1,024 numbers, whatever is asked; the first 256 are kept/);
    assert.match(stdout, /about \d+ a second/);
    server.embedder = failure(401);
    const refused = await clew(['connection', ...endpoint(), '--store', store], { env: none });
    assert.equal(refused.code, 1);
    assert.match(refused.stdout, /failed +vectors +.*does not accept the key/);
  });

  test('measures the ranking with its vectors', async () => {
    const { code, stdout, stderr } = await run(['measure'], endpoint());
    assert.equal(code, 0, stderr);
    assert.match(stdout, /MRR@10/);
    assert.ok(sentTexts().length > 0);
  });

  test('measures several embedders in one table, on the same questions', async () => {
    const { code, stdout, stderr } = await run(['measure'], ['--embedder', `off,builtin,${server.url}`, '--embedding-model', 'm1']);
    assert.equal(code, 0, stderr);
    const [found = '', times = ''] = stdout.split('## Cost of the measurement');
    for (const row of ['words alone', 'everything, no embedder', 'everything, built in', 'everything, m1 at ']) {
      for (const table of [found, times]) {
        assert.equal(table.split('\n').filter((line) => line.startsWith(`| ${row}`)).length, 1, `${row}\n${stdout}`);
      }
    }
    assert.match(stdout, /built in: \d+\.\d s for the vectors/);
  });

  test('measures none of several embedders when one is unusable', async () => {
    const { code, stderr } = await run(['measure'], ['--embedder', 'builtin,fast']);
    assert.equal(code, 2);
    assert.match(stderr, /not "fast"/);
  });

  for (const [what, args, env, said] of [
    ['an embedder that is none', ['--embedder', 'fast'], {}, /--embedder must be builtin, off or the address of a server, not "fast"/],
    ['a server without a model', ['--embedder', 'http://127.0.0.1:1/v1'], {}, /needs a model: --embedding-model NAME/],
    ['a model without a server', ['--embedding-model', 'm'], {}, /--embedding-model needs a server/],
    [
      'a provider that is none',
      [],
      { CLEW_EMBEDDING_PROVIDER: 'magic' },
      /CLEW_EMBEDDING_PROVIDER must be one of builtIn, endpoint, off, not "magic"/,
    ],
    [
      'a price that is none',
      ['--embedder', 'http://127.0.0.1:1/v1', '--embedding-model', 'm'],
      { CLEW_EMBEDDING_PRICE: 'cheap' },
      /CLEW_EMBEDDING_PRICE must be a price such as/,
    ],
  ] as const) {
    test(`refuses ${what}, in one sentence`, async () => {
      const { code, stdout, stderr } = await run(['search', 'fee'], args, env);
      assert.equal(code, 2);
      assert.equal(stdout, '');
      assert.match(stderr, said);
      assert.equal(stderr.trim().split('\n').length, 1);
    });
  }

  test('uses the default for dimensions out of bounds and reports it', async () => {
    const env = { CLEW_EMBEDDING_DIMENSIONS: '8' };
    const { code, stderr } = await run(['search', 'fee'], ['--embedder', 'http://127.0.0.1:1/v1', '--embedding-model', 'm'], env);
    assert.equal(code, 0);
    assert.match(stderr, /CLEW_EMBEDDING_DIMENSIONS must be a number from 32 to 1024, not "8": the default is used \(256\)/);
  });
});
