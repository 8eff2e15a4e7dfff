// A model fails before its first word, in the middle, or by its limits. An answer remains each time, and one notice says why.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource, CancelledError } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import type { Model, ModelEvent } from '../../../src/core/ports.ts';
import { contextLength, failure, garbage, resetAfter, stall, stallAfter, unauthorized } from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, said, statuses, told } from '../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../support/openFixture.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const discount = 'src/pricing/discount.ts';
const asked = 'Where is the discount of a coupon decided?';

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

suite('a failure before the first word', () => {
  const cases = [
    ['model-unauthorized', unauthorized()],
    ['model-server-error', failure(500)],
    ['model-bad-response', garbage()],
    ['model-empty', answer([])],
    ['model-empty', answer(['<think>never closed'])],
    ['model-empty', answer(['<think>all of it'], { finish: 'length' })],
    ['model-filtered', answer([], { finish: 'content_filter' })],
    ['model-context-length', contextLength(10)],
  ] as const;
  for (const [code, reply] of cases) {
    test(`leads to an answer from the code alone: ${code}`, async () => {
      server.script(reply);
      const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
      assert.deepEqual(told(record), [code]);
      assert.equal(record.model, null);
      assert.equal(record.strategy, 'extractive');
      assert.match(
        record.answer,
        /^`src\/pricing` \[1\]: `applyDiscount` fits the words of the question best\. Its comment says: .*\n\n### `applyDiscount`/,
      );
      assert.equal(record.modelUse?.calls, 1);
      assert.equal(record.stop, 'one-pass');
    });
  }

  test('leads to a notice without any call where no model is configured', async () => {
    const problem = { code: 'model-unset', args: [] } as const;
    const { record } = await askWith(shop.codebase, asked, { problem });
    assert.deepEqual(record.notices, [problem]);
    assert.equal(record.modelUse, null);
    const plain = await askWith(shop.codebase, asked, {});
    assert.deepEqual(plain.record.notices, []);
  });

  test('does not count as a call when the gate blocks the request', async () => {
    const { info } = modelAt(server);
    const closed: Model = {
      info,
      async *chat(): AsyncGenerator<ModelEvent> {
        throw new UserError('model-local-only', [info.where]);
      },
    };
    const { record } = await askWith(shop.codebase, asked, { answering: closed });
    assert.deepEqual(told(record), ['model-local-only']);
    assert.equal(record.modelUse, null);
  });

  test('does not end the answer when an adapter has a bug', async () => {
    const { info } = modelAt(server);
    const broken: Model = {
      info,
      chat: () => {
        throw new TypeError('x is not a function');
      },
    };
    const { record } = await askWith(shop.codebase, asked, { answering: broken });
    assert.deepEqual(told(record), ['model-bad-response']);
    assert.equal(record.model, null);
  });
});

suite('a failure in the middle of a reply', () => {
  const begun = 'It is decided in one place. ';

  for (const [code, reply, timeouts] of [
    ['model-interrupted', resetAfter(begun), {}],
    ['model-silent', stallAfter(begun), { silence: 150 }],
    ['model-filtered', answer([begun], { finish: 'content_filter' }), {}],
  ] as const) {
    test(`keeps the text that arrived: ${code}`, async () => {
      server.script(reply);
      const limits = { connect: 60_000, firstByte: 60_000, silence: 60_000, total: 60_000, ...timeouts };
      const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server, { timeouts: limits }) });
      assert.deepEqual(told(record), [code]);
      assert.equal(record.notices[0]?.kept, true);
      assert.match(said(record), /earlier results are kept/);
      assert.equal(record.answer.trim(), begun.trim());
      assert.equal(record.model, 'scripted-large');
      assert.equal(record.stop, 'error');
      assert.notEqual(record.confidence.level, 'high');
      assert.ok(record.confidence.reasons.includes('The answer is incomplete.'));
      assert.equal(record.modelUse?.estimated, true);
      assert.ok((record.modelUse?.promptTokens ?? 0) > 300 && (record.modelUse?.completionTokens ?? 0) > 3);
    });
  }

  test('leads to an answer from the code when only thinking arrived', async () => {
    server.script(resetAfter('<think>It may be'));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.deepEqual(told(record), ['model-interrupted']);
    assert.equal(record.model, null);
    assert.match(said(record), /Clew answered from the code alone/);
  });

  test('verifies the citations so far, and shows half a mark at the end as text', async () => {
    server.script((request, response) => resetAfter(`It is decided there [${numberOf(request, discount)}:6]. And [3:`)(request, response));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(record.answer, 'It is decided there [1]. And [3:');
    assert.equal(record.citations[0]?.status, 'verified');
  });
});

