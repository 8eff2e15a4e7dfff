// The complete list of a kind of definition takes the place of the search results.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { emptyPlan } from '../../../../src/core/planning/conceptual/emptyPlan.ts';
import { isInventory, withInventory } from '../../../../src/core/planning/conceptual/inventoryPlan.ts';
import type { ResolvedScope } from '../../../../src/core/searching/scope.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../../searching/memorySources.ts';
import { plainInquiry } from '../../searching/plainInquiry.ts';

const sources = await sourcesOf({
  'src/stock.py': dedent`
    class OutOfStock(LookupError):
        pass


    class Withdrawn(OutOfStock):
        pass


    class Shelf:
        pass


    def sort_shelf(shelf):
        return shelf
  `,
  'src/a.py': 'class WarehouseError(Exception):\n    pass\n',
  'tests/test_stock.py': 'class FakeError(Exception):\n    pass\n',
});

/** Names of the listed definitions; undefined where the plan stays as it is. */
function membersFor(question: string, scope?: ResolvedScope): readonly string[] | undefined {
  const plan = withInventory(emptyPlan, plainInquiry(question, scope ? { scope } : {}), sources);
  assert.ok(!plan || isInventory(plan));
  return plan?.inventory.members.map(({ fact }) => fact.name);
}

suite('the list of all definitions of a kind', () => {
  test('has error types by their name or that of a direct or indirect base, in the order of the files', () => {
    assert.deepEqual(membersFor('Which error classes are there?'), ['WarehouseError', 'OutOfStock', 'Withdrawn']);
  });

  test('has only definitions with the words of the question in their name or path', () => {
    assert.deepEqual(membersFor('Which shelf functions are there?'), ['sort_shelf']);
    assert.deepEqual(membersFor('Which stock classes are there?'), ['OutOfStock', 'Withdrawn', 'Shelf']);
  });

  test('may be empty for a whole kind, but not for words: then the search decides', () => {
    assert.deepEqual(membersFor('Which enums are there?'), []);
    assert.equal(membersFor('Which zebra classes are there?'), undefined);
  });

  test('has only definitions in the scope', () => {
    const { scope } = plainInquiry('any question');
    assert.deepEqual(membersFor('Which classes are there?', { ...scope, contains: (_, path) => path === 'src/a.py' }), ['WarehouseError']);
  });

  test('gives a place to each member and leaves other questions alone', () => {
    const plan = withInventory(emptyPlan, plainInquiry('Which error classes are there?'), sources);
    assert.equal(plan?.definitions.length, 3);
    assert.equal(membersFor('How is a shelf sorted?'), undefined);
    assert.equal(isInventory(emptyPlan), false);
  });
});
