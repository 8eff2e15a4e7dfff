// A whole answer checked against its lines: the sentences of a model as the record and its citations have them.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';

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

suite('an answer', () => {
  test('is checked against its lines: sentences without claims, open ones, unproven ones, and unsent lines', async () => {
    server.script(
      answer((request) => {
        const n = numberOf(request, discount);
        return [
          'Where the discount of a coupon is decided is easy to say.',
          `The coupon is found by \`findCoupon\` there [${n}:9].`,
          `It is refused when \`expires\` is greater than the time of now [${n}:10-11].`,
          `Then \`payBack\` gives the money to the buyer, and that is \`coupon\` [${n}:12].`,
          `The whole of \`applyDiscount\` is this [${n}:2-30].`,
        ].join(' ');
      }),
    );
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    const [found, refused, back, whole] = record.citations;
    assert.deepEqual([found?.status, found?.unchecked], ['verified', undefined]);
    assert.match(refused?.unchecked ?? '', /condition was not checked|compare in another way/);
    assert.match(back?.unchecked ?? back?.reason ?? '', /payBack/);
    assert.equal(whole?.status, 'verified');
    assert.match(whole?.reason ?? '', /2-30/);
    assert.ok((whole?.lineEnd ?? 99) < 30);
    assert.equal(record.unsupportedSentences, 1);
    assert.equal(record.unproven?.length, 1);
    assert.match(record.unproven[0]?.sentence ?? '', /^Then `payBack` gives/);
    assert.match(record.unproven[0]?.reason ?? '', /payBack/);
    assert.match(record.confidence.reasons.join(' '), /3 of 4 sentences have a verified citation/);
  });

  test('may repeat a number of the question, but not cite a line for the content of another', async () => {
    server.script(
      answer((request) => {
        const n = numberOf(request, discount);
        return `A coupon of 500 is looked for by \`findCoupon\` [${n}:9]. The sum of all lines comes without any discount [${n}:8].`;
      }),
    );
    const { record } = await askWith(shop.codebase, 'Where is the discount of a coupon of 500 decided?', { answering: modelAt(server) });
    assert.deepEqual(
      record.citations.map(({ status, unchecked }) => [status, unchecked]),
      [
        ['verified', undefined],
        ['unsupported', undefined],
      ],
    );
  });
});
