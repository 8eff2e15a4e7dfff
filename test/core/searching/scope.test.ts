// Every retriever obeys the scope of a question, and every hit has a reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const files = {
  'shop/cart.py': dedent`
    from stock.store import reserve


    class CartError(Exception):
        pass


    def checkout(cart):
        """Checks a cart out."""
        if not cart.lines:
            raise CartError("cart has no lines")
        reserve(cart)
        return total(cart)


    def total(cart):
        return sum(cart.lines)
  `,
  'stock/store.py': dedent`
    from shop.cart import CartError


    def reserve(cart):
        """Checks out what the cart holds."""
        take(cart)
        if not cart.lines:
            raise CartError("cart has no lines")


    def take(cart):
        cart.taken = True
  `,
  'stock/test_store.py': dedent`
    from shop.cart import checkout


    def test_checkout():
        checkout(None)
  `,
};

const trace = dedent`
  Failing test: stock/test_store.py::test_checkout
  Traceback (most recent call last):
    File "stock/test_store.py", line 5, in test_checkout
    File "shop/cart.py", line 12, in checkout
    File "stock/store.py", line 8, in reserve
  CartError: cart has no lines
`;

const questions: readonly [text: string, mode?: 'conceptual' | 'diagnostic' | 'exploratory' | 'analytical'][] = [
  ['What does checkout do?', 'conceptual'],
  ['Trace checkout', 'exploratory'],
  ['Who calls reserve?', 'exploratory'],
  [trace, 'diagnostic'],
  ['"cart has no lines" although stock/store.py reserved them', 'diagnostic'],
  ['What is wrong with the cart?', 'analytical'],
];

test('keeps the hits of every retriever inside the scope, each with a reason', async () => {
  const { codebase } = await openFixture(files);
  for (const [question, mode] of questions) {
    for (const scope of ['shop', 'stock']) {
      const { ranked } = await codebase.search(question, { limit: 30, scope, ...(mode ? { mode } : {}) }, neverCancelled);
      assert.ok(ranked.length > 0, `${question} in ${scope}`);
      assert.deepEqual(
        ranked.filter(({ file }) => !file.startsWith(`${scope}/`)).map(({ file, symbol, why }) => `${file} ${symbol}: ${why}`),
        [],
        `${question} in ${scope}`,
      );
      assert.ok(ranked.every(({ why }) => why.trim() !== ''));
    }
  }
});

test('limits a file scope to the exact path, without the same ending in other folders', async () => {
  const { codebase } = await openFixture({
    'shop/cart.py': 'def checkout(cart):\n    return cart\n',
    'old/shop/cart.py': 'def checkout(cart):\n    return None\n',
    'test/cart.py': 'def checkout(cart):\n    return 1\n',
    'cart.py': 'def checkout(cart):\n    return 2\n',
  });
  for (const scope of ['shop/cart.py', 'cart.py', 'test/cart.py']) {
    const { ranked } = await codebase.search('checkout', { limit: 30, scope, related: true }, neverCancelled);
    assert.deepEqual(
      [...new Set(ranked.flatMap(({ file, related }) => [file, ...(related?.places ?? []).map((each) => each.file)]))],
      [scope],
    );
  }
});

test('continues a list beyond the class in the question, but not beyond a chosen scope', async () => {
  const { codebase } = await openFixture({
    'src/cart.py': dedent`
      class Cart:
          """Rounds."""

          def round_total(self):
              return round(self.total)
    `,
    'src/price.py': dedent`
      def round_price(price):
          """Rounds a price of the cart."""
          return round(price)
    `,
  });
  const question = 'How well is rounding designed in the class Cart, which weaknesses are there?';
  const files = async (scope?: string): Promise<string[]> => {
    const { mode, ranked } = await codebase.search(question, { limit: 20, ...(scope ? { scope } : {}) }, neverCancelled);
    assert.equal(mode.value, 'analytical');
    return [...new Set(ranked.map(({ file }) => file))];
  };
  assert.deepEqual(await files(), ['src/cart.py', 'src/price.py']);
  assert.deepEqual(await files('Cart'), ['src/cart.py']);
});
