// A failing test leads to the code that it tests, not to tests that sound like it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../answering/openFixture.ts';

const files = {
  'src/cart.py':
    'class Cart:\n    def __init__(self):\n        self.lines = []\n\n    def total(self):\n        return sum(price_of(line) for line in self.lines)\n\n\ndef price_of(line):\n    return line.price * line.count\n',
  'src/other.py': 'def totals_of_year(year):\n    return [year]\n',
  'tests/test_cart.py':
    'from src.cart import Cart\n\n\ndef test_total_of_empty_cart_is_zero():\n    cart = Cart()\n    assert cart.total() == 1\n\n\ndef test_total_of_cart_with_lines():\n    assert Cart().total() == 2\n',
};

test('what a failing test calls ranks above tests that sound like it', async () => {
  const { codebase } = await openFixture(files);
  const question =
    'Failing test: tests/test_cart.py::test_total_of_empty_cart_is_zero\n' +
    'AssertionError: assert 0 == 1\n' +
    '  File "/build/tests/test_cart.py", line 6, in test_total_of_empty_cart_is_zero\n    assert cart.total() == 1\n';
  const { mode, ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(mode.value, 'diagnostic');
  const symbols = ranked.map(({ symbol }) => symbol);
  assert.ok(symbols.slice(0, 2).includes('Cart.total'), symbols.join(', '));
  assert.ok(symbols.includes('price_of'), 'two calls away from the test');
  assert.ok(!symbols.slice(0, 3).includes('test_total_of_cart_with_lines'), symbols.join(', '));
  assert.match(ranked.find(({ symbol }) => symbol === 'Cart.total')?.why ?? '', /called by the test/);
});
