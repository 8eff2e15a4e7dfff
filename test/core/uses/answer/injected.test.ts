// Uses of what is handed over by name: fixtures of tests, whose parameters are the places that use them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesResult } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { openFixture } from '../../answering/openFixture.ts';

const short = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

suite('fixtures of tests', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'shop.py':
        'class Store:\n    def put(self, item):\n        return item\n\n    def size(self):\n        return 1\n\n\nclass Cellar:\n    def size(self):\n        return 2\n',
      'tests/conftest.py':
        'import pytest\n\nfrom shop import Store\n\n\n@pytest.fixture\ndef store():\n    return Store()\n\n\n@pytest.fixture\ndef full(store):\n    store.put(1)\n    return store\n',
      'tests/test_shop.py':
        'import pytest\n\n\ndef test_size(store):\n    assert store.size() == 1\n\n\ndef test_both(\n    full,\n    store,\n):\n    check(\n        store,\n    )\n\n\n' +
        '@pytest.mark.parametrize("store", [1])\ndef test_value(store):\n    assert store\n\n\ndef check(store):\n    return store\n',
    }));
  });

  async function uses(name: string): Promise<UsesResult> {
    const [first, ...more] = await codebase.uses({ name }, {}, neverCancelled);
    assert.ok(first && !more.length);
    return first;
  }

  test('a fixture is used by the parameters that name it, also in a head of several lines', async () => {
    const { places, undecided } = await uses('store');
    assert.deepEqual(short(places), ['tests/conftest.py:12 passed', 'tests/test_shop.py:4 passed', 'tests/test_shop.py:10 passed']);
    assert.deepEqual(undecided, []);
  });

  test('what a fixture gives tells which method is meant', async () => {
    const { places, undecided } = await uses('Store.size');
    assert.deepEqual(short(places), ['tests/test_shop.py:5 calls']);
    assert.deepEqual(undecided, []);
    assert.deepEqual(short((await uses('Cellar.size')).places), []);
  });
});
