// Cancelling a call in any state ends it at once, also at the server.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import { drip, failure, onlyComments, stall, stallAfter, stallAfterFlood, stallAfterHeaders } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askModel, assertNothingLeft, modelAt, question, wide } from '../asking.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

/** Longest time in ms for a cancellation on a busy machine; an idle one needs 5 ms. The next attempt would come after 15 s. */
const atOnceMs = 10_000;

const situations: Readonly<Record<string, Reply>> = {
  'before the head of the answer': stall(),
  'after the head': stallAfterHeaders(),
  'while keep-alives come': onlyComments(5),
  'in the middle of the answer': stallAfter('Carts are made'),
  'while bytes trickle in': drip('Carts are made in checkout', 5),
  'while an endless answer comes': stallAfterFlood(7),
  'in the wait before the next try': failure(503, { headers: { 'retry-after': '15' } }),
};

suite('cancelling', () => {
  for (const [name, reply] of Object.entries(situations))
    test(`${name} ends the call at once`, async () => {
      server.script(reply);
      const source = new CancellationSource();
      const pendingReply = askModel(modelAt(server.url, { retries: 1 }), { maxTokens: 200_000 }, source.token);
      await server.received(1);
      await pause(60);
      const stoppedAt = performance.now();
      source.cancel();
      const { error } = await pendingReply;
      assert.ok(performance.now() - stoppedAt < atOnceMs, 'at once');
      assert.ok(error instanceof CancelledError, String(error));
      await assertNothingLeft(server);
      const heard = server.chats[0]?.hungUpAt;
      if (!name.includes('next try')) assert.ok(heard && heard - performance.timeOrigin - stoppedAt < atOnceMs, 'the server sees it');
      assert.equal(server.chats.length, 1);
    });

  test('sends nothing before the call', async () => {
    const source = new CancellationSource();
    source.cancel();
    const { error } = await askModel(modelAt(server.url), {}, source.token);
    assert.ok(error instanceof CancelledError);
    assert.deepEqual(server.requests, []);
  });
});

suite('a flood of chunks', () => {
  test('leaves time for other work', async () => {
    const event = 'data: {"choices":[{"delta":{"content":"word "}}]}\n\n';
    const whole = new Response(`${event.repeat(20_000)}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } });
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const reply = await askModel(modelAt(server.url, {}, { fetch: () => Promise.resolve(whole) }), { maxTokens: 20_000 });
    clearInterval(timer);
    assert.equal(reply.text.length, 100_000);
    assert.ok(turns > 5, `${String(turns)} turns`);
  });
});

suite('the reader of a reply', () => {
  test('ends the call when it leaves the loop', async () => {
    server.script(drip('Carts are made in checkout', 2));
    for await (const event of modelAt(server.url).chat(question, new CancellationSource().token)) if (event.kind === 'text') break;
    await assertNothingLeft(server);
  });

  test('may be slow without a timeout of the server', async () => {
    const model = modelAt(server.url, { timeouts: { ...wide, silence: 300 } });
    let text = '';
    for await (const event of model.chat(question, new CancellationSource().token)) {
      await pause(400);
      if (event.kind === 'text') text += event.text;
    }
    assert.equal(text, 'Scripted answer.');
  });

  test('gets only its own call among parallel ones', async () => {
    server.script(stallAfter('one'));
    const source = new CancellationSource();
    const model = modelAt(server.url);
    const first = askModel(model, {}, source.token);
    await server.received(1);
    const replies = await Promise.all(Array.from({ length: 8 }, () => askModel(model)));
    assert.ok(replies.every(({ text }) => text === 'Scripted answer.'));
    source.cancel();
    assert.ok((await first).error instanceof CancelledError);
    await assertNothingLeft(server);
  });
});
