// A place gives the parameters of a function their types.
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

test('a parameter has the type that an argument, a variable or a result expects', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        interface Handlers { done(cart: Cart): void }
        declare function on(handlers: Handlers): void;
        declare function each(run: (cart: Cart) => void): void;
        each(function argument(cart) { cart.add(); });
        export const variable: (cart: Cart) => void = (cart) => { cart.add(); };
        export function outer(): (cart: Cart) => void { return function result(cart) { cart.add(); }; }
        on({ done(cart) { cart.add(); } });
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'argument'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'variable'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'outer.result'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'done'), ['Cart.add']);
});
