// The gate: only allowed requests reach the server, and all are scrubbed, counted and reported verbatim.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { ModelPrice, OutboundPlace } from '../../../src/core/ports.ts';
import { originOf } from '../../../src/models/endpoint/address.ts';
import { Gate, type Destination, type GateDependencies, type PendingRequest, type SentRecord } from '../../../src/models/gate/gate.ts';
import type { GateDecision } from '../../../src/models/gate/gateDecision.ts';
import { UsageLedger, type DayUsage } from '../../../src/models/gate/ledger.ts';
import * as fault from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askModel, assertFailed, RecordingLog, modelAt, question } from '../asking.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

const price: ModelPrice = { input: 10, output: 100, currency: 'EUR' };
const place = (file: string, lineStart = 1, lineEnd = 9): OutboundPlace => ({ root: '', file, lineStart, lineEnd, tokens: 50 });

/** A gate of one question, with a record of its prompts and reports. */
function gateFor(
  settings: { decide?: (pending: PendingRequest) => Promise<GateDecision> | GateDecision; context?: Partial<GateDependencies> } = {},
) {
  let days: readonly DayUsage[] = [];
  const log = new RecordingLog();
  const state = { localOnly: false, cap: undefined as number | undefined };
  const pendingRequests: PendingRequest[] = [];
  const sentRecords: SentRecord[] = [];
  const remembered = new Set<string>();
  const ledger = new UsageLedger({ get: () => days, update: async (value) => void (days = value) }, log);
  const context: GateDependencies = {
    localOnly: () => state.localOnly,
    dailyCap: () => state.cap,
    consents: { isGiven: (key) => remembered.has(key), remember: async (key) => void remembered.add(key) },
    consent: async (pending) => {
      pendingRequests.push(pending);
      return settings.decide ? settings.decide(pending) : 'once';
    },
    onSent: (one) => void sentRecords.push(one),
    ledger,
    log,
    now: () => 1_000,
    ...settings.context,
  };
  const gate = new Gate(context);
  const destination: Destination = { key: originOf(server.url), local: true };
  const model = (more: Partial<Destination> = {}, withPrice = false) =>
    gate.gateModel(modelAt(server.url, withPrice ? { price } : {}), { ...destination, ...more });
  return { gate, state, pendingRequests, sentRecords, remembered, ledger, log, model };
}

