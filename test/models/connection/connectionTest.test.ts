// The connection test against real sockets: the first fault is named in one sentence and ends the test.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import type { ConnectionCheck } from '../../../src/models/connection/connectionCheck.ts';
import { Gate } from '../../../src/models/gate/gate.ts';
import { UsageLedger } from '../../../src/models/gate/ledger.ts';
import type { Model } from '../../../src/core/ports.ts';
import { connectTo, lookupHost } from '../../../src/node/networkProbes.ts';
import * as fault from '../../support/scriptedFaults.ts';
import { answer, completion } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import type { Reply } from '../../support/scriptedRequest.ts';
import { RecordingLog, wide } from '../asking.ts';
import { count, key, usage, useCheckedServer } from './checkedServer.ts';

const { server, check } = useCheckedServer();

/** The gate of a test, with a ledger in memory. */
function gate(cap: number | undefined): { readonly ledger: UsageLedger; readonly gated: (model: Model) => Model } {
  let days: unknown;
  const log = new RecordingLog();
  const ledger = new UsageLedger({ get: () => days, update: async (value) => void (days = value) }, log);
  const testGate = new Gate({
    localOnly: () => false,
    dailyCap: () => cap,
    consents: { isGiven: () => true, remember: async () => undefined },
    consent: async () => 'never',
    onSent: () => undefined,
    ledger,
    log,
    now: Date.now,
  });
  return { ledger, gated: (model) => testGate.gateModel(model, { key: server.origin, local: true }) };
}

/** The last check is the first fault; all before it are fine. */
function assertFault(checks: readonly ConnectionCheck[], name: ConnectionCheck['check'], code: string, sentence: RegExp): void {
  const last = checks.at(-1);
  assert.deepEqual([last?.check, last?.outcome, last?.code], [name, 'failed', code], JSON.stringify(checks, null, 1));
  assert.ok(checks.slice(0, -1).every(({ outcome }) => outcome !== 'failed'));
  assert.match(last?.sentence ?? '', sentence);
}

const outcomes = (checks: readonly ConnectionCheck[]): readonly string[] => checks.map(({ check: name, outcome }) => `${name} ${outcome}`);

function listen<T extends Server>(t: TestContext, listener: T): Promise<T> {
  t.after(() => new Promise((done) => listener.close(done)));
  return new Promise((resolve) => listener.listen(0, '127.0.0.1', () => resolve(listener)));
}

const portOf = (made: Server): number => (made.address() as AddressInfo).port;

suite('a working connection', () => {
  test('is reported step by step', async () => {
    server.key = key;
    const { ledger, gated } = gate(undefined);
    const checks = await check({ key }, { gateModel: gated });
    assert.deepEqual(outcomes(checks), [
      ...['address ok', 'connect ok', 'protocol ok', 'key ok', 'model ok'],
      ...['completion ok', 'streaming ok', 'usage ok', 'context ok'],
    ]);
    const [used] = (await ledger.days())[0]?.models ?? [];
    assert.deepEqual([used?.calls, used?.promptTokens, used?.completionTokens, used?.estimatedCalls], [1, 24, 40, 0]);
    assert.equal(server.chats.length, 1);
  });

  test('is not tested beyond the daily cap', async () => {
    const price = { input: 10, output: 100, currency: 'EUR' };
    const { gated } = gate(0.000_1);
    assertFault(await check({ price }, { gateModel: gated }), 'completion', 'model-over-cap', /The test would pass the cap of 0\.0001 EUR/);
    assert.equal(server.chats.length, 0);
  });

  test('needs no probes', async () => {
    assert.equal((await check({}, { probes: undefined })).at(-1)?.code, 'context-ok');
  });

  test('needs no list of models, which is reported', async () => {
    const listless = ((input: string | URL | Request, init?: RequestInit) =>
      init?.method === 'POST' ? fetch(input, init) : fetch(`${server.origin}/nothing-here`, init)) as typeof fetch;
    const checks = await check({ maxInputTokens: 500 }, { fetch: listless });
    assert.ok(outcomes(checks).includes('protocol warning'), outcomes(checks).join());
    assert.match(checks.find(({ code }) => code === 'no-model-list')?.sentence ?? '', /name of the model has to be typed/);
  });

  test('is no longer tested after a cancellation', async () => {
    server.fallback = fault.stall();
    const source = new CancellationSource();
    void server.received(2).then(() => source.cancel());
    await assert.rejects(check({}, {}, source.token), CancelledError);
  });
});

