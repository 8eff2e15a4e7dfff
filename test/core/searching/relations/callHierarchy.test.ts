// The call hierarchy: sure calls only, grouped by the definition at the other end, with the ranges of the called names.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { minSureConfidence } from '../../../../src/core/graph/edges/edgeConfidence.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import { hierarchyCalls, type CallDirection } from '../../../../src/core/searching/relations/callHierarchy.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'price.py': dedent`
    class Till:
        def __init__(self, n):
            self.n = n

        def take(self):
            return price(self.n) + price(1)

    def price(n):
        return n * 2
  `,
  'shop.py': dedent`
    from price import Till, price

    def sell(things):
        return [(lambda n: price(n))(each) for each in things]

    def open_till():
        return Till(3)

    def guess(thing):
        return thing.take()

    FIRST = price(int('4'))
  `,
  'other.py': dedent`
    class Ticket:
        def take(self):
            return 1

    class Bus:
        def take(self):
            return 2
  `,
};

suite('the call hierarchy', () => {
  let graph: CodeGraph;

  before(async () => {
    ({ graph } = (await openFixture(files)).codebase);
  });

  /** Rows of `path name line:column-column…`, where columns are those of the called names. */
  const rows = (name: string, direction: CallDirection): readonly string[] => {
    const [symbol] = graph.byName(name);
    assert.ok(symbol, name);
    return hierarchyCalls(symbol.id, direction, graph).map(
      ({ definition, ranges }) =>
        `${definition.path} ${definition.qualifiedName} ${ranges.map(({ start, end }) => `${start.line}:${start.column}-${end.column}`).join(' ')}`,
    );
  };

  test('lists each caller once, with every call of it, and one without a name as the definition around it', () => {
    assert.deepEqual(rows('price', 'incoming'), ['price.py Till.take 5:15-20 5:31-36', 'shop.py <module> 11:8-13', 'shop.py sell 3:23-28']);
  });

  test('lists each callee once, also of what it holds without a name', () => {
    assert.deepEqual(rows('Till.take', 'outgoing'), ['price.py price 5:15-20 5:31-36']);
    assert.deepEqual(rows('sell', 'outgoing'), ['price.py price 3:23-28']);
  });

  test('lists the places that construct a class', () => {
    assert.deepEqual(rows('Till', 'incoming'), ['shop.py open_till 6:11-15']);
  });

  test('leaves out calls that may mean something else', () => {
    const [take] = graph.byName('Till.take');
    const edges = graph.callers(take?.id ?? '');
    assert.ok(edges.some(({ confidence }) => confidence < minSureConfidence));
    assert.deepEqual(rows('Till.take', 'incoming'), []);
  });

  test('is empty for a definition that is gone', () => {
    assert.deepEqual(hierarchyCalls('nowhere', 'incoming', graph), []);
  });
});
