// The command line with models over real HTTP: answers, sent requests, faults, and a key that appears nowhere.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, suite, test, type TestContext } from 'node:test';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import type { ModelMessage, OutboundPlace } from '../../src/core/ports.ts';
import * as fault from '../support/scriptedFaults.ts';
import { answer, toolCalls } from '../support/scriptedReplies.ts';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { clew, nodeOfTheMachine, temporaryFolder, type Run } from './commandLine.ts';

const key = 'sk-cli-0123456789abcdefghijSECRET';
const secret = ['AKIA', 'Z7Q4M2XW', '9K3LPT5V'].join('');
const usage = { prompt: 1000, completion: 100 };
const question = 'What does deliveryFee do?';

/** Standard error without the notice of the secret that the project holds. */
const messagesOf = ({ stderr }: Run): string => stderr.replace(/^\d+ secrets? (was|were) replaced [^\n]*\n/, '');

/** An address where nobody listens. */
async function closedPortUrl(): Promise<string> {
  const server = await new ScriptedServer().start();
  const { url } = server;
  await server.close();
  return url;
}

suite('clew with a model', () => {
  const server = new ScriptedServer();
  let project: SampleProject;
  let store: string;

  before(async () => {
    await server.start();
    project = sampleProject('orders');
    writeFileSync(
      join(project.folder, 'src', 'orders', 'cloud.ts'),
      `// deliveryFee of the cloud\nexport const deliveryFeeKey = '${secret}';\n`,
    );
    store = temporaryFolder({ after });
  });
  after(async () => {
    await server.close();
    project.dispose();
  });
  beforeEach(() => {
    server.reset();
    server.key = key;
    server.fallback = answer('It adds a fee to small orders [1].', { usage });
  });
  afterEach(() => assert.deepEqual(server.problems, []));

  const withKey = { CLEW_API_KEY: key, CLEW_MODEL_BASE_URL: '', CLEW_MODEL_LARGE: '' };
  const endpoint = (): string[] => ['--base-url', server.url, '--model', 'scripted-large'];

  /** Runs with the key, which may then be seen nowhere. */
  async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}, node?: string): Promise<Run> {
    const result = await clew(args, { env: { ...withKey, ...env }, ...(node ? { node } : {}) });
    assert.ok(!`${result.stdout}${result.stderr}`.includes(key), 'the key was printed');
    assert.ok(!`${result.stdout}${result.stderr}`.includes(secret), 'a secret of the workspace was printed');
    return result;
  }
  const ask = (args: readonly string[] = endpoint(), env?: NodeJS.ProcessEnv, node?: string): Promise<Run> =>
    run(['ask', question, '--workspace', project.folder, '--store', store, ...args], env, node);

  test('answers with it, cites the sent lines and reports the usage', async () => {
    const { code, stdout, stderr } = await ask([...endpoint(), '--json']);
    assert.equal(code, 0, stderr);
    const record = JSON.parse(stdout) as AnswerRecord;
    assert.equal(record.model, 'scripted-large');
    assert.match(record.answer, /adds a fee to small orders \[1\]/);
    assert.equal(record.citations[0]?.file, 'src/orders/price.ts');
    assert.deepEqual([record.modelUse?.calls, record.modelUse?.promptTokens, record.modelUse?.completionTokens], [1, 1000, 100]);
    const [request] = server.chats;
    assert.equal(request?.headers.authorization, `Bearer ${key}`);
    assert.ok(request && !request.text.includes(secret));
  });

  test('prints the answer with places and streams it only to a terminal', async () => {
    const { code, stdout } = await ask();
    assert.equal(code, 0);
    assert.match(stdout, /adds a fee to small orders \(src\/orders\/price\.ts:\d+\)/);
    assert.match(stdout, /Model: scripted-large at 127\.0\.0\.1:\d+ \(calls: 1, tokens in: 1000, out: 100\)/);
  });

  test('accepts settings from the environment', async () => {
    const { code, stderr } = await ask([], {
      ...{ CLEW_MODEL_BASE_URL: server.url, CLEW_MODEL_LARGE: 'scripted-large', CLEW_MODEL_MAX_OUTPUT_TOKENS: '321' },
      ...{ CLEW_MODEL_TEMPERATURE: '0.7', CLEW_ANSWER_LANGUAGE: 'Icelandic', CLEW_MODEL_SMALL: 'scripted-small' },
      ...{ CLEW_CLASSIFY_BY_MODEL: 'always' },
    });
    assert.equal(code, 0, stderr);
    const chat = server.chats.find(({ body }) => body?.model === 'scripted-large');
    assert.match(chat?.text ?? '', /\b321\b/);
    assert.equal(chat?.body?.temperature, 0.7);
    assert.match(chat?.text ?? '', /Icelandic/);
    assert.ok(server.chats.some(({ body }) => body?.model === 'scripted-small'));
  });

  test('runs on the installed Node', async () => {
    const { code, stdout, stderr } = await ask([...endpoint(), '--json'], {}, nodeOfTheMachine());
    assert.equal(code, 0, stderr);
    assert.equal((JSON.parse(stdout) as AnswerRecord).model, 'scripted-large');
  });

  test('prints the request with --what-is-sent and sends nothing', async () => {
    const { code, stdout } = await ask([
      ...endpoint(),
      '--small-model',
      'scripted-small',
      '--set',
      'classify.byModel=always',
      '--what-is-sent',
      '--json',
    ]);
    assert.equal(code, 0);
    assert.equal(server.requests.length, 0);
    const { requests } = JSON.parse(stdout) as {
      requests: { model: string; purpose: string; messages: ModelMessage[]; places: OutboundPlace[]; secretsReplaced: number }[];
    };
    assert.deepEqual(
      requests.map(({ model, purpose }) => [model, purpose]),
      [
        ['scripted-small', 'classify'],
        ['scripted-large', 'answer'],
      ],
    );
    await ask();
    const { messages, places } = requests[1] ?? {};
    // Each request has a key of its own.
    const fences = (text: string): string =>
      text
        .replace(/(?<="Key: )[\w-]{12}(?=\\n)/g, 'KEY')
        .replace(/-[\w-]{12}>/g, '>')
        .replace(/-[\w-]{12}\b/g, '');
    assert.equal(fences(JSON.stringify(messages)), fences(JSON.stringify(server.chats[0]?.body?.messages)), 'it is what is sent');
    assert.ok(places?.some(({ file }) => file === 'src/orders/price.ts'));
    const text = await ask([...endpoint(), '--what-is-sent']);
    assert.match(text.stdout, /^To 127\.0\.0\.1:\d+, model scripted-large, for the answer:\n {2}src\/orders\/price\.ts:\d+-\d+ /);
  });

  test('prints the first request of a strategy with several searches', async () => {
    const { code, stdout } = await ask([...endpoint(), '--small-model', 'scripted-small', '--strategy', 'multi-step', '--what-is-sent']);
    assert.deepEqual([code, server.requests.length], [0, 0]);
    assert.match(stdout, /^To 127\.0\.0\.1:\d+, model scripted-small, to find out what to look for:\n {2}secrets replaced: 0\n/);
    assert.match(stdout, /^To 127\.0\.0\.1:\d+, model scripted-large, for the answer:\n {2}src\//m);
  });

  test('answers by the strategy of the environment', async () => {
    const reply = JSON.stringify({ complexity: 'simple', queries: ['price of an order'] });
    server.fallback = answer(({ body }) => (body?.model === 'scripted-small' ? reply : 'So it is.'));
    const { stdout } = await ask([...endpoint(), '--small-model', 'scripted-small', '--json'], { CLEW_STRATEGY: 'multi-step' });
    server.fallback = answer('Scripted answer.');
    const { strategy, queries } = JSON.parse(stdout) as AnswerRecord;
    assert.deepEqual([strategy, queries?.map(({ by }) => by)], ['multi-step', ['question', 'analysis']]);
  });

  test('explains why nothing would be sent', async () => {
    const elsewhere = ['--base-url', 'http://models.example.com/v1', '--model', 'm', '--what-is-sent'];
    const { code, stdout, stderr } = await ask(elsewhere, { CLEW_PRIVACY_LOCAL_ONLY: '1' });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /Nothing was sent to models\.example\.com, since CLEW_PRIVACY_LOCAL_ONLY is on/);
    assert.doesNotMatch(stderr, /answered from the code/);
  });

  test('rejects an unknown strategy', async () => {
    assert.equal((await ask([...endpoint(), '--strategy', 'oracle'])).code, 2);
    assert.equal((await ask([...endpoint(), '--max-passes', '9'])).code, 2);
  });

  test('lets the model call tools with the strategy agent and records the calls', async () => {
    server.script(toolCalls({ name: 'find_symbol', arguments: '{"name":"chargeCard"}' }), answer('It is charged.'));
    const { code, stdout } = await ask([...endpoint(), '--strategy', 'agent', '--json']);
    assert.equal(code, 0);
    const { strategy, answer: answerText, toolCalls: calls } = JSON.parse(stdout) as AnswerRecord;
    assert.deepEqual(
      [strategy, answerText, calls?.map(({ name, args }) => `${name} ${args}`)],
      ['agent', 'It is charged.', ['find_symbol name: chargeCard']],
    );
  });

  test('asks again with the missing pieces, as often as is allowed', async () => {
    const draft = answer('<answer>A draft.</answer><missing>src/payments/charge.ts</missing>');
    server.script(draft, answer('<answer>The whole answer.</answer><missing>none</missing>'), draft);
    const twice = await ask(endpoint());
    assert.match(twice.stdout, /^The whole answer\./);
    assert.match(twice.stdout, /^Missing pieces: 1 of 1 found in 2 passes\.$/m);
    assert.match(twice.stderr, /^Looking up what is missing: src.payments.charge\.ts$/m);
    const once = await ask([...endpoint(), '--max-passes', '1']);
    assert.match(once.stdout, /A draft\./);
  });

  const faults: Readonly<Record<string, readonly [set: () => void, sentence: RegExp]>> = {
    'does not know the key': [() => (server.key = 'another'), /did not accept the key; .*: run "export CLEW_API_KEY=…"\.\n$/],
    'is no model server': [() => server.script(fault.html()), /not an OpenAI-compatible server/],
  };
  for (const [what, [set, sentence]] of Object.entries(faults)) {
    test(`answers from the code and exits with 3 when the server ${what}`, async () => {
      set();
      const result = await ask([...endpoint(), '--json']);
      const { code, stdout } = result;
      assert.equal(code, 3);
      assert.match(messagesOf(result), /^[^\n]+\.\n$/);
      assert.match(messagesOf(result), sentence);
      const record = JSON.parse(stdout) as AnswerRecord;
      assert.equal(record.model, null);
      assert.match(record.answer, /deliveryFee/);
    });
  }

  test('exits with 3 when the answer of the model broke off, and prints what there is of it', async () => {
    server.script(fault.resetAfter('It adds a fee [1], and'));
    const { code, stdout } = await ask(endpoint());
    assert.equal(code, 3);
    assert.match(stdout, /It adds a fee/);
  });

  test('answers from the code when nothing listens, and prints no key with --verbose', async () => {
    const { code, stdout, stderr } = await ask(['--base-url', await closedPortUrl(), '--model', 'x', '--verbose']);
    assert.equal(code, 3);
    assert.match(stderr, /Nothing answers at 127\.0\.0\.1:\d+; Clew answered from the code alone/);
    assert.match(stdout, /deliveryFee/);
  });

  test('answers from the code when server or model is missing', async () => {
    const noServer = await ask(['--model', 'x']);
    assert.equal(noServer.code, 3);
    assert.match(noServer.stderr, /^A model is named, but no server; .*: set --base-url or CLEW_MODEL_BASE_URL\.\n$/);
    const noModel = await ask(['--base-url', server.url]);
    assert.equal(noModel.code, 3);
    assert.match(noModel.stderr, /^No model is named in the settings; .*: run "clew models"\.\n$/);
    assert.equal(server.requests.length, 0);
  });

  test('answers from the code when local-only forbids the server', async () => {
    const refused = await ask(['--base-url', 'https://models.example.com/v1', '--model', 'x'], {
      CLEW_PRIVACY_LOCAL_ONLY: 'true',
    });
    assert.equal(refused.code, 3);
    assert.match(messagesOf(refused), /^Nothing was sent to models\.example\.com, since CLEW_PRIVACY_LOCAL_ONLY is on; [^\n]*\.\n$/);
    assert.equal((await ask(endpoint(), { CLEW_PRIVACY_LOCAL_ONLY: 'true' })).code, 0);
  });

  test('answers from the code beyond the daily cap, counted over several runs', async (t) => {
    const folder = temporaryFolder(t);
    const capped = { CLEW_MODEL_PRICE: '{"input":10,"output":100,"currency":"EUR"}', CLEW_MODEL_DAILY_CAP: '0.2' };
    const once = (): Promise<Run> => run(['ask', question, '--workspace', project.folder, '--store', folder, ...endpoint()], capped);
    const first = await once();
    assert.match(first.stdout, /out: 100, 0\.02 EUR\)/);
    server.script(answer('Dear.', { usage: { prompt: 1000, completion: 1000 } }));
    assert.equal((await once()).code, 0);
    const third = await once();
    assert.equal(third.code, 3);
    assert.match(third.stderr, /cap of 0\.2 EUR today; .*CLEW_MODEL_DAILY_CAP/);
    assert.equal(server.chats.length, 2);
    assert.match(readFileSync(join(folder, 'usage.json'), 'utf8'), /"calls":2/);
  });

  test('sends a key only to the server that it was set for', async () => {
    const { code, stderr } = await ask(endpoint(), { CLEW_MODEL_BASE_URL: 'https://api.example.com/v1' });
    assert.equal(code, 3);
    assert.match(stderr, /CLEW_API_KEY was set for https:\/\/api\.example\.com and is not sent to/);
    assert.ok(server.requests.every(({ headers }) => headers.authorization === undefined || !headers.authorization.includes(key)));
  });

  test('can be interrupted', async (t: TestContext) => {
    server.script(fault.stall());
    const cli = resolve(import.meta.dirname, '../../dist/cli.js');
    const args = ['ask', question, '--workspace', project.folder, '--store', store, ...endpoint()];
    const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...withKey }, stdio: 'ignore' });
    t.after(() => child.kill('SIGKILL'));
    await server.received(1);
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.ok(code === 130 || code === 3, `ended with ${String(code)}`);
  });

  test('lists the models of the server with clew models', async () => {
    server.models = [{ id: 'b-model', context_length: 8192 }, { id: 'a-model' }];
    const text = await run(['models', '--base-url', server.url]);
    assert.deepEqual([text.code, text.stdout, text.stderr], [0, 'a-model\nb-model  (8192 tokens)\n', '']);
    const { stdout } = await run(['models', '--base-url', server.url, '--json']);
    assert.deepEqual(JSON.parse(stdout), { models: [{ id: 'a-model' }, { id: 'b-model', maxInputTokens: 8192 }] });
    server.key = 'another';
    const refused = await run(['models', '--base-url', server.url]);
    assert.deepEqual([refused.code, refused.stdout], [1, '']);
    assert.match(refused.stderr, /^127\.0\.0\.1:\d+ does not accept the key, or needs one \(401\): run "export CLEW_API_KEY=…"\.\n$/);
    const local = await run(['models', '--base-url', 'https://models.example.com'], { CLEW_PRIVACY_LOCAL_ONLY: '1' });
    assert.match(local.stderr, /^Nothing was sent to models\.example\.com/);
    const plain = await run(['models', '--base-url', 'http://models.example.com'], { CLEW_PRIVACY_LOCAL_ONLY: '1' });
    assert.match(plain.stderr, /^Anything sent to models\.example\.com can be read on the network path, and the key too/);
  });

  test('names the first fault with clew connection', async () => {
    server.models = [{ id: 'scripted-large', context_length: 64_000 }];
    const good = await run(['connection', ...endpoint(), '--store', store]);
    assert.equal(good.code, 0, good.stdout);
    assert.match(good.stdout, /^ok {7}address .*\nok {7}connect .*\nok {7}protocol /);
    server.key = 'another';
    const bad = await run(['connection', ...endpoint(), '--store', store]);
    assert.equal(bad.code, 1);
    assert.match(bad.stdout, /\nFAILED {3}key {9}127\.0\.0\.1:\d+ does not accept the key[^\n]*\n$/);
    const { stdout, code } = await run(['connection', '--base-url', await closedPortUrl(), '--model', 'x', '--json', '--store', store]);
    const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: { check: string; code: string }[] };
    assert.deepEqual([code, ok, checks.at(-1)?.code], [1, false, 'model-refused']);
  });

  test('uses the proxy of the environment with clew connection', async (t) => {
    const proxy = createServer((_, response) => response.writeHead(407).end());
    proxy.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    t.after(() => proxy.close());
    const address = `http://user:proxyword@127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
    const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address, NO_PROXY: '', no_proxy: '' };
    const { code, stdout, stderr } = await run(
      ['connection', '--base-url', 'http://models.internal/v1', '--model', 'x', '--store', store],
      env,
    );
    assert.equal(code, 1, stderr);
    assert.match(stdout, /\nok {7}proxy {7}Requests to models\.internal go through the proxy 127\.0\.0\.1:\d+/);
    assert.match(
      stdout,
      /\nFAILED {3}proxy {7}The proxy did not let the request through to models\.internal \([^\n]*check HTTPS_PROXY and its password\.\n$/,
    );
    assert.ok(!`${stdout}${stderr}`.includes('proxyword'));
  });
});
