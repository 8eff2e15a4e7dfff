// Results of calls, with type parameters inferred from arguments.
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

test('a type parameter has the type of the argument', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        declare function same<T>(value: T): T;
        declare function first<T>(list: T[]): T;
        declare function make<T>(build: () => T): T;
        export function direct(cart: Cart) { same(cart).add(); }
        export function element(carts: Cart[]) { first(carts).add(); }
        export function result(cart: Cart) { make(() => cart).add(); }
        export function written() { same<Cart>(null).add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'direct'), ['Cart.add', 'same']);
  assert.deepEqual(calleesOf(graph, 'element'), ['Cart.add', 'first']);
  assert.deepEqual(calleesOf(graph, 'result'), ['Cart.add', 'make']);
  assert.deepEqual(calleesOf(graph, 'written'), ['Cart.add', 'same']);
});