suite('the first fault of a connection is', () => {
  test('an invalid address', async () => {
    assertFault(await check({ baseUrl: 'ftp://x' }), 'address', 'model-bad-url', /is not an address of a server/);
    assertFault(await check({ baseUrl: '' }), 'address', 'model-bad-url', /no address of a model server/);
  });

  test('the local-only switch, before anything is sent', async () => {
    const checks = await check({ baseUrl: 'https://models.example.com/v1' }, { localOnly: true });
    assertFault(checks, 'address', 'model-local-only', /clew\.privacy\.localOnly/);
    assert.equal(server.requests.length, 0);
  });

  test('a name without an address', async () => {
    assertFault(
      await check({ baseUrl: 'http://no-such-host.invalid/v1' }),
      'dns',
      'model-dns',
      /name no-such-host\.invalid does not resolve/,
    );
    const byFetch = await check({ baseUrl: 'http://no-such-host.invalid/v1' }, { probes: undefined });
    assertFault(byFetch, 'dns', 'model-dns', /name no-such-host\.invalid does not resolve/);
  });

  test('a port where nothing listens, with the machine that is meant', async () => {
    const closed = new ScriptedServer();
    await closed.start();
    const { url } = closed;
    await closed.close();
    for (const probes of [{ lookup: lookupHost, connect: connectTo }, undefined]) {
      assertFault(await check({ baseUrl: url }, { probes }), 'connect', 'model-refused', /Nothing listens at 127\.0\.0\.1:\d+/);
      const remote = await check({ baseUrl: url }, { probes, remote: true });
      assertFault(remote, 'connect', 'model-refused-remote', /means the remote machine/);
      assert.equal(remote.find(({ outcome }) => outcome === 'warning')?.code, 'localhost-is-remote');
    }
  });

  test('an untrusted certificate', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'clew-tls-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile, '-days', '1', '-subj', '/CN=localhost'],
      { stdio: 'ignore' },
    );
    const secure = await listen(t, createHttpsServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }));
    const checks = await check({ baseUrl: `https://127.0.0.1:${String(portOf(secure))}/v1` });
    assertFault(checks, 'tls', 'model-tls', /certificate of 127\.0\.0\.1:\d+ is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
  });

  test('https at a server that speaks http', async () => {
    const checks = await check({ baseUrl: server.url.replace('http:', 'https:') });
    assert.equal(checks.at(-1)?.outcome, 'failed');
    assert.match(checks.at(-1)?.sentence ?? '', /could not be reached \(it does not speak https\)/);
  });

  test('a proxy that requires a password', async (t) => {
    const proxy = await listen(
      t,
      createHttpServer((_, response) => void response.writeHead(407, { 'content-type': 'text/plain' }).end('login')),
    );
    const through = ((input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.host = `127.0.0.1:${String(portOf(proxy))}`;
      return fetch(url, init);
    }) as typeof fetch;
    const checks = await check({ baseUrl: 'http://models.internal/v1' }, { fetch: through, proxyFor: () => '127.0.0.1:3128' });
    assert.equal(checks[1]?.code, 'proxy-used');
    assertFault(checks, 'proxy', 'model-proxy', /proxy did not let the request through to models\.internal/);
  });

  test('a rejected key', async () => {
    server.key = 'another';
    assertFault(await check({ key }), 'key', 'model-unauthorized', /does not accept the key/);
    server.reset();
    server.script(fault.failure(403, { message: 'Not for you.' }));
    assertFault(await check({ key }), 'key', 'model-forbidden', /\(Not for you\)/);
  });

  test('a server of another kind', async (t) => {
    const web = await listen(
      t,
      createHttpServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi</html>')),
    );
    const baseUrl = `http://127.0.0.1:${String(portOf(web))}/v1`;
    assertFault(await check({ baseUrl }), 'protocol', 'model-wrong-url', /not an OpenAI-compatible server/);
    assertFault(await check({ baseUrl: `${server.origin}/other` }), 'protocol', 'model-wrong-url', /usually ends in \/v1/);
  });

  test('a redirect', async (t) => {
    const other = await listen(
      t,
      createHttpServer((_, response) => void response.writeHead(302, { location: server.url }).end()),
    );
    const checks = await check({ baseUrl: `http://127.0.0.1:${String(portOf(other))}/v1` });
    assertFault(checks, 'protocol', 'model-redirected', /where nothing was sent/);
    assert.equal(server.requests.length, 0);
  });

  test('a missing model, with the names of the existing ones', async () => {
    server.script(fault.unknownModel('gone'));
    assertFault(await check({ model: 'gone' }), 'model', 'model-not-there', /has no model gone: .* scripted-large, scripted-small\./);
    assertFault(await check({ model: '' }), 'model', 'model-not-chosen', /scripted-large, scripted-small/);
    server.models = Array.from({ length: 300 }, (_, i) => ({ id: `model-${String(i).padStart(3, '0')}` }));
    server.script(fault.unknownModel('gone'));
    assertFault(await check({ model: 'gone' }), 'model', 'model-not-there', /and 28\d more/);
  });

  test('a failing server, with its message', async () => {
    const failures: readonly (readonly [Reply, string, RegExp])[] = [
      [fault.failure(500, { message: 'CUDA out of memory' }), 'model-server-error', /status 500, CUDA out of memory/],
      [fault.rateLimited(30), 'model-rate-limited', /30 seconds/],
      [fault.resetAfter('1 2'), 'model-interrupted', /broke off/],
      [answer('', { usage }), 'model-empty', /empty answer/],
      [fault.garbage('1 2'), 'model-bad-response', /not an answer/],
    ];
    for (const [reply, code, sentence] of failures) {
      server.script(reply);
      const last = (await check()).at(-1);
      assert.deepEqual([last?.outcome, last?.code], ['failed', code]);
      assert.match(last?.sentence ?? '', sentence);
    }
    assert.equal(server.chats.length, failures.length, 'a test does not try again');
  });

  test('a model that never begins to answer', async () => {
    server.script(fault.stall());
    const checks = await check({ timeouts: { ...wide, firstByte: 1000 } });
    assertFault(checks, 'completion', 'model-first-timeout', /clew\.model\.timeout\.firstByte/);
  });
});

