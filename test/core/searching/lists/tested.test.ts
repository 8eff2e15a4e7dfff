// A failing test leads to the code that it tests, not to tests that sound like it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../answering/openFixture.ts';

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

test('a test that is not in the workspace leads to what it is named after, not to what its line now holds', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java':
      'package shop;\npublic class Cart {\n  int total() { return sum(); }\n  int sum() { return 0; }\n  void checkExpected(int n) { throw new IllegalStateException("expected " + n + " but was something else"); }\n}\n',
    'src/main/java/shop/Parser.java':
      'package shop;\npublic class Parser {\n  int expect(int n) { throw new IllegalStateException("expected:<" + n + "> but was:<" + n + ">"); }\n}\n',
    'src/test/java/shop/CartTest.java':
      'package shop;\npublic class CartTest {\n  public void testParser() {\n    new Parser().expect(1);\n  }\n}\n',
  });
  const question =
    'Failing test: shop.CartTest::testTotalIsZero\n' +
    'junit.framework.ComparisonFailure: expected:<1> but was:<0>\n' +
    '\tat shop.CartTest.testTotalIsZero(CartTest.java:4)\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(ranked[0]?.file, 'src/main/java/shop/Cart.java');
  assert.ok(!ranked.some(({ why }) => /raises or logs/.test(why)), 'what the test framework says is in no code');
  assert.ok(!ranked.some(({ why }) => /called by the test/.test(why)), 'testParser did not fail');
});

test('the name of a test that is not in the workspace tells which member it tests', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java':
      'package shop;\npublic class Cart {\n  public Cart() { }\n  public Cart(int n) { }\n  int total(int expected) { return expected; }\n  int sumOf(int zero) { return zero; }\n  void roundUp(int n) { n += 1; }\n}\n',
    'src/test/java/shop/CartTest.java': 'package shop;\npublic class CartTest {\n  public void testOther() {\n  }\n}\n',
  });
  const question =
    'Failing test: shop.CartTest::testRoundUp_total_isZero\n' +
    'junit.framework.ComparisonFailure: expected:<1> but was:<0>\n' +
    '\tat shop.CartTest.testRoundUp_total_isZero(CartTest.java:40)\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const members = ranked.filter(({ symbol }) => symbol?.startsWith('Cart.'));
  assert.deepEqual(
    members.slice(0, 2).map(({ symbol }) => symbol),
    ['Cart.roundUp', 'Cart.total'],
  );
  assert.match(members[0]?.why ?? '', /is in the name of the test testRoundUp_total_isZero/);
  const namesakes = ranked.filter(({ why }) => /is what CartTest\S* is named after/.test(why)).map(({ symbol }) => symbol);
  assert.deepEqual(namesakes, ['Cart'], 'not its constructors');
  assert.ok(!ranked.some(({ symbol, why }) => symbol === 'Cart.sumOf' && /name of the test/.test(why)));
});

test('a helper of tests that has the name of something in code is no failing test', async () => {
  const { codebase } = await openFixture({
    'src/cart.py':
      'def day_of_month(date):\n    return date.day\n\n\ndef check(date):\n    raise ValueError("day_of_month out of range")\n',
    'src/clock.py': 'def zone():\n    return 0\n',
    'tests/helpers.py': 'from src.clock import zone\n\n\ndef day_of_month(date):\n    return zone()\n',
  });
  const question = 'ValueError: day_of_month out of range\n  File "/app/src/cart.py", line 6, in check\n    raise ValueError\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.ok(!ranked.some(({ why }) => /called by the test/.test(why)));
  assert.ok(ranked.slice(0, 2).some(({ symbol }) => symbol === 'check'));
});

