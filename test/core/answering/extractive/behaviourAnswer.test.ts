// Questions that describe what they ask about instead of naming it, and those for what nobody uses: answered by the code, and said to be so.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

let shop: OpenedFixture;
before(async () => {
  shop = await openFixture({
    'src/price.ts': [
      '/** Rounds a price to whole cents. */',
      'export function toCents(price: number): number {\n  return Math.round(price * 100) / 100;\n}',
      'function leftBehind(): number {\n  return 1;\n}',
      'export function total(prices: number[]): number {\n  return prices.reduce((sum, price) => sum + toCents(price), 0);\n}',
    ].join('\n'),
    'src/cart.ts': dedent`
      import { total } from './price.ts';
      export function checkout(prices: number[]): number {
        return total(prices);
      }
    `,
  });
});

suite('a question without a name', () => {
  test('is about what its words describe, which is said and not trusted', async () => {
    const record = await ask(shop.codebase, 'who calls the function that rounds a price to cents?');
    assert.match(record.answer, /names no code; its words match `toCents` best/);
    assert.match(record.answer, /total/);
    assert.equal(record.confidence.level, 'low');
  });

  test('is not taken for something else where its words stand nowhere', async () => {
    const { answer } = await ask(shop.codebase, 'who calls the function that encrypts passports?');
    assert.doesNotMatch(answer, /by its words it is about/);
  });

  test('is not told of a relation in which nothing stands: it may be misread, too', async () => {
    const record = await ask(shop.codebase, 'which types extend the price?');
    assert.equal(record.mode.reason, 'Chosen because it asks for subtypes.');
    assert.doesNotMatch(record.answer, /No place is known|names nothing/);
    assert.match(record.answer, /fits the words of the question best/);
  });

  test('for what nobody uses gets the list of Find Unused Code', async () => {
    const record = await ask(shop.codebase, 'Which functions are never used?');
    assert.equal(record.strategy, 'unused');
    assert.match(record.answer, /`leftBehind`/);
    assert.doesNotMatch(record.answer, /`toCents` \(/);
  });
});