suite('a request or reply that is too long', () => {
  test('is sent again with less evidence', async () => {
    server.script(
      contextLength(2500),
      answer((request) => `It is decided here [${numberOf(request, discount)}:6-14].`),
    );
    const { events, record } = await askWith(shop.codebase, asked, { answering: modelAt(server) }, { maxOutputTokens: 300 });
    assert.deepEqual(statuses(events), ['asking', 'shrinking', 'asking']);
    assert.deepEqual(told(record), ['context-shrunk']);
    const [first, second] = await Promise.all(server.chats.map((request) => countTokens(promptOf(request))));
    assert.ok((second ?? 0) < (first ?? 0) && (second ?? 0) + 300 <= 2500, `${second} after ${first}`);
    assert.equal(record.citations[0]?.status, 'verified');
    assert.equal(record.modelUse?.calls, 2);
    const evidence = events.findLast((event) => event.kind === 'retrieved');
    assert.deepEqual(evidence?.kind === 'retrieved' && evidence.evidence, record.evidence);
  });

  test('leads to an answer from the code after two tries', async () => {
    server.script(contextLength(2500), contextLength(1000));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) }, { maxOutputTokens: 300 });
    assert.deepEqual(told(record), ['context-shrunk', 'model-context-length']);
    assert.equal(record.model, null);
    assert.equal(server.chats.length, 2);
  });

  test('is cut at the output limit, with a notice', async () => {
    server.script(answer('It begins and', { finish: 'length' }));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) }, { maxOutputTokens: 77 });
    assert.equal(record.cut, true);
    assert.deepEqual(record.notices, [{ code: 'answer-cut', args: ['77'] }]);
    assert.equal(record.stop, 'one-pass');
  });
});

suite('a question that the person stops', () => {
  test('is cancelled at once before the first word', async () => {
    server.script(stall());
    const source = new CancellationSource();
    const asking = askWith(shop.codebase, asked, { answering: modelAt(server) }, {}, source.token);
    await server.received(1);
    source.cancel();
    await assert.rejects(asking, CancelledError);
  });

  test('keeps the text so far, even if the model does not react', async () => {
    const { info } = modelAt(server);
    const deaf: Model = {
      info,
      async *chat() {
        yield { kind: 'text', text: 'It is decided ' };
        await new Promise(() => undefined);
      },
    };
    const source = new CancellationSource();
    const events: AskEvent[] = [];
    for await (const event of shop.codebase.ask(asked, {}, source.token, { answering: deaf })) {
      events.push(event);
      if (event.kind !== 'delta') continue;
      source.cancel();
    }
    const last = events.at(-1);
    assert.ok(last?.kind === 'done');
    assert.equal(last.record.stop, 'user');
    assert.equal(last.record.answer.trim(), 'It is decided');
  });
});

test('waiting for consent and for retries is reported once each', async () => {
  const model = modelAt(server, { retries: 2 });
  server.script(failure(503), failure(503), answer('Now.'));
  const asking: Model = {
    info: model.info,
    async *chat(request, token) {
      yield { kind: 'consent' };
      yield { kind: 'consent' };
      yield { kind: 'consented' };
      yield* model.chat(request, token);
    },
  };
  const { events, record } = await askWith(shop.codebase, asked, { answering: asking });
  assert.deepEqual(statuses(events), ['asking', 'consent', 'asking', 'retrying', 'retrying']);
  assert.equal(record.modelUse?.calls, 1);
});
