// Which tests test a symbol, in four test frameworks: direct calls before detours, helpers are passed through.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import { testsOf } from '../../../../src/core/graph/queries/testsOf.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';

describe('tests of a symbol', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  const tests = async (name: string, files: Readonly<Record<string, string>>): Promise<string[]> => {
    const graph = createGraph();
    const changed = Object.entries(files).map(async ([path, text]) => {
      const file = await graphFile(path, text, languageOf(path) ?? '', parsers);
      return { ...file, role: /test/i.test(path) ? ('test' as const) : ('code' as const) };
    });
    graph.update({ changed: await Promise.all(changed), removed: [] });
    const [symbol] = graph.byName(name);
    assert.ok(symbol, name);
    return testsOf(symbol, graph, 10).map(({ test, hops }) => `${test.fact.qualifiedName} ${hops}`);
  };

  it('in pytest and unittest', async () => {
    const files = {
      'cart.py': 'def total(x): return price(x)\ndef price(x): return x\n',
      'tests/test_cart.py':
        'import unittest\nfrom cart import price, total\n\ndef helper(): return price(1)\n\ndef test_total(): total(1)\n\nclass TestPrice(unittest.TestCase):\n    def test_price(self): price(2)\n    def test_helped(self): helper()\n',
    };
    assert.deepEqual(await tests('price', files), ['TestPrice.test_price 1', 'TestPrice.test_helped 2', 'test_total 2']);
    assert.deepEqual(await tests('total', files), ['test_total 1']);
  });

  it('that a class inherits are run with what the class names, and what stands above a test belongs to it', async () => {
    const files = {
      'box.py':
        'class Red:\n    def open(self): return 1\nclass Blue:\n    def open(self): return 2\nclass Grey:\n    def open(self): return 3\n',
      'tests/base.py':
        'class BoxTests:\n    kind = None\n    def test_opens(self): self.kind().open()\n    def test_shuts(self): self.kind().open()\n',
      'tests/test_red.py':
        'from box import Red\nfrom tests.base import BoxTests\n\nclass RedTest(BoxTests):\n    kind = Red\n    def test_shuts(self): pass\n',
      'tests/test_grey.py':
        'from box import Grey\nfrom tests.base import BoxTests\n\nclass GreyTest(BoxTests):\n    def make(self): return Grey()\n',
      'tests/test_blue.py':
        'import pytest\nfrom box import Blue\n\n@pytest.mark.parametrize("kind", [Blue])\ndef test_blue(kind): kind().open()\n',
    };
    assert.deepEqual(await tests('Red', files), ['BoxTests.test_opens 2']);
    assert.deepEqual(await tests('Grey', files), ['BoxTests.test_opens 2', 'BoxTests.test_shuts 2']);
    assert.deepEqual(await tests('Blue', files), ['test_blue 1']);
    const derived = {
      'box.py': 'class Red:\n    def open(self): return 1\n',
      'tests/test_red.py': 'from box import Red\n\nclass LoudRed(Red):\n    pass\n\ndef test_loud(): LoudRed()\n',
    };
    assert.deepEqual(await tests('Red', derived), ['test_loud 2']);
  });

  it('in mocha, jest and node:test, by title', async () => {
    const files = {
      'cart.js': 'export function total(x) { return x; }\nexport class Cart { add() {} }\n',
      'cart.test.js':
        "import { Cart, total } from './cart';\ndescribe('cart', () => {\n  it('adds up', () => { total(1); });\n  it.each([1])('adds %i', (n) => { [n].map((x) => total(x)); });\n  test('nothing', () => {});\n});\nt.test('adds to a cart', () => { new Cart().add(); });\n",
    };
    assert.deepEqual((await tests('total', files)).sort(), ['cart.adds %i 1', 'cart.adds up 1']);
    assert.deepEqual(await tests('Cart', files), ['adds to a cart 1']);
  });

  it('in JUnit, by annotation and by name', async () => {
    const files = {
      'src/main/java/shop/Cart.java': 'package shop;\npublic class Cart { int total() { return 0; } }\n',
      'src/test/java/shop/CartTest.java':
        'package shop;\npublic class CartTest extends TestCase {\n  @Test void adds() { new Cart().total(); }\n  public void testOld() { Cart cart = new Cart(); cart.total(); }\n  void helper() { new Cart().total(); }\n}\n',
    };
    assert.deepEqual((await tests('total', files)).sort(), ['CartTest.adds 1', 'CartTest.testOld 1']);
  });
});
