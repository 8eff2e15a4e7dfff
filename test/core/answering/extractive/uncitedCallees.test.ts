// Functions that the shown code calls and the answer does not cite are added behind a line, and recorded as gaps.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'src/price.ts': dedent`
      import { discountOf } from './discount';

      /** Computes the price of an order. */
      export function priceOrder(order: Order): number {
        return order.total - discountOf(order);
      }
    `,
    'src/discount.ts': dedent`
      /** Looks up what a customer pays less. */
      export function discountOf(order: Order): number {
        return order.customer.rebate;
      }
    `,
  });
});

suite('callees of the shown code', () => {
  test('are named with their caller behind a line', async () => {
    const { answer, folds = [] } = await ask(fixture.codebase, 'What does priceOrder do?');
    const [fold] = folds;
    assert.equal(fold?.label, 'Evidence: 1');
    assert.match(
      answer.slice(fold.start, fold.end),
      /- `discountOf`, function, `src` \[\d\]: Looks up what a customer pays less\. Called by `priceOrder` \[\d\]\./,
    );
  });

  test('are recorded as gaps that were found', async () => {
    const { passes } = await ask(fixture.codebase, 'What does priceOrder do?');
    assert.deepEqual(
      passes.flatMap(({ gaps }) => gaps.map(({ text, outcome }) => [text, outcome])),
      [['discountOf in src/discount.ts', 'found']],
    );
  });

  test('are left out when a person turned the look-up of gaps off', async () => {
    const { folds = [], passes } = await ask(fixture.codebase, 'What does priceOrder do?', {
      settings: { 'features.gapResolution': false },
    });
    assert.deepEqual([folds, passes.flatMap(({ gaps }) => gaps)], [[], []]);
  });
});
