// Questions that describe code instead of naming it, and questions for unused code.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

let shop: OpenedFixture;
before(async () => {
  shop = await openFixture({
    'src/price.ts': dedent`
      /** Rounds a price to whole cents. */
      export function toCents(price: number): number {
        return Math.round(price * 100) / 100;
      }
      function leftBehind(): number {
        return 1;
      }
      export function total(prices: number[]): number {
        return prices.reduce((sum, price) => sum + toCents(price), 0);
      }
    `,
    'src/cart.ts': dedent`
      import { total } from './price.ts';
      export function checkout(prices: number[]): number {
        return total(prices);
      }
    `,
  });
});

suite('a question without a name', () => {
  test('is answered about the best match, with a note and low confidence', async () => {
    const record = await ask(shop.codebase, 'who calls the function that rounds a price to cents?');
    assert.match(record.answer, /names no code; its words match `toCents` best/);
    assert.match(record.answer, /total/);
    assert.equal(record.confidence.level, 'low');
  });

  test('is not answered about other code if no code has its words', async () => {
    const { answer } = await ask(shop.codebase, 'who calls the function that encrypts passports?');
    assert.doesNotMatch(answer, /its words match/);
  });

  test('does not report an empty relation, because the question may be misread', async () => {
    const record = await ask(shop.codebase, 'which types extend the price?');
    assert.equal(record.mode.reason, 'Chosen because it asks for subtypes.');
    assert.doesNotMatch(record.answer, /No place is known|names nothing/);
    assert.match(record.answer, /fits the words of the question best/);
  });

  test('for unused functions gets the list of Find Unused Code', async () => {
    const record = await ask(shop.codebase, 'Which functions are never used?');
    assert.equal(record.strategy, 'unused');
    assert.match(record.answer, /`leftBehind`/);
    assert.doesNotMatch(record.answer, /`toCents` \(/);
  });
});

suite('described behaviour', () => {
  test('lists further definitions with the line that matches the description', async () => {
    const parcels = await openFixture({
      'src/parcel.ts': ['wrap', 'label', 'weigh', 'stamp']
        .map(
          (verb) => dedent`
            export function ${verb}Parcel(parcel: { heavy: boolean; ${verb}: number }): number {
              const room = 3;
              if (parcel.heavy) return parcel.${verb} * room;
              return room;
            }
          `,
        )
        .join('\n'),
    });
    const { answer } = await ask(parcels.codebase, 'How is a heavy parcel handled before it leaves?');
    assert.match(answer, /\*\*Also relevant\*\*\s+- `\w+Parcel`[^\n]*\n {2}- `if \(parcel\.heavy\) return parcel\.\w+ \* room;` ?\[\d+\]/);
  });
});
