// A failing test leads to the code under test, not to tests with similar names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'src/cart.py': dedent`
    class Cart:
        def __init__(self):
            self.lines = []

        def total(self):
            return sum(price_of(line) for line in self.lines)


    def price_of(line):
        return line.price * line.count
  `,
  'src/other.py': 'def totals_of_year(year):\n    return [year]\n',
  'tests/test_cart.py': dedent`
    from src.cart import Cart


    def test_total_of_empty_cart_is_zero():
        cart = Cart()
        assert cart.total() == 1


    def test_total_of_cart_with_lines():
        assert Cart().total() == 2
  `,
};

test('ranks the callees of a failing test above tests with similar names', async () => {
  const { codebase } = await openFixture(files);
  const question = dedent`
    Failing test: tests/test_cart.py::test_total_of_empty_cart_is_zero
    AssertionError: assert 0 == 1
      File "/build/tests/test_cart.py", line 6, in test_total_of_empty_cart_is_zero
        assert cart.total() == 1
  `;
  const { mode, ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(mode.value, 'diagnostic');
  const symbols = ranked.map(({ symbol }) => symbol);
  assert.ok(symbols.slice(0, 2).includes('Cart.total'), symbols.join(', '));
  assert.ok(symbols.includes('price_of'), 'two calls away from the test');
  assert.ok(!symbols.slice(0, 3).includes('test_total_of_cart_with_lines'), symbols.join(', '));
  assert.match(ranked.find(({ symbol }) => symbol === 'Cart.total')?.why ?? '', /called by the test/);
});

test('finds the code that an unknown test is named after, not the code of the test at its line', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java': dedent`
      package shop;
      public class Cart {
        int total() { return sum(); }
        int sum() { return 0; }
        void checkExpected(int n) { throw new IllegalStateException("expected " + n + " but was something else"); }
      }
    `,
    'src/main/java/shop/Parser.java': dedent`
      package shop;
      public class Parser {
        int expect(int n) { throw new IllegalStateException("expected:<" + n + "> but was:<" + n + ">"); }
      }
    `,
    'src/test/java/shop/CartTest.java': dedent`
      package shop;
      public class CartTest {
        public void testParser() {
          new Parser().expect(1);
        }
      }
    `,
  });
  const question = dedent`
    Failing test: shop.CartTest::testTotalIsZero
    junit.framework.ComparisonFailure: expected:<1> but was:<0>
    	at shop.CartTest.testTotalIsZero(CartTest.java:4)
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(ranked[0]?.file, 'src/main/java/shop/Cart.java');
  assert.ok(!ranked.some(({ why }) => /raises or logs/.test(why)), 'what the test framework says is in no code');
  assert.ok(!ranked.some(({ why }) => /called by the test/.test(why)), 'testParser did not fail');
});

test('finds the member in the name of an unknown test', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java': dedent`
      package shop;
      public class Cart {
        public Cart() { }
        public Cart(int n) { }
        int total(int expected) { return expected; }
        int sumOf(int zero) { return zero; }
        void roundUp(int n) { n += 1; }
      }
    `,
    'src/test/java/shop/CartTest.java': dedent`
      package shop;
      public class CartTest {
        public void testOther() {
        }
      }
    `,
  });
  const question = dedent`
    Failing test: shop.CartTest::testRoundUp_total_isZero
    junit.framework.ComparisonFailure: expected:<1> but was:<0>
    	at shop.CartTest.testRoundUp_total_isZero(CartTest.java:40)
  `;
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

test('does not take a test helper that shares a name with code for the failing test', async () => {
  const { codebase } = await openFixture({
    'src/cart.py': dedent`
      def day_of_month(date):
          return date.day


      def check(date):
          raise ValueError("day_of_month out of range")
    `,
    'src/clock.py': 'def zone():\n    return 0\n',
    'tests/helpers.py': dedent`
      from src.clock import zone


      def day_of_month(date):
          return zone()
    `,
  });
  const question = dedent`
    ValueError: day_of_month out of range
      File "/app/src/cart.py", line 6, in check
        raise ValueError
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.ok(!ranked.some(({ why }) => /called by the test/.test(why)));
  assert.ok(ranked.slice(0, 2).some(({ symbol }) => symbol === 'check'));
});

