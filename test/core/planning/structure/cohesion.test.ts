// What modules keep to themselves: calls inside, out and in counted, the share of the paper, and the answer that shows them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cohesionOf } from '../../../../src/core/planning/structure/cohesion.ts';
import { ask, openFixture } from '../../answering/openFixture.ts';

const shop = await openFixture({
  // Four calls inside, one from outside.
  'cart/cart.py':
    'def total():\n    return add() + tax()\n\n\ndef add():\n    return tax()\n\n\ndef tax():\n    return rate()\n\n\ndef rate():\n    return 1\n',
  // None inside, five out.
  'web/page.py': [
    'from cart.cart import total\nfrom store.disk import a, b, c, d\n\n\ndef show():\n    return total()\n',
    'def save():\n    return a() + b() + c() + d()\n',
  ].join('\n\n'),
  'store/disk.py': 'def a():\n    return 1\n\n\ndef b():\n    return 2\n\n\ndef c():\n    return 3\n\n\ndef d():\n    return 4\n',
  'tests/test_cart.py': 'from cart.cart import total\n\n\ndef test_total():\n    assert total() == 2\n',
});
const code = [...shop.codebase.graph.symbols()].filter(({ role }) => role === 'code');

test('calls are counted by folder, the least cohesive first; tests and folders with few calls say nothing', () => {
  const found = cohesionOf(code, shop.codebase.graph);
  assert.deepEqual(
    found.map(({ cohesion, ...rest }) => ({ ...rest, share: cohesion.toFixed(2) })),
    [
      { module: 'web', inside: 0, outgoing: 5, incoming: 0, share: '0.00' },
      { module: 'cart', inside: 4, outgoing: 0, incoming: 1, share: '0.89' },
    ],
  );
});

test('a scope of one folder is looked at file by file', () => {
  const cart = code.filter(({ path }) => path.startsWith('cart/'));
  assert.deepEqual(
    cohesionOf(cart, shop.codebase.graph).map(({ module }) => module),
    ['cart/cart.py'],
  );
});

test('an assessment shows them', async () => {
  const { answer } = await ask(shop.codebase, 'What is wrong with the architecture?', { mode: 'analytical' });
  assert.match(answer, /\| `cart` \| 89 % \| 4 \| 0 \| 1 \|/);
});
