// Built-in functions whose result depends on their argument.
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

test('values of an object and results of a promise keep their types', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        export function values(carts: Record<string, Cart>) { Object.values(carts)[0].add(); }
        export function frozen(cart: Cart) { Object.freeze(cart).add(); }
        export async function all(carts: Promise<Cart>[]) { const [cart] = await Promise.all(carts); cart.add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'values'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'frozen'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'all'), ['Cart.add']);
});