suite('the gate', () => {
  test('asks before the first request, with its destination and content', async () => {
    const { model, pendingRequests, sentRecords } = gateFor();
    const places = [place('src/a.ts')];
    const { events, text, error } = await askModel(model({}, true), { places, secretsReplaced: 2 });
    assert.equal(error, undefined);
    assert.equal(text, 'Scripted answer.');
    assert.deepEqual(
      events.slice(0, 2).map(({ kind }) => kind),
      ['consent', 'consented'],
    );
    const [view] = pendingRequests;
    assert.ok(view && pendingRequests.length === 1);
    assert.deepEqual([view.destination, view.model, view.local], [new URL(server.url).host, 'scripted-large', true]);
    assert.deepEqual([view.places, view.secretsReplaced], [places, 2]);
    assert.ok(view.tokens > 5 && view.tokens < 30, String(view.tokens));
    assert.equal(view.cost?.currency, 'EUR');
    assert.ok(Math.abs((view.cost?.amount ?? 0) - (view.tokens * 10 + 100 * 100) / 1e6) < 1e-12);
    assert.equal(sentRecords.length, 1);
  });

  test('reports when a request can be read on the network', async () => {
    const { model, pendingRequests } = gateFor();
    await askModel(model({ exposed: true }));
    await askModel(model({ key: 'elsewhere' }));
    assert.deepEqual(
      pendingRequests.map(({ exposed }) => exposed),
      [true, false],
    );
  });

  test('sends nothing to any model of the question after "never"', async () => {
    const { model, pendingRequests, sentRecords, ledger } = gateFor({ decide: () => 'never' });
    assertFailed(await askModel(model()), 'model-declined', []);
    assertFailed(await askModel(model({ key: 'elsewhere' })), 'model-declined', []);
    assert.deepEqual([server.requests.length, pendingRequests.length, sentRecords.length, (await ledger.days()).length], [0, 1, 0, 0]);
  });

  test('asks again only for lines that it has not shown', async () => {
    const { model, pendingRequests } = gateFor();
    const gated = model();
    await askModel(gated, { places: [place('src/a.ts', 1, 20), place('src/b.ts')] });
    await askModel(gated, { places: [place('src/a.ts', 3, 7)] });
    assert.equal(pendingRequests.length, 1);
    await askModel(gated, { places: [place('src/a.ts', 15, 25)] });
    await askModel(gated, { places: [place('src/c.ts')] });
    assert.equal(pendingRequests.length, 3);
    assert.equal(server.chats.length, 4);
  });

  test('does not ask again within an allowed answer, up to the reported number of requests', async () => {
    const { model, pendingRequests } = gateFor({ decide: () => 'answer', context: { mostRequests: () => 3 } });
    const gated = model();
    for (const file of ['src/a.ts', 'src/b.ts', 'src/c.ts']) await askModel(gated, { places: [place(file)] });
    assert.deepEqual(
      pendingRequests.map(({ following }) => following),
      [2],
    );
    await askModel(gated, { places: [place('src/d.ts')] });
    assert.deepEqual([pendingRequests.length, pendingRequests[1]?.following], [2, undefined], 'more than was told is asked for anew');
    await askModel(gated, { places: [place('src/e.ts')] });
    assert.equal(pendingRequests.length, 3);
  });

  test('asks for each destination, even within an allowed answer', async () => {
    const { model, pendingRequests } = gateFor({ decide: () => 'answer', context: { mostRequests: () => 4 } });
    await askModel(model(), { places: [place('src/a.ts')] });
    await askModel(model({ key: 'elsewhere' }), { places: [place('src/b.ts')] });
    await askModel(model({ key: 'elsewhere' }), { places: [place('src/c.ts')] });
    assert.deepEqual(
      pendingRequests.map(({ following }) => following),
      [3, 2],
    );
  });

  test('asks again for each request after "once"', async () => {
    const { model, pendingRequests } = gateFor({ context: { mostRequests: () => 4 } });
    for (const file of ['src/a.ts', 'src/b.ts']) await askModel(model(), { places: [place(file)] });
    assert.equal(pendingRequests.length, 2);
  });

  test('does not ask again for a destination after "always"', async () => {
    const { model, pendingRequests, remembered } = gateFor({ decide: () => 'always' });
    await askModel(model(), { places: [place('src/a.ts')] });
    await askModel(model(), { places: [place('src/z.ts')] });
    assert.deepEqual([pendingRequests.length, [...remembered]], [1, [originOf(server.url)]]);
    await askModel(model({ key: 'https://elsewhere.example' }));
    assert.equal(pendingRequests.length, 2);
  });

  test('asks one thing at a time, and lets the first decision settle the second', async () => {
    let waiting = 0;
    const most: number[] = [];
    const decide = async (): Promise<GateDecision> => {
      most.push(++waiting);
      await pause(10);
      waiting--;
      return 'always';
    };
    const { model, pendingRequests } = gateFor({ decide });
    await Promise.all([askModel(model()), askModel(model()), askModel(model())]);
    assert.deepEqual([most, pendingRequests.length, server.chats.length], [[1], 1, 3]);
  });

  test('stops waiting when the question is cancelled', async () => {
    const { model, sentRecords } = gateFor({ decide: () => new Promise(() => undefined) });
    const source = new CancellationSource();
    setTimeout(() => source.cancel(), 20);
    const { error } = await askModel(model(), {}, source.token);
    assert.ok(error instanceof CancelledError);
    assert.deepEqual([server.requests.length, sentRecords.length], [0, 0]);
  });

  test('sends the request even when the consent cannot be stored', async () => {
    const { model, log } = gateFor({
      decide: () => 'always',
      context: { consents: { isGiven: () => false, remember: () => Promise.reject(new Error('disk full')) } },
    });
    assert.equal((await askModel(model())).error, undefined);
    assert.match(log.lines.join('\n'), /could not be remembered.*disk full/);
  });
});

