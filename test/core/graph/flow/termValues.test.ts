// Values of Python expressions that are more than a chain of names.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { calleesOf, graphOfSources } from '../calleesOf.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('a choice has the values of both options, a built-in function those of its argument', async () => {
  const graph = await graphOfSources(
    {
      'a.py': dedent`
        class Cart:
            def add(self):
                pass

        class Basket:
            def add(self):
                pass

        def chosen(big):
            cart = Cart() if big else Basket()
            cart.add()

        def sorted_ones():
            for cart in sorted([Cart()]):
                cart.add()

        def pairs():
            for number, cart in enumerate([Cart()]):
                cart.add()
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'chosen'), ['Basket', 'Basket.add', 'Cart', 'Cart.add']);
  assert.deepEqual(calleesOf(graph, 'sorted_ones'), ['Cart', 'Cart.add']);
  assert.deepEqual(calleesOf(graph, 'pairs'), ['Cart', 'Cart.add']);
});