test('only what lies on the way of a trace is likely to have raised', async () => {
  const { codebase } = await openFixture({
    'src/load.py':
      'def load(path):\n    check(path)\n    return open(path)\n\n\ndef check(path):\n    if not path:\n        raise ValueError(path)\n',
    'src/aaa.py': 'def parse_price(text):\n    raise ValueError(text)\n',
  });
  const question = 'Traceback (most recent call last):\n  File "/app/src/load.py", line 2, in load\n    check(path)\nValueError: price\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.deepEqual(
    ranked
      .slice(0, 2)
      .map(({ symbol }) => symbol)
      .toSorted(),
    ['check', 'load'],
  );
});

test('of what the words of a failing test fit alike, functions that do something come before accessors', async () => {
  const work = Array.from({ length: 14 }, (_, i) => `    if (sum < n) { sum = sum * ${i + 20}; }\n`).join('');
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java':
      'package shop;\npublic class Cart {\n  int lines;\n  public Cart() {\n  }\n  public Cart(int n) {\n    lines = n;\n  }\n' +
      `  int lines() {\n    return lines;\n  }\n  void add(int n) {\n    int sum = n;\n${work}    new Cart(sum);\n  }\n}\n`,
  });
  const question =
    'Failing test: shop.CartTest::testIssue\njunit.framework.AssertionFailedError\n\tat shop.CartTest.testIssue(CartTest.java:40)\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const members = ranked.filter(({ symbol }) => symbol?.startsWith('Cart.')).map(({ symbol }) => symbol);
  assert.ok(members.indexOf('Cart.add') < members.indexOf('Cart.lines'), members.join(', '));
});

test('code whose class is named like the failing test comes before code that says a little more of its words', async () => {
  const body = (name: string, doc: string): string =>
    `package shop;\npublic class ${name} {\n  /** ${doc} */\n  int apply(int n) {\n    return n / 10 * 10;\n  }\n}\n`;
  const { codebase } = await openFixture({
    'src/main/java/shop/LineOfCart.java': body('LineOfCart', 'Rounds.'),
    'src/main/java/shop/Weight.java': body('Weight', 'Rounds to cents, as a cart does.'),
    'src/main/java/shop/Price.java': body('Price', 'Applies a price.'),
  });
  const question =
    'Failing test: shop.CartLineTest::testRounds\njunit.framework.AssertionFailedError: cents\n\tat shop.CartLineTest.testRounds(CartLineTest.java:40)\n';
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const first = ranked.find(({ symbol }) => symbol?.endsWith('.apply'));
  assert.equal(first?.symbol, 'LineOfCart.apply', ranked.map(({ symbol, why }) => `${symbol}: ${why}`).join('\n'));
  assert.match(ranked.map(({ why }) => why).join('\n'), /is named like the failing test/);
});

test('the class of the exception that a report names comes after the code that speaks of it', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/VoucherExpiredException.java':
      'package shop;\n/** Thrown for a voucher. */\npublic class VoucherExpiredException extends RuntimeException {\n  public VoucherExpiredException(String voucher) {\n    super(voucher);\n  }\n}\n',
    'src/main/java/shop/Vouchers.java':
      'package shop;\npublic class Vouchers {\n  /** Whether an old voucher is expired: it is thrown away then. */\n  boolean expired(Voucher voucher, Date thrown) {\n    if (voucher.end() == null) return false;\n    if (voucher.used()) return true;\n    if (voucher.lost()) return true;\n    if (voucher.isVoucher()) return true;\n    if (!voucher.counts()) return false;\n    Date end = voucher.end();\n    return end.before(now);\n  }\n}\n',
    'src/main/java/shop/Order.java': 'package shop;\npublic class Order {\n  void pay(int cents) {\n    this.paid = cents;\n  }\n}\n',
  });
  const question =
    "Failing test: shop.ShopTest::testOld\njunit.framework.AssertionFailedError: VoucherExpiredException wasn't thrown\n\tat shop.ShopTest.testOld(ShopTest.java:40)\n";
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(ranked[0]?.symbol, 'Vouchers.expired', ranked.map(({ symbol, score }) => `${symbol} ${score}`).join(', '));
});
