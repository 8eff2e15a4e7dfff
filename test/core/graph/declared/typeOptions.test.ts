// Aliases, unions and utility types come down to the types behind them.
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

test('members are found behind an alias, a utility type and an indexed type', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        interface Shop { cart: Cart }
        type Alias = Cart;
        export function alias(cart: Alias) { cart.add(); }
        export function utility(cart: Readonly<Partial<Cart>>) { cart.add(); }
        export function part(cart: Shop['cart']) { cart.add(); }
        export function maybe(cart: Cart | undefined) { cart?.add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'alias'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'utility'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'part'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'maybe'), ['Cart.add']);
});
