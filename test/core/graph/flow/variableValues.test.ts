// Values of Python variables, fields and results without written types.
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

test('a destructured result has the value at its place', async () => {
  const graph = await graphOfSources(
    {
      'a.py': dedent`
        class Cart:
            def add(self):
                pass

        def pair():
            return 1, Cart()

        def run():
            _, cart = pair()
            cart.add()
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['Cart.add', 'pair']);
});

test('a generator without a written type yields its values', async () => {
  const graph = await graphOfSources(
    {
      'a.py': dedent`
        class Cart:
            def add(self):
                pass

        def carts():
            yield Cart()

        def run():
            for cart in carts():
                cart.add()
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['Cart.add', 'carts']);
});
