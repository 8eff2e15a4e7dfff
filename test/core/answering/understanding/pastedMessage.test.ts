// A message that somebody pastes without a question is treated as a failure; other text is not.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

suite('a pasted message', () => {
  let shop: OpenedFixture;
  before(async () => {
    shop = await openFixture('shop');
  });

  test('leads to the code that raises it, even with other values in it', async () => {
    for (const [text, raiser] of [
      ['Cannot charge a negative amount', 'charge'],
      ['Coupon "SUMMER.24" is not valid', 'applyDiscount'],
      ['2026-11-02 10:00:01 ERROR [shop] CANNOT CHARGE A NEGATIVE AMOUNT', 'charge'],
    ] as const) {
      const { mode, answer } = await ask(shop.codebase, text);
      assert.equal(mode.value, 'diagnostic', text);
      assert.match(answer, new RegExp(`\`[\\w.]*${raiser}\``), answer);
      assert.doesNotMatch(answer, /not defined/);
    }
  });

  test('is recognised only where it is the whole text, and longer than two words', async () => {
    for (const text of [
      'What does "Cannot charge a negative amount" mean for the whole of the design?',
      'negative amount',
      'Coupons and how they are kept',
    ])
      assert.doesNotMatch((await ask(shop.codebase, text)).mode.reason, /says this text/, text);
  });
});
