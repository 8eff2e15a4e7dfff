// Continues an answer that was cut: the same evidence under the same numbers, only the new text, citations that keep their numbers.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { unauthorized } from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, said, told } from '../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const discount = 'src/pricing/discount.ts';
const coupons = 'src/pricing/coupons.ts';
const asked = 'Where is the discount of a coupon decided?';

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

test('a continuation keeps the text so far and adds the new one', async () => {
  server.script(
    answer((request) => `It is decided in one place [${numberOf(request, discount)}:6-14]. A coupon is fou`, { finish: 'length' }),
    answer((request) => `nd by its code [${numberOf(request, coupons)}:10-12], then applied [${numberOf(request, discount)}:6-14].`),
  );
  const models = { answering: modelAt(server) };
  const first = (await askWith(shop.codebase, asked, models)).record;
  assert.equal(first.cut, true);
  const continuation = { answer: first.answer, citations: first.citations, evidence: first.evidence };
  const { events, record } = await askWith(shop.codebase, asked, models, { continuation, mode: first.mode.value });
  assert.equal(record.answer, 'It is decided in one place [1]. A coupon is found by its code [2], then applied [1].');
  assert.equal(events.flatMap((event) => (event.kind === 'delta' ? event.text : '')).join(''), 'nd by its code [2], then applied [1].');
  assert.deepEqual(
    record.citations.map(({ n, file, status }) => [n, file, status]),
    [
      [1, discount, 'verified'],
      [2, coupons, 'verified'],
    ],
  );
  assert.deepEqual(record.evidence.map(placeOf), first.evidence.map(placeOf));
  assert.equal(record.cut, false);
  const sent = server.chats[1]?.body?.messages ?? [];
  assert.deepEqual(
    sent.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  );
  assert.equal(sent[2]?.content, `It is decided in one place [${discount}:6-14]. A coupon is fou`);
});

function placeOf({ n, file, lineStart, lineEnd }: { n: number; file: string; lineStart: number; lineEnd: number }): unknown[] {
  return [n, file, lineStart, lineEnd];
}

test('a continuation stays inside an open code block, and citations of a changed file lose their validity', async () => {
  const opened = await openFixture('shop', nodeClock);
  server.script(
    answer((request) => `It is decided in one place [${numberOf(request, discount)}:6].\n\`\`\`ts\nitems`, { finish: 'length' }),
  );
  const models = { answering: modelAt(server) };
  const first = (await askWith(opened.codebase, asked, models)).record;
  opened.files.write(discount, '// nothing left\n');
  server.script(answer('[3];\n```\nThat is all of it.'));
  const continuation = { answer: first.answer, citations: first.citations, evidence: first.evidence };
  const { record } = await askWith(opened.codebase, asked, models, { continuation });
  assert.equal(
    record.answer,
    dedent`
      It is decided in one place [1].
      \`\`\`ts
      items[3];
      \`\`\`
      That is all of it.`,
  );
  assert.equal(record.citations[0]?.status, 'unsupported');
});

test('a failed continuation leaves the answer unchanged and is not recorded as another answer', async () => {
  const models = { answering: modelAt(server) };
  server.script(answer('It begins and', { finish: 'length' }), unauthorized());
  const first = (await askWith(shop.codebase, asked, models)).record;
  const continuation = { answer: first.answer, citations: first.citations, evidence: first.evidence };
  const { record } = await askWith(shop.codebase, asked, models, { continuation });
  assert.equal(record.answer, first.answer);
  assert.match(said(record), /did not accept the key; earlier results are kept/);
  const problem = { code: 'model-unset', args: [] } as const;
  const events: AskEvent[] = [];
  for await (const event of shop.codebase.ask(asked, { continuation }, neverCancelled, { problem })) events.push(event);
  assert.deepEqual(events.at(-1), { kind: 'failed', ...problem });
  assert.ok(!events.some(({ kind }) => kind === 'delta'), 'the answer that is there gets nothing added');
});

for (const strategy of ['gap-filling', 'multi-step', 'knowledge-graph', 'agent'])
  test(`the continuation of an answer by ${strategy} takes one request and keeps that strategy in the record`, async () => {
    const small = answer('{}');
    server.fallback = (request, response) =>
      /"(?:complexity|queries|entities|sufficient)"/.test(promptOf(request))
        ? small(request, response)
        : answer('It is decided there, and', { finish: 'length' })(request, response);
    const models = { answering: modelAt(server) };
    const first = (await askWith(shop.codebase, asked, models, { strategy })).record;
    assert.deepEqual([first.strategy, first.cut, first.continued], [strategy, true, undefined]);
    server.reset();
    server.fallback = answer(' nowhere else.');
    const continuation = { answer: first.answer, citations: first.citations, evidence: first.evidence, strategy: first.strategy };
    const { record } = await askWith(shop.codebase, asked, models, { strategy, continuation });
    server.fallback = answer('Scripted answer.');
    assert.equal(record.answer, 'It is decided there, and nowhere else.');
    assert.deepEqual([record.strategy, record.continued, server.chats.length], [strategy, true, 1]);
    assert.equal(server.chats[0]?.body?.['tools'], undefined);
  });

test('a continuation without new text leaves the answer unchanged', async () => {
  server.script(answer('All of it is said.', { finish: 'length' }), answer([]));
  const models = { answering: modelAt(server) };
  const first = (await askWith(shop.codebase, asked, models)).record;
  const continuation = { answer: first.answer, citations: first.citations, evidence: first.evidence };
  const { record } = await askWith(shop.codebase, asked, models, { continuation });
  assert.equal(record.answer, first.answer);
  assert.deepEqual([told(record), record.continued], [[], undefined]);
  assert.equal(record.stop, 'one-pass');
  assert.match(promptOf(server.chats[1]), /Go on exactly where it stops/);
});