suite('local-only', () => {
  test('refuses every other machine despite consent', async () => {
    const { model, state, remembered, sentRecords } = gateFor();
    state.localOnly = true;
    remembered.add(originOf(server.url));
    assertFailed(await askModel(model({ local: false })), 'model-local-only', [new URL(server.url).host]);
    assert.deepEqual([server.requests.length, sentRecords.length], [0, 0]);
    assert.equal((await askModel(model({ local: true }))).error, undefined);
  });

  test('applies even when it is switched on while a person decides', async () => {
    const gateParts = gateFor({
      decide: () => {
        gateParts.state.localOnly = true;
        return 'once';
      },
    });
    assertFailed(await askModel(gateParts.model({ local: false })), 'model-local-only', [new URL(server.url).host]);
    assert.equal(server.requests.length, 0);
  });
});

suite('the daily cap', () => {
  const usage = { prompt: 1000, completion: 100 };

  test('refuses a call that could exceed it, before anything is sent or asked', async () => {
    const { model, state, pendingRequests } = gateFor();
    state.cap = 0.005;
    assertFailed(await askModel(model({}, true)), 'model-over-cap', ['0.005', 'EUR']);
    assert.deepEqual([server.requests.length, pendingRequests.length], [0, 0]);
  });

  test('counts cost by the tokens that the provider reports', async () => {
    const { model, state, ledger } = gateFor();
    state.cap = 0.04;
    server.script(answer('One', { usage }), answer('Two', { usage }));
    assert.equal((await askModel(model({}, true))).error, undefined);
    assert.ok(Math.abs((await ledger.costToday('EUR')) - 0.02) < 1e-12);
    assert.equal((await askModel(model({}, true))).error, undefined);
    assertFailed(await askModel(model({}, true)), 'model-over-cap', ['0.04', 'EUR']);
  });

  test('applies to parallel calls together', async () => {
    const { model, state } = gateFor();
    state.cap = 0.015;
    server.fallback = answer('Slow', { usage: { prompt: 0, completion: 0 }, pauseMs: 20 });
    const gated = model({}, true);
    const all = await Promise.all([askModel(gated), askModel(gated), askModel(gated)]);
    assert.equal(all.filter(({ error }) => error === undefined).length, 1);
    for (const one of all.filter(({ error }) => error)) assertFailed(one, 'model-over-cap', ['0.015', 'EUR']);
    assert.equal((await askModel(gated)).error, undefined, 'what was set aside is free again');
    server.fallback = answer('Scripted answer.');
  });

  test('does not apply to models without a price', async () => {
    const { model, state } = gateFor();
    state.cap = 0;
    assert.equal((await askModel(model())).error, undefined);
  });
});

