// Containers give the types of what they hold.
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

test('an element, a value of a map and the result of a mapping have the written types', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        interface Shop { cart: Cart }
        export function element(carts: Cart[]) { carts.at(0).add(); }
        export function value(carts: Map<string, Cart>) { carts.get('a').add(); }
        export function mapped(shops: Shop[]) { shops.map((shop) => shop.cart)[0].add(); }
        export function pairs(carts: Map<string, Cart>) { for (const [, cart] of carts) cart.add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'element'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'value'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'mapped'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'pairs'), ['Cart.add']);
});
