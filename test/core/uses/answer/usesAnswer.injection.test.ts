// Uses of values that are injected by name: test fixtures, whose uses are the parameters that name them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Each use as `file:line kind`. */
const placesOf = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

suite('test fixtures', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'shop.py': dedent`
        class Store:
            def put(self, item):
                return item

            def size(self):
                return 1


        class Cellar:
            def size(self):
                return 2
      `,
      'tests/conftest.py': dedent`
        import pytest

        from shop import Store


        @pytest.fixture
        def store():
            return Store()


        @pytest.fixture
        def full(store):
            store.put(1)
            return store
      `,
      'tests/test_shop.py': dedent`
        import pytest


        def test_size(store):
            assert store.size() == 1


        def test_both(
            full,
            store,
        ):
            check(
                store,
            )


        @pytest.mark.parametrize("store", [1])
        def test_value(store):
            assert store


        def check(store):
            return store
      `,
    }));
  });

  async function uses(name: string): Promise<UsesAnswer> {
    const [first, ...more] = await codebase.uses({ name }, {}, neverCancelled);
    assert.ok(first && !more.length);
    return first;
  }

  test('are used by the parameters that name them, also in a head of several lines', async () => {
    const { places, undecided } = await uses('store');
    assert.deepEqual(placesOf(places), ['tests/conftest.py:12 passed', 'tests/test_shop.py:4 passed', 'tests/test_shop.py:10 passed']);
    assert.deepEqual(undecided, []);
  });

  test('give their type to the parameter', async () => {
    const { places, undecided } = await uses('Store.size');
    assert.deepEqual(placesOf(places), ['tests/test_shop.py:5 calls']);
    assert.deepEqual(undecided, []);
    assert.deepEqual(placesOf((await uses('Cellar.size')).places), []);
  });
});
