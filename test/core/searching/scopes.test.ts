// A scope holds for every way of finding places, and every place that is found says why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../answering/openFixture.ts';

const files = {
  'shop/cart.py':
    'from stock.store import reserve\n\n\nclass CartError(Exception):\n    pass\n\n\ndef checkout(cart):\n    """Checks a cart out."""\n' +
    '    if not cart.lines:\n        raise CartError("cart has no lines")\n    reserve(cart)\n    return total(cart)\n\n\ndef total(cart):\n    return sum(cart.lines)\n',
  'stock/store.py':
    'from shop.cart import CartError\n\n\ndef reserve(cart):\n    """Checks out what the cart holds."""\n    take(cart)\n    if not cart.lines:\n        raise CartError("cart has no lines")\n\n\ndef take(cart):\n    cart.taken = True\n',
  'stock/test_store.py': 'from shop.cart import checkout\n\n\ndef test_checkout():\n    checkout(None)\n',
};

const trace =
  'Failing test: stock/test_store.py::test_checkout\nTraceback (most recent call last):\n  File "stock/test_store.py", line 5, in test_checkout\n' +
  '  File "shop/cart.py", line 12, in checkout\n  File "stock/store.py", line 8, in reserve\nCartError: cart has no lines\n';

const questions: readonly [text: string, mode?: 'conceptual' | 'diagnostic' | 'exploratory' | 'analytical'][] = [
  ['What does checkout do?', 'conceptual'],
  ['Trace checkout', 'exploratory'],
  ['Who calls reserve?', 'exploratory'],
  [trace, 'diagnostic'],
  ['"cart has no lines" although stock/store.py reserved them', 'diagnostic'],
  ['What is wrong with the cart?', 'analytical'],
];

test('every retriever keeps to the scope, and every hit says why', async () => {
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

test('a file is kept to by its path, and not what ends with that path in other folders', async () => {
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

test('a list of places goes on beyond the class that is to be judged, an answer and a scope that was chosen do not', async () => {
  const { codebase } = await openFixture({
    'src/cart.py': 'class Cart:\n    """Rounds."""\n\n    def round_total(self):\n        return round(self.total)\n',
    'src/price.py': 'def round_price(price):\n    """Rounds a price of the cart."""\n    return round(price)\n',
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
