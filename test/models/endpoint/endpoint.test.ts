// A call that succeeds: its request, and the forms in which servers reply.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import * as fc from 'fast-check';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { errorInStream, failure, rateLimited, resetAfter } from '../../support/scriptedFaults.ts';
import { answer, completion, jsonAnswer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askModel, assertFailed, assertNothingLeft, RecordingLog, modelAt, question, wide } from '../asking.ts';
import { dedent } from '../../support/dedent.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

suite('a request to a model', () => {
  test('holds the question and nothing about the machine', async () => {
    await askModel(modelAt(server.url, { key: 'k1' }));
    const [request] = server.chats;
    const { host: _, 'content-length': __, ...headers } = request?.headers ?? {};
    assert.deepEqual(headers, {
      accept: 'text/event-stream, application/json',
      'accept-encoding': 'gzip, br',
      'accept-language': '*',
      authorization: 'Bearer k1',
      connection: 'keep-alive',
      'content-type': 'application/json',
      'sec-fetch-mode': 'cors',
      'user-agent': 'clew',
    });
    assert.deepEqual(request?.body, {
      model: 'scripted-large',
      messages: question.messages,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.2,
      max_tokens: 100,
    });
  });

  test('holds no key unless one is set, whatever the environment has', async () => {
    const names = ['OPENAI_API_KEY', 'OPENAI_ORG_ID', 'OPENAI_CUSTOM_HEADERS', 'OPENAI_BASE_URL', 'OPENAI_ADMIN_KEY'];
    for (const name of names) process.env[name] = 'X-From: environment';
    try {
      assert.equal((await askModel(modelAt(server.url))).text, 'Scripted answer.');
    } finally {
      for (const name of names) Reflect.deleteProperty(process.env, name);
    }
    assert.ok(!JSON.stringify(server.chats[0]?.headers).includes('environment'));
    assert.equal(server.chats[0]?.headers.authorization, undefined);
  });

  test('asks for JSON on demand', async () => {
    server.script(jsonAnswer({ mode: 'conceptual' }));
    const { text } = await askModel(modelAt(server.url), { json: true });
    assert.deepEqual(JSON.parse(text), { mode: 'conceptual' });
    assert.deepEqual(server.chats[0]?.body?.['response_format'], { type: 'json_object' });
  });

  test('has the key of an Azure resource in its own header too', async () => {
    // A fetch that finds every host at the scripted server.
    const diverted: typeof fetch = (url, init) =>
      fetch(`${server.origin}/v1${new URL(String(url)).pathname.replace('/openai/v1', '')}`, init);
    await askModel(modelAt('https://mine.openai.azure.com', { key: 'k1' }, { fetch: diverted }));
    assert.equal(server.chats[0]?.headers['api-key'], 'k1');
    assert.equal(server.chats[0]?.headers.authorization, 'Bearer k1');
  });

  test('keeps the query of the base URL', async () => {
    await askModel(modelAt(`${server.url}/?api-version=2024`));
    assert.equal(server.requests[0]?.path, '/v1/chat/completions?api-version=2024');
  });

  test('is not made without a model or a valid address', async () => {
    assertFailed(await askModel(modelAt(server.url, { model: '' })), 'model-unset');
    assertFailed(await askModel(modelAt('ftp://x')), 'model-bad-url', ['ftp://x']);
    assert.deepEqual(server.requests, []);
  });
});

