// Tests that a report names are read first, in the forms in which reports write names and titles.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/api.ts';
import { namedTests } from '../../../../src/core/planning/failures/namedTests.ts';
import { testNamesIn } from '../../../../src/core/reading/mentions/testNames.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import { openFixture } from '../../answering/openFixture.ts';
import { call } from '../../tools/toolFixture.ts';

const files = {
  'src/cart.ts': 'export function total(prices: readonly number[]): number {\n  return prices.length;\n}\n',
  'src/cart.test.ts':
    "import { describe, expect, it } from 'vitest';\nimport { total } from './cart.ts';\n\ndescribe('the cart', () => {\n  it('adds all prices', () => {\n    expect(total([1, 2])).toBe(3);\n  });\n  it('is empty at first', () => {\n    expect(total([])).toBe(0);\n  });\n});\n",
  'py/test_cart.py':
    'from cart import total\n\n\ndef test_adds_all():\n    assert total([1, 2]) == 3\n\n\ndef test_same():\n    assert True\n',
  'py/test_other.py': 'def test_same():\n    assert True\n',
  'go/cart_test.go': 'package cart\n\nimport "testing"\n\nfunc TestAddsAll(t *testing.T) {\n\tt.Fatal("no")\n}\n',
};

suite('tests that a failure names', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  const named = (text: string): readonly string[] =>
    namedTests(testNamesIn(text), codebase.graph, everywhere).map(({ path, lines }) => `${path}:${lines.first + 1}`);

  test('by a function or by a title, as reports write them', () => {
    assert.deepEqual(named('--- FAIL: TestAddsAll (0.00s)'), ['go/cart_test.go:5']);
    assert.deepEqual(named('FAILED py/test_cart.py::test_adds_all - assert 2 == 3'), ['py/test_cart.py:4']);
    for (const line of [
      ' FAIL  src/cart.test.ts > the cart > adds all prices',
      '  ● the cart › adds all prices',
      'not ok 4 - adds all prices',
      '    ✖ adds all prices (12.5 ms)',
      '  1) adds all prices:',
    ])
      assert.deepEqual(named(line), ['src/cart.test.ts:5'], line);
  });

  test('a name of two tests means the one whose file is named, and else none', () => {
    assert.deepEqual(named('FAILED py/test_other.py::test_same'), ['py/test_other.py:1']);
    assert.deepEqual(named('test_same failed'), []);
    assert.deepEqual(named('total is 2 and should be 3'), []);
  });

  test('explain_failure shows the test first, and what it tests', async () => {
    const { text } = await call(codebase, 'explain_failure', {
      failure: ' FAIL  src/cart.test.ts > the cart > adds all prices\nAssertionError: expected 2 to be 3',
    });
    assert.match(text, /^(?:No code here[^\n]*\n\n)?src\/cart\.test\.ts:5-7 · test/);
    assert.match(text, /^src\/cart\.ts:1/m);
  });
});