test('ranks raisers in the files of the stack trace above raisers elsewhere', async () => {
  const { codebase } = await openFixture({
    'src/load.py': dedent`
      def load(path):
          check(path)
          return open(path)


      def check(path):
          if not path:
              raise ValueError(path)
    `,
    'src/aaa.py': 'def parse_price(text):\n    raise ValueError(text)\n',
  });
  const question = dedent`
    Traceback (most recent call last):
      File "/app/src/load.py", line 2, in load
        check(path)
    ValueError: price
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.deepEqual(
    ranked
      .slice(0, 2)
      .map(({ symbol }) => symbol)
      .toSorted(),
    ['check', 'load'],
  );
});

test('ranks functions that do something above accessors with the same words', async () => {
  const work = Array.from({ length: 14 }, (_, i) => `    if (sum < n) { sum = sum * ${i + 20}; }\n`).join('');
  const { codebase } = await openFixture({
    'src/main/java/shop/Cart.java':
      dedent`
        package shop;
        public class Cart {
          int lines;
          public Cart() {
          }
          public Cart(int n) {
            lines = n;
          }
      ` + `  int lines() {\n    return lines;\n  }\n  void add(int n) {\n    int sum = n;\n${work}    new Cart(sum);\n  }\n}\n`,
  });
  const question = dedent`
    Failing test: shop.CartTest::testIssue
    junit.framework.AssertionFailedError
    	at shop.CartTest.testIssue(CartTest.java:40)
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const members = ranked.filter(({ symbol }) => symbol?.startsWith('Cart.')).map(({ symbol }) => symbol);
  assert.ok(members.indexOf('Cart.add') < members.indexOf('Cart.lines'), members.join(', '));
});

test('ranks code whose class shares words with the failing test above code with a few more of its words', async () => {
  const classText = (name: string, doc: string): string => dedent`
    package shop;
    public class ${name} {
      /** ${doc} */
      int apply(int n) {
        return n / 10 * 10;
      }
    }
  `;
  const { codebase } = await openFixture({
    'src/main/java/shop/LineOfCart.java': classText('LineOfCart', 'Rounds.'),
    'src/main/java/shop/Weight.java': classText('Weight', 'Rounds to cents, as a cart does.'),
    'src/main/java/shop/Price.java': classText('Price', 'Applies a price.'),
  });
  const question = dedent`
    Failing test: shop.CartLineTest::testRounds
    junit.framework.AssertionFailedError: cents
    	at shop.CartLineTest.testRounds(CartLineTest.java:40)
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  const best = ranked.find(({ symbol }) => symbol?.endsWith('.apply'));
  assert.equal(best?.symbol, 'LineOfCart.apply', ranked.map(({ symbol, why }) => `${symbol}: ${why}`).join('\n'));
  assert.match(ranked.map(({ why }) => why).join('\n'), /is named like the failing test/);
});

test('ranks the class of an exception below the code that uses it', async () => {
  const { codebase } = await openFixture({
    'src/main/java/shop/VoucherExpiredException.java': dedent`
      package shop;
      /** Thrown for a voucher. */
      public class VoucherExpiredException extends RuntimeException {
        public VoucherExpiredException(String voucher) {
          super(voucher);
        }
      }
    `,
    'src/main/java/shop/Vouchers.java': dedent`
      package shop;
      public class Vouchers {
        /** Whether an old voucher is expired: it is thrown away then. */
        boolean expired(Voucher voucher, Date thrown) {
          if (voucher.end() == null) return false;
          if (voucher.used()) return true;
          if (voucher.lost()) return true;
          if (voucher.isVoucher()) return true;
          if (!voucher.counts()) return false;
          Date end = voucher.end();
          return end.before(now);
        }
      }
    `,
    'src/main/java/shop/Order.java': dedent`
      package shop;
      public class Order {
        void pay(int cents) {
          this.paid = cents;
        }
      }
    `,
  });
  const question = dedent`
    Failing test: shop.ShopTest::testOld
    junit.framework.AssertionFailedError: VoucherExpiredException wasn't thrown
    	at shop.ShopTest.testOld(ShopTest.java:40)
  `;
  const { ranked } = await codebase.search(question, { limit: 10 }, neverCancelled);
  assert.equal(ranked[0]?.symbol, 'Vouchers.expired', ranked.map(({ symbol, score }) => `${symbol} ${score}`).join(', '));
});