suite('the answer of a model', () => {
  test('arrives in pieces, followed by usage and end', async () => {
    server.script(answer(['Carts ', 'are made'], { usage: { prompt: 50, completion: 7, cached: 40 } }));
    assert.deepEqual((await askModel(modelAt(server.url))).events, [
      { kind: 'text', text: 'Carts ' },
      { kind: 'text', text: 'are made' },
      { kind: 'usage', usage: { promptTokens: 50, completionTokens: 7, cachedTokens: 40 } },
      { kind: 'end', reason: 'stop' },
    ]);
    await assertNothingLeft(server);
  });

  test('is read as one completion where the server does not stream', async () => {
    server.script(completion('Carts are made', { usage: { prompt: 50, completion: 7 }, reasoning: ['Hm.'], finish: 'length' }));
    assert.deepEqual((await askModel(modelAt(server.url))).events, [
      { kind: 'reasoning' },
      { kind: 'text', text: 'Carts are made' },
      { kind: 'usage', usage: { promptTokens: 50, completionTokens: 7, cachedTokens: 0 } },
      { kind: 'end', reason: 'length' },
    ]);
  });

  for (const type of ['text/plain', 'application/octet-stream', undefined])
    for (const body of [
      dedent`
        data: {"choices":[{"delta":{"content":"Hi"}}]}

        data: [DONE]

      `,
      '{"choices":[{"message":{"content":"Hi"}}]}',
    ])
      test(`is recognised by its first byte (${body[0] ?? ''}) when its type is ${type ?? 'missing'}`, async () => {
        server.script((_, response) => void response.writeHead(200, type ? { 'content-type': type } : {}).end(body));
        assert.deepEqual((await askModel(modelAt(server.url))).events, [
          { kind: 'text', text: 'Hi' },
          { kind: 'end', reason: 'stop' },
        ]);
      });

  for (const type of ['application/json', 'text/plain'])
    test(`is read at once when its stream is declared as ${type} and stays open`, async () => {
      server.script((_, response) => {
        response.writeHead(200, { 'content-type': type });
        response.write('data: {"choices":[{"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n');
      });
      const { text, error } = await askModel(modelAt(server.url, { timeouts: { ...wide, firstByte: 2_000 } }));
      assert.deepEqual([text, error], ['Hi', undefined]);
      await assertNothingLeft(server);
    });

  test('reports when it was cut or filtered', async () => {
    server.script(answer('Carts', { finish: 'length' }), answer('Carts', { finish: 'content_filter' }));
    const model = modelAt(server.url);
    assert.deepEqual((await askModel(model)).events.at(-1), { kind: 'end', reason: 'length' });
    assert.deepEqual((await askModel(model)).events.at(-1), { kind: 'end', reason: 'filtered' });
  });

  test('reports the usage of an empty answer', async () => {
    server.script(answer([], { usage: { prompt: 50, completion: 100 }, finish: 'length', reasoning: ['Hm'] }));
    const reply = await askModel(modelAt(server.url));
    assertFailed(reply, 'model-empty');
    assert.equal(reply.usage?.completionTokens, 100);
  });

  for (const field of ['reasoning_content', 'reasoning', 'thinking'] as const)
    test(`never holds thoughts in ${field}, and reports each run of them once`, async () => {
      server.script(answer(['Carts'], { reasoning: ['Secret', ' thought'], reasoningField: field }));
      const { events, text } = await askModel(modelAt(server.url));
      assert.equal(text, 'Carts');
      assert.deepEqual(
        events.map(({ kind }) => kind),
        ['reasoning', 'text', 'end'],
      );
    });

  test('never holds thoughts in parts of a list', async () => {
    const parts = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Secret' }] },
      { type: 'text', text: 'Carts' },
    ];
    server.script(answer([], { first: { choices: [{ delta: { content: parts } }] } }));
    const { events, text } = await askModel(modelAt(server.url));
    assert.equal(text, 'Carts');
    assert.equal(events[0]?.kind, 'reasoning');
  });
});

