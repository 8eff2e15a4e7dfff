// Names as people write them are brought into the form of the index.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { normalizeName } from '../../../src/core/base/normalizeName.ts';
import { openFixture } from '../../support/openFixture.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { dedent } from '../../support/dedent.ts';

suite('the normal form of a name', () => {
  for (const [written, name] of [
    ['Cart::total()', 'Cart.total'],
    ['Cart#total', 'Cart.total'],
    ['cart->total(1, 2)', 'cart.total'],
    ['Cart.#total', 'Cart.total'],
    ['this.#total()', '#total'],
    ['self.total', 'total'],
    ['@total', 'total'],
    ['`Cart.total`', 'Cart.total'],
    ['#total', '#total'],
    ['(*Cart).Total', 'Cart.Total'],
    ['(c *Cart) Total', 'Cart.Total'],
    ['*Cart.Total', 'Cart.Total'],
  ] as const)
    test(`${written} is ${name}`, () => assert.equal(normalizeName(written), name));

  test('finds a private member by its class or its `#`, but not by its bare name', async () => {
    const { codebase } = await openFixture({
      'src/cart.ts': dedent`
        export class Cart {
          #total(): number {
            return 1;
          }
          sum(): number {
            return this.#total();
          }
        }
      `,
      'lib/order.rb': dedent`
        class Order
          def submit
            1
          end
        end
      `,
    });
    const lookUp = async (gap: string): Promise<string> => {
      const { outcome, places } = await codebase.lookUp(gap, neverCancelled);
      return `${outcome} ${places[0] ? `${places[0].file}:${places[0].lineStart}` : ''}`.trim();
    };
    for (const gap of ['`Cart.#total`', '`#total`', '`Cart.total`', '`this.#total`'])
      assert.equal(await lookUp(gap), 'found src/cart.ts:2', gap);
    assert.notEqual(await lookUp('`total`'), 'found src/cart.ts:2');
    assert.equal(await lookUp('`Order#submit`'), 'found lib/order.rb:2');
    assert.equal(await lookUp('`#submit`'), 'found lib/order.rb:2');
  });
});
