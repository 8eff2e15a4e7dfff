// Types of names: parameters, destructured ones, imports and variables by their value.
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

test('a name has the type of its declaration or of its value', async () => {
  const graph = await graphOfSources(
    {
      'types.ts': dedent`
        export interface Cart { add(): void }
        export interface Shop { cart: Cart }
        export declare const shared: Cart;
      `,
      'a.ts': dedent`
        import { shared, type Cart, type Shop } from './types';
        export function destructured({ cart }: Shop) { cart.add(); }
        export function imported() { shared.add(); }
        export function assigned(shop: Shop) { const cart = shop.cart; cart.add(); }
        export function guarded(cart: unknown) { if (isCart(cart)) cart.add(); }
        function isCart(cart: unknown): cart is Cart { return true; }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'destructured'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'imported'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'assigned'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'guarded'), ['Cart.add', 'isCart']);
});