suite('a warning of the connection test', () => {
  const checkNamed = (checks: readonly ConnectionCheck[], name: ConnectionCheck['check']): ConnectionCheck | undefined =>
    checks.find((one) => one.check === name);

  test('is given for an answer in one block', async () => {
    server.script(completion('1 2 3', { usage }));
    const finding = checkNamed(await check(), 'streaming');
    assert.deepEqual([finding?.outcome, finding?.code], ['warning', 'one-block']);
    server.script(answer(count, { usage, splitAt: [] }));
    assert.equal(checkNamed(await check(), 'streaming')?.code, 'one-block');
  });

  test('is given when the model only thought', async () => {
    server.script(answer('', { usage, reasoning: ['One, ', 'two'], finish: 'length' }));
    assert.equal(checkNamed(await check(), 'streaming')?.code, 'streaming-unknown');
  });

  test('is given when tokens are not counted', async () => {
    server.script(answer(count, { pauseMs: 2 }));
    assert.deepEqual(checkNamed(await check(), 'usage')?.outcome, 'warning');
  });

  test('is given for a model that answers but is not listed', async () => {
    assert.equal(checkNamed(await check({ model: 'alias', maxInputTokens: 100 }), 'model')?.code, 'model-unlisted');
    server.models = [{ id: 'llama:latest', max_model_len: 9000 }];
    assert.equal(checkNamed(await check({ model: 'llama' }), 'model')?.code, 'model-ok');
  });

  test('is given for plain http to a public host', async () => {
    const checks = await check(
      { baseUrl: 'http://models.example.com/v1' },
      { probes: undefined, fetch: () => Promise.reject(new TypeError('fetch failed')) },
    );
    assert.equal(checks[1]?.code, 'readable-on-the-way');
  });
});