suite('a request through the gate', () => {
  const secret = ['AKIA', 'Z7Q4M2XW', '9K3LPT5V'].join('');

  test('is scrubbed, and reported exactly as it was sent', async () => {
    const { model, sentRecords, log } = gateFor();
    const messages = [
      { role: 'system', content: 'Cite.' },
      { role: 'user', content: `const key = "${secret}";` },
    ] as const;
    await askModel(model(), { messages, places: [place('src/a.ts')], secretsReplaced: 1 });
    const [request] = server.chats;
    assert.ok(request && !request.text.includes(secret));
    const [record] = sentRecords;
    assert.deepEqual(record?.messages, request.body?.messages);
    assert.equal(record?.secretsReplaced, 2);
    assert.deepEqual([record?.at, record?.purpose, record?.model], [1_000, 'answer', 'scripted-large']);
    assert.ok(!log.lines.join('\n').includes(secret) && !log.lines.join('\n').includes('const key'));
  });

  test('holds no secret in results and arguments of tools, and is reported with the offered tools', async () => {
    const { model, sentRecords } = gateFor();
    const messages = [
      { role: 'user' as const, content: 'Where?' },
      { role: 'assistant' as const, content: '', calls: [{ id: 'a', name: 'find', args: `{"text":"${secret}"}` }] },
      { role: 'tool' as const, callId: 'a', content: `src/a.ts:1: const key = "${secret}";` },
    ];
    const tools = [{ name: 'find', description: 'Finds it.', parameters: { type: 'object' } }];
    await askModel(model(), { messages, tools, places: [place('src/a.ts')] });
    const [request] = server.chats;
    assert.ok(request && !request.text.includes(secret));
    const [record] = sentRecords;
    assert.deepEqual([record?.secretsReplaced, record?.tools], [2, ['find']]);
    assert.deepEqual(
      record?.messages.map(({ role }) => role),
      ['user', 'assistant', 'tool'],
    );
    assert.ok(!JSON.stringify(record).includes(secret));
  });

  test('counts the tokens of calls and tool definitions', async () => {
    const { model, sentRecords } = gateFor();
    const said = {
      role: 'assistant' as const,
      content: '',
      calls: [{ id: 'a', name: 'find', args: JSON.stringify({ text: 'order '.repeat(200) }) }],
    };
    await askModel(model(), {
      messages: [{ role: 'user', content: 'Where?' }, said],
      tools: [{ name: 'find', description: 'word '.repeat(100), parameters: {} }],
    });
    assert.ok((sentRecords[0]?.tokens ?? 0) > 300, String(sentRecords[0]?.tokens));
  });

  test('holds no secret behind escapes of Markdown, JSON, addresses or HTML', async () => {
    const { model, sentRecords } = gateFor();
    const tail = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8';
    const content = ['\\_', '\\u005f', '%5F', '&#95;'].map((mark) => `ghp${mark}${tail}`).join('\n');
    await askModel(model(), { messages: [{ role: 'user', content }] });
    assert.equal(sentRecords[0]?.secretsReplaced, 4);
    assert.ok(!server.chats[0]?.text.includes(tail));
  });

  test('is reported even when the server fails or the question is cancelled', async () => {
    const { model, sentRecords } = gateFor();
    server.script(fault.failure(500), fault.stall());
    await askModel(model());
    assert.equal(sentRecords.length, 1);
    const source = new CancellationSource();
    void server.received(2).then(() => source.cancel());
    assert.ok((await askModel(model(), {}, source.token)).error instanceof CancelledError);
    assert.equal(sentRecords.length, 2);
  });

  test('is not reported when nothing listened at the address', async () => {
    const { gate, sentRecords, ledger } = gateFor();
    const free = new ScriptedServer();
    await free.start();
    const { url } = free;
    await free.close();
    assertFailed(await askModel(gate.gateModel(modelAt(url), { key: url, local: true })), 'model-refused', [new URL(url).host]);
    assert.deepEqual([sentRecords.length, (await ledger.days()).length], [0, 0]);
  });

  test('is counted before its end event, since the process may end with it', async () => {
    const { model, ledger } = gateFor();
    const call = model().chat(question, neverCancelled)[Symbol.asyncIterator]();
    let last = await call.next();
    while (!last.done && last.value.kind !== 'end') last = await call.next();
    assert.equal((await ledger.days())[0]?.models[0]?.calls, 1);
    assert.equal((await call.next()).done, true);
    assert.equal((await ledger.days())[0]?.models[0]?.calls, 1, 'once');
  });

  test('is estimated where the provider does not count, and costs nothing when it was refused', async () => {
    const { model, ledger } = gateFor();
    server.script(answer('four tokens of text'), fault.unauthorized(), fault.endAfter('cut'));
    await askModel(model({}, true));
    const [after1] = (await ledger.days())[0]?.models ?? [];
    assert.deepEqual([after1?.calls, after1?.estimatedCalls, after1?.completionTokens], [1, 1, 4]);
    assert.ok((after1?.promptTokens ?? 0) > 5);
    await askModel(model({}, true));
    assert.equal((await ledger.days())[0]?.models[0]?.calls, 1);
    await askModel(model({}, true));
    assert.equal((await ledger.days())[0]?.models[0]?.calls, 2);
  });
});
