// Cohesion of modules: the counts of calls inside, out and in, and the share that the metric defines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cohesionOf } from '../../../../src/core/planning/structure/cohesion.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const shop = await openFixture({
  // Four calls inside, one from outside.
  'cart/cart.py': dedent`
    def total():
        return add() + tax()


    def add():
        return tax()


    def tax():
        return rate()


    def rate():
        return 1
  `,
  // None inside, five out.
  'web/page.py': [
    dedent`
      from cart.cart import total
      from store.disk import a, b, c, d


      def show():
          return total()
    `,
    'def save():\n    return a() + b() + c() + d()\n',
  ].join('\n\n'),
  'store/disk.py': dedent`
    def a():
        return 1


    def b():
        return 2


    def c():
        return 3


    def d():
        return 4
  `,
  'tests/test_cart.py': dedent`
    from cart.cart import total


    def test_total():
        assert total() == 2
  `,
});
const code = [...shop.codebase.graph.symbols()].filter(({ role }) => role === 'code');

test('counts calls by folder, least cohesive first, without tests and folders with few calls', () => {
  const cohesions = cohesionOf(code, shop.codebase.graph);
  assert.deepEqual(
    cohesions.map(({ cohesion, ...counts }) => ({ ...counts, share: cohesion.toFixed(2) })),
    [
      { module: 'web', inside: 0, outgoing: 5, incoming: 0, share: '0.00' },
      { module: 'cart', inside: 4, outgoing: 0, incoming: 1, share: '0.89' },
    ],
  );
});

test('measures single files where the scope is one folder', () => {
  const cart = code.filter(({ path }) => path.startsWith('cart/'));
  assert.deepEqual(
    cohesionOf(cart, shop.codebase.graph).map(({ module }) => module),
    ['cart/cart.py'],
  );
});

test('appears as a table in an assessment', async () => {
  const { answer } = await ask(shop.codebase, 'What is wrong with the architecture?', { mode: 'analytical' });
  assert.match(answer, /\| `cart` \| 89 % \| 4 \| 0 \| 1 \|/);
});