suite('a stream of bytes', () => {
  test('gives the same answer wherever it is split', async () => {
    const pieces = [
      'Ein Wägelchen ',
      '🛒🛒',
      dedent`
         — "so"

        data: [DONE]

      `,
      '\r\n\u2028',
      'Ende',
    ];
    const usage = { prompt: 3, completion: 4, cached: 1 };
    const model = modelAt(server.url);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 2_400 }), { maxLength: 40 }),
        fc.record({ crlf: fc.boolean(), comments: fc.boolean(), withoutDone: fc.boolean() }),
        async (positions, form) => {
          server.script(answer(pieces, { ...form, usage, reasoning: ['Hm'], splitAt: positions.sort((a, b) => a - b) }));
          const { events, error } = await askModel(model);
          assert.equal(error, undefined);
          assert.deepEqual(events, [
            { kind: 'reasoning' },
            ...pieces.map((text) => ({ kind: 'text', text })),
            { kind: 'usage', usage: { promptTokens: 3, completionTokens: 4, cachedTokens: 1 } },
            { kind: 'end', reason: 'stop' },
          ]);
        },
      ),
      { numRuns: 60 },
    );
    await assertNothingLeft(server);
  });

  test('gives the same answer byte by byte', async () => {
    const text = 'Wägelchen 🛒';
    server.script(answer([text], { splitAt: Array.from({ length: 600 }, (_, i) => i + 1) }));
    assert.equal((await askModel(modelAt(server.url))).text, text);
  });
});

suite('a passing failure', () => {
  test('is retried after growing waits, each of which is reported', async () => {
    server.script(failure(500), failure(503), resetAfter(''), errorInStream('', { message: 'overloaded', code: 529 }));
    const { events, text } = await askModel(modelAt(server.url, { retries: 4, backOffMs: 8 }));
    const waits = events.flatMap((event) => (event.kind === 'retry' ? [event] : []));
    assert.deepEqual(
      waits.map(({ attempt }) => attempt),
      [1, 2, 3, 4],
    );
    for (const [i, { waitMs }] of waits.entries()) assert.ok(waitMs >= 6 * 2 ** i && waitMs <= 8 * 2 ** i, String(waitMs));
    assert.equal(text, 'Scripted answer.');
    await assertNothingLeft(server);
  });

  test('is retried after the time that the server names', async () => {
    server.script(failure(429, { headers: { 'retry-after-ms': '120', 'retry-after': '0' } }));
    const { events } = await askModel(modelAt(server.url, { retries: 1 }));
    assert.deepEqual(events[0], { kind: 'retry', attempt: 1, waitMs: 120 });
    const [first, second] = server.chats;
    assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 115);
  });

  test('is retried after the date that the server names', async () => {
    server.script(failure(503, { headers: { 'retry-after': new Date(Date.now() + 1_500).toUTCString() } }));
    for await (const event of modelAt(server.url, { retries: 1 }).chat(question, neverCancelled)) {
      assert.ok(event.kind === 'retry' && event.waitMs > 10 && event.waitMs <= 1_500, JSON.stringify(event));
      break;
    }
    await assertNothingLeft(server);
  });

  test('is reported after the last attempt', async () => {
    server.script(rateLimited(0), rateLimited(0), rateLimited(0));
    assertFailed(await askModel(modelAt(server.url, { retries: 2 })), 'model-rate-limited');
    assert.equal(server.chats.length, 3);
  });

  test('is not retried once text has arrived', async () => {
    server.script(resetAfter('Carts'), errorInStream('Carts', { message: 'overloaded', code: 529 }));
    assertFailed(await askModel(modelAt(server.url, { retries: 2 })), 'model-interrupted');
    assertFailed(await askModel(modelAt(server.url, { retries: 2 })), 'model-server-error');
    assert.equal(server.chats.length, 2);
  });
});

suite('the log of calls', () => {
  test('reports failures without key, question or body', async () => {
    const log = new RecordingLog();
    server.script(failure(500, { message: 'echo: Where is the cart made?' }), failure(403, { message: 'no k-e-y' }));
    await askModel(modelAt(server.url, { key: 'k-e-y', retries: 1 }, { log }));
    assert.ok(log.lines.length >= 2, 'both are told');
    assert.ok(!log.lines.join('\n').includes('k-e-y'), log.lines.join('\n'));
    assert.ok(!log.lines.join('\n').includes('cart'), log.lines.join('\n'));
  });
});
