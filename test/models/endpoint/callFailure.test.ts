// Faults of a model server: each has a code and one sentence, the text before it is kept, the next call works, and no connection remains.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, suite, test } from 'node:test';
import * as fault from '../../support/scriptedFaults.ts';
import { answer, completion } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askModel, assertFailed, assertNothingLeft, modelAt, wide } from '../asking.ts';
import type { EndpointSettings } from '../../../src/models/endpoint/endpointSettings.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

const server = new ScriptedServer();
const elsewhere = new ScriptedServer();
before(() => Promise.all([server.start(), elsewhere.start()]));
after(() => Promise.all([server.close(), elsewhere.close()]));
beforeEach(() => server.reset());

interface Fault {
  readonly reply: () => Reply;
  readonly code: string;
  /** `WHERE`, `URL` and `ELSEWHERE` stand for the addresses of the servers. */
  readonly args: readonly string[];
  /** Text that came before. */
  readonly text?: string;
  readonly settings?: Partial<EndpointSettings>;
}

const quick = { timeouts: { ...wide, firstByte: 150 } };
const partialText = 'Carts are made in ';
/** Fits into 64 KB, and is too deep for the stack of a writer. */
const nested = '['.repeat(30_000) + ']'.repeat(30_000);

const faults: Readonly<Record<string, Fault>> = {
  '401': { reply: fault.unauthorized, code: 'model-unauthorized', args: ['WHERE'] },
  '400 that means the key': {
    reply: () => fault.failure(400, { message: 'API key not valid. Please pass a valid API key.', body: undefined }),
    code: 'model-unauthorized',
    args: ['WHERE'],
  },
  '402': {
    reply: () => fault.failure(402, { message: 'Insufficient credits.' }),
    code: 'model-forbidden',
    args: ['WHERE', 'Insufficient credits'],
  },
  '403': {
    reply: () => fault.failure(403, { message: 'Country, region, or territory not supported.' }),
    code: 'model-forbidden',
    args: ['WHERE', 'Country, region, or territory not supported'],
  },
  '403 of a portal': { reply: () => fault.html(403), code: 'model-forbidden', args: ['WHERE', 'Welcome to the portal'] },
  '404 for a model': { reply: () => fault.unknownModel('scripted-large'), code: 'model-unknown', args: ['scripted-large', 'WHERE'] },
  '404 for a path': { reply: fault.unknownPath, code: 'model-wrong-url', args: ['URL'] },
  '407': { reply: () => fault.failure(407, { message: 'Proxy login' }), code: 'model-proxy', args: ['WHERE', 'HTTP 407'] },
  '413': { reply: () => fault.failure(413), code: 'model-context-length', args: ['scripted-large', ''] },
  '429 that asks for a long wait': { reply: () => fault.rateLimited(3600), code: 'model-rate-limited', args: ['WHERE', '3600'] },
  '429 without a time': { reply: () => fault.rateLimited(), code: 'model-rate-limited', args: ['WHERE', ''] },
  '429 for an empty purse': {
    reply: () => fault.failure(429, { message: 'You exceeded your current quota.', code: 'insufficient_quota' }),
    code: 'model-forbidden',
    args: ['WHERE', 'You exceeded your current quota'],
    settings: { retries: 3 },
  },
  '500': { reply: () => fault.failure(500, { message: 'Boom' }), code: 'model-server-error', args: ['WHERE', '500', 'Boom'] },
  '502 of a proxy': { reply: () => fault.html(502), code: 'model-server-error', args: ['WHERE', '502', 'Welcome to the portal'] },
  '503 without a word': {
    reply: () => (_, response) => void response.writeHead(503).end(),
    code: 'model-server-error',
    args: ['WHERE', '503', 'HTTP 503'],
  },
  '400 for a reason of its own': {
    reply: () => fault.failure(400, { message: 'messages: roles are wrong' }),
    code: 'model-rejected',
    args: ['WHERE', 'messages: roles are wrong'],
  },
  'context length': { reply: () => fault.contextLength(4096), code: 'model-context-length', args: ['scripted-large', '4096'] },
  'a filter of the request': {
    reply: () =>
      fault.failure(400, { message: "The response was filtered due to Azure OpenAI's content management policy.", code: 'content_filter' }),
    code: 'model-filtered',
    args: ['scripted-large'],
  },
  'a filter of the answer': { reply: () => answer([], { finish: 'content_filter' }), code: 'model-filtered', args: ['scripted-large'] },
  'no head': { reply: fault.stall, code: 'model-first-timeout', args: ['WHERE', '0.2'], settings: quick },
  'a head and no piece': { reply: fault.stallAfterHeaders, code: 'model-first-timeout', args: ['WHERE', '0.2'], settings: quick },
  'keep-alives and no piece': { reply: () => fault.onlyComments(10), code: 'model-first-timeout', args: ['WHERE', '0.2'], settings: quick },
  'silence after a piece': {
    reply: () => fault.stallAfter(partialText),
    code: 'model-silent',
    args: ['WHERE', '0.1'],
    text: partialText,
    settings: { timeouts: { ...wide, silence: 100 } },
  },
  'a reset before anything': { reply: () => fault.resetAfter(''), code: 'model-unreachable', args: ['WHERE', 'the connection was closed'] },
  'a reset in the middle': { reply: () => fault.resetAfter(partialText), code: 'model-interrupted', args: ['WHERE'], text: partialText },
  'an end in the middle': { reply: () => fault.endAfter(partialText), code: 'model-interrupted', args: ['WHERE'], text: partialText },
  garbage: { reply: () => fault.garbage(), code: 'model-bad-response', args: ['WHERE', 'broken data in the stream'] },
  'garbage in the middle': {
    reply: () => fault.garbage(partialText),
    code: 'model-bad-response',
    args: ['WHERE', 'broken data in the stream'],
    text: partialText,
  },
  'broken JSON': {
    reply: () => (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":['),
    code: 'model-bad-response',
    args: ['WHERE', 'broken JSON'],
  },
  'JSON that is no completion': {
    reply: () => fault.failure(200, { body: { status: 'ok' } }),
    code: 'model-wrong-url',
    args: ['URL'],
  },
  'HTML instead of an answer': { reply: () => fault.html(), code: 'model-wrong-url', args: ['URL'] },
  'a wrong content type': { reply: () => fault.wrongContentType(), code: 'model-bad-response', args: ['WHERE', 'image/png'] },
  '50 MB in a stream': { reply: () => fault.huge(50), code: 'model-too-long', args: ['WHERE', '0.02'] },
  'an answer that never ends': {
    reply: () => fault.drip('word '.repeat(1000), 5),
    code: 'model-endless',
    args: ['WHERE', '0.3'],
    settings: { timeouts: { ...wide, total: 300 } },
  },
  '204': {
    reply: () => (_, response) => void response.writeHead(204).end(),
    code: 'model-bad-response',
    args: ['WHERE', 'nothing (HTTP 204)'],
  },
  'words without a form': {
    reply: () => (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('Hello there'),
    code: 'model-bad-response',
    args: ['WHERE', 'broken JSON'],
  },
  'an error that is nested too deeply': {
    reply: () => (_, response) => void response.writeHead(400, { 'content-type': 'application/json' }).end(`{"error":${nested}}`),
    code: 'model-rejected',
    args: ['WHERE', 'HTTP 400'],
  },
  'a completion that is nested too deeply': {
    reply: () => (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"choices":[{"message":{"content":${nested}}}]}`),
    code: 'model-bad-response',
    args: ['WHERE', 'broken data in the stream'],
  },
  '429 that asks for an endless wait': {
    reply: () => fault.failure(429, { headers: { 'retry-after': '1e400' } }),
    code: 'model-rate-limited',
    args: ['WHERE', ''],
  },
  '50 MB of JSON': { reply: () => fault.huge(50, 'json'), code: 'model-too-long', args: ['WHERE', '8'] },
  'an empty answer': { reply: fault.empty, code: 'model-empty', args: ['scripted-large', ''] },
  'an answer of spaces': { reply: () => answer([' ', '\n']), code: 'model-empty', args: ['scripted-large', ''], text: ' \n' },
  'no body': { reply: () => fault.noBody(), code: 'model-empty', args: ['scripted-large', ''] },
  'no JSON body': { reply: () => fault.noBody('application/json'), code: 'model-empty', args: ['scripted-large', ''] },
  'nothing but thoughts': {
    reply: () => answer([], { reasoning: ['Let me see'], finish: 'length' }),
    code: 'model-empty',
    args: ['scripted-large', '100'],
  },
  'an error in the stream': {
    reply: () => fault.errorInStream(partialText, { message: 'Provider is gone', code: 502 }),
    code: 'model-server-error',
    args: ['WHERE', '502', 'Provider is gone'],
    text: partialText,
  },
  'a context error in the stream': {
    reply: () =>
      fault.errorInStream('', {
        message:
          'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
      }),
    code: 'model-context-length',
    args: ['scripted-large', '4096'],
  },
  'an error in the stream as vLLM sends it': {
    reply: () =>
      answer([], { withoutDone: true, first: { object: 'error', message: 'bad request indeed', type: 'BadRequestError', code: 400 } }),
    code: 'model-rejected',
    args: ['WHERE', 'bad request indeed'],
  },
  'a redirect': {
    reply: () => fault.redirect(`${elsewhere.url}/chat/completions`),
    code: 'model-redirected',
    args: ['WHERE', 'ELSEWHERE'],
  },
  'a redirect that makes it a GET': {
    reply: () => fault.redirect(elsewhere.origin, 302),
    code: 'model-redirected',
    args: ['WHERE', 'ELSEWHERE'],
  },
  'a redirect on the same host': {
    reply: () => fault.redirect('/v2/chat?token=1', 308),
    code: 'model-redirected',
    args: ['WHERE', 'ORIGIN/v2/chat'],
  },
};

for (const [name, { reply, code, args, text = '', settings = {} }] of Object.entries(faults))
  suite(name, () => {
    test(`is reported as ${code}; the next call works and no connection is left`, async () => {
      const model = modelAt(server.url, { key: 'key-of-this-origin', ...settings });
      server.script(reply());
      const result = await askModel(model);
      assertFailed(result, code, args.map(withPorts));
      if (!/^50 MB|never ends$/.test(name)) assert.equal(result.text, text);
      assert.ok(result.text.length < 9e6, 'what was read is bounded');
      await assertNothingLeft(server);
      assert.equal((await askModel(model)).text, 'Scripted answer.');
      assert.equal(server.chats.length, 2, 'not made again');
      assert.deepEqual(elsewhere.requests, [], 'nobody else heard of it');
      await assertNothingLeft(server);
    });
  });

function withPorts(text: string): string {
  const { origin, url } = server;
  return text
    .replace('ELSEWHERE', elsewhere.origin.slice(7))
    .replace('ORIGIN', origin)
    .replace('WHERE', origin.slice(7))
    .replace('URL', url);
}

suite('a reply of 50 MB', () => {
  test('is not parsed, and neither is a completion of 3 MB', async () => {
    server.script(completion('x'.repeat(3_000_000)));
    assertFailed(await askModel(modelAt(server.url)), 'model-too-long', [server.origin.slice(7), '2']);
    await assertNothingLeft(server);
  });

  test('is not read to the end', async () => {
    server.script(fault.huge(50));
    await askModel(modelAt(server.url));
    await assertNothingLeft(server);
    assert.ok(server.chats[0]?.hungUpAt, 'the client hung up');
  });

  test('is not read at all when its header announces the size', async () => {
    server.script(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50_000_000 }).write('{'),
    );
    assertFailed(await askModel(modelAt(server.url)), 'model-too-long');
    await assertNothingLeft(server);
  });
});

suite('a message of the server', () => {
  test('is shortened and cleaned, and holds no key', async () => {
    const key = 'the-key-of-this-very-origin';
    server.script(
      fault.failure(403, {
        message: `No\u0000\u001b[31m \u202e key ${key} sk-${scatterLength(20)}T3BlbkFJ${scatterLength(20)} ${'x '.repeat(500)}`,
      }),
    );
    const { error } = await askModel(modelAt(server.url, { key }));
    const message = (error as { args: string[] }).args[1] ?? '';
    assert.ok(message.length <= 200, message);
    assert.doesNotMatch(message, /\p{Cc}|\p{Cf}/u);
    assert.ok(!message.includes(key) && !message.includes('T3BlbkFJ'), message);
  });
});

/** Letters and digits without a pattern, as a key has them; the same each time. */
function scatterLength(length: number): string {
  return createHash('sha256').update(String(length)).digest('base64url').replace(/[-_]/g, '').slice(0, length);
}
