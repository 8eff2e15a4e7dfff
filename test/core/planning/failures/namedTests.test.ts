// Tests that a report names are read first, in whatever form reports write names and titles.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { namedTests } from '../../../../src/core/planning/failures/namedTests.ts';
import { testNamesIn } from '../../../../src/core/reading/mentions/testNames.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { call } from '../../tools/toolFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'src/cart.ts': dedent`
    export function total(prices: readonly number[]): number {
      return prices.length;
    }
  `,
  'src/cart.test.ts': dedent`
    import { describe, expect, it } from 'vitest';
    import { total } from './cart.ts';

    describe('the cart', () => {
      it('adds all prices', () => {
        expect(total([1, 2])).toBe(3);
      });
      it('is empty at first', () => {
        expect(total([])).toBe(0);
      });
    });
  `,
  'py/test_cart.py': dedent`
    from cart import total


    def test_adds_all():
        assert total([1, 2]) == 3


    def test_same():
        assert True
  `,
  'py/test_other.py': 'def test_same():\n    assert True\n',
  'go/cart_test.go': dedent`
    package cart

    import "testing"

    func TestAddsAll(t *testing.T) {
    	t.Fatal("no")
    }
  `,
};

suite('tests that a failure names', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  const placesOfTests = (text: string): readonly string[] =>
    namedTests(testNamesIn(text), codebase.graph, everywhere).map(({ path, lines }) => `${path}:${lines.first + 1}`);

  test('are found by function or by title, as reports write them', () => {
    assert.deepEqual(placesOfTests('--- FAIL: TestAddsAll (0.00s)'), ['go/cart_test.go:5']);
    assert.deepEqual(placesOfTests('FAILED py/test_cart.py::test_adds_all - assert 2 == 3'), ['py/test_cart.py:4']);
    for (const line of [
      ' FAIL  src/cart.test.ts > the cart > adds all prices',
      '  ● the cart › adds all prices',
      'not ok 4 - adds all prices',
      '    ✖ adds all prices (12.5 ms)',
      '  1) adds all prices:',
    ])
      assert.deepEqual(placesOfTests(line), ['src/cart.test.ts:5'], line);
  });

  test('are not found by a name of two tests unless the report names the file', () => {
    assert.deepEqual(placesOfTests('FAILED py/test_other.py::test_same'), ['py/test_other.py:1']);
    assert.deepEqual(placesOfTests('test_same failed'), []);
    assert.deepEqual(placesOfTests('total is 2 and should be 3'), []);
  });

  test('come first in explain_failure, before the tested code', async () => {
    const { text } = await call(codebase, 'explain_failure', {
      failure: ' FAIL  src/cart.test.ts > the cart > adds all prices\nAssertionError: expected 2 to be 3',
    });
    assert.match(text, /^(?:No code here[^\n]*\n\n)?src\/cart\.test\.ts:5-7 · test/);
    assert.match(text, /^src\/cart\.ts:1/m);
  });
});
