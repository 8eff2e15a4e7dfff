// Tests of a symbol in several test frameworks: direct callers come before indirect ones, and calls through test helpers count.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import { testsOf } from '../../../../src/core/graph/queries/testsOf.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

suite('tests of a symbol', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  /** Tests of the symbol called `name`, each with its number of calls to the symbol. */
  const listTests = async (name: string, files: Readonly<Record<string, string>>): Promise<string[]> => {
    const graph = createGraph();
    const changedFiles = Object.entries(files).map(async ([path, text]) => {
      const file = await graphFile(path, text, languageOf(path) ?? '', parsers);
      return { ...file, role: /test/i.test(path) ? ('test' as const) : ('code' as const) };
    });
    graph.update({ changedFiles: await Promise.all(changedFiles), removedFiles: [] });
    const [symbol] = graph.byName(name);
    assert.ok(symbol, name);
    return testsOf(symbol, graph, 10).map(({ test, hops }) => `${test.fact.qualifiedName} ${hops}`);
  };

  test('finds direct and indirect tests of pytest and unittest', async () => {
    const files = {
      'cart.py': 'def total(x): return price(x)\ndef price(x): return x\n',
      'tests/test_cart.py': dedent`
        import unittest
        from cart import price, total

        def helper(): return price(1)

        def test_total(): total(1)

        class TestPrice(unittest.TestCase):
            def test_price(self): price(2)
            def test_by_helper(self): helper()
      `,
    };
    assert.deepEqual(await listTests('price', files), ['TestPrice.test_price 1', 'TestPrice.test_by_helper 2', 'test_total 2']);
    assert.deepEqual(await listTests('total', files), ['test_total 1']);
  });

  test('finds tests that a test class inherits, tests with the symbol in a decorator, and tests of derived classes', async () => {
    const files = {
      'box.py': dedent`
        class Red:
            def open(self): return 1
        class Blue:
            def open(self): return 2
        class Grey:
            def open(self): return 3
      `,
      'tests/base.py': dedent`
        class BoxTests:
            kind = None
            def test_opens(self): self.kind().open()
            def test_shuts(self): self.kind().open()
      `,
      'tests/test_red.py': dedent`
        from box import Red
        from tests.base import BoxTests

        class RedTest(BoxTests):
            kind = Red
            def test_shuts(self): pass
      `,
      'tests/test_grey.py': dedent`
        from box import Grey
        from tests.base import BoxTests

        class GreyTest(BoxTests):
            def make(self): return Grey()
      `,
      'tests/test_blue.py': dedent`
        import pytest
        from box import Blue

        @pytest.mark.parametrize("kind", [Blue])
        def test_blue(kind): kind().open()
      `,
    };
    assert.deepEqual(await listTests('Red', files), ['BoxTests.test_opens 2']);
    assert.deepEqual(await listTests('Grey', files), ['BoxTests.test_opens 2', 'BoxTests.test_shuts 2']);
    assert.deepEqual(await listTests('Blue', files), ['test_blue 1']);
    const filesWithSubclass = {
      'box.py': 'class Red:\n    def open(self): return 1\n',
      'tests/test_red.py': dedent`
        from box import Red

        class LoudRed(Red):
            pass

        def test_loud(): LoudRed()
      `,
    };
    assert.deepEqual(await listTests('Red', filesWithSubclass), ['test_loud 2']);
  });

  test('finds tests of mocha, jest and node:test by their titles', async () => {
    const files = {
      'cart.js': 'export function total(x) { return x; }\nexport class Cart { add() {} }\n',
      'cart.test.js': dedent`
        import { Cart, total } from './cart';
        describe('cart', () => {
          it('adds up', () => { total(1); });
          it.each([1])('adds %i', (n) => { [n].map((x) => total(x)); });
          test('nothing', () => {});
        });
        t.test('adds to a cart', () => { new Cart().add(); });
      `,
    };
    assert.deepEqual((await listTests('total', files)).sort(), ['cart.adds %i 1', 'cart.adds up 1']);
    assert.deepEqual(await listTests('Cart', files), ['adds to a cart 1']);
  });

  test('finds tests of JUnit by annotation and by name', async () => {
    const files = {
      'src/main/java/shop/Cart.java': 'package shop;\npublic class Cart { int total() { return 0; } }\n',
      'src/test/java/shop/CartTest.java': dedent`
        package shop;
        public class CartTest extends TestCase {
          @Test void adds() { new Cart().total(); }
          public void testOld() { Cart cart = new Cart(); cart.total(); }
          void helper() { new Cart().total(); }
        }
      `,
    };
    assert.deepEqual((await listTests('total', files)).sort(), ['CartTest.adds 1', 'CartTest.testOld 1']);
  });
});
