// The cost of a call by tokens and prices.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { tokenCost } from '../../../../src/core/base/settings/cost.ts';

const price = { input: 2, output: 8, cachedInput: 0.5, currency: 'USD' };
const usage = { promptTokens: 1000, completionTokens: 100, cachedTokens: 400 };

suite('the cost of a call', () => {
  test('is tokens times price, with a price of its own for cached tokens', () => {
    assert.ok(Math.abs(tokenCost(usage, price) - (600 * 2 + 400 * 0.5 + 100 * 8) / 1e6) < 1e-15);
    const { cachedInput: _, ...plain } = price;
    assert.ok(Math.abs(tokenCost(usage, plain) - (1000 * 2 + 100 * 8) / 1e6) < 1e-15);
  });

  test('is never negative, whatever a provider counts', () => {
    const count = fc.nat(1e9);
    fc.assert(
      fc.property(count, count, count, (promptTokens, completionTokens, cachedTokens) => {
        const cost = tokenCost({ promptTokens, completionTokens, cachedTokens }, price);
        assert.ok(cost >= 0 && cost <= tokenCost({ promptTokens, completionTokens, cachedTokens: 0 }, price));
      }),
    );
  });
});
