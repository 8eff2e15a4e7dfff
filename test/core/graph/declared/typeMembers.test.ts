// Members of a type, with the type arguments of the object that they are looked up on.
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

test('a member of a generic type has the type argument, also when it is inherited', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { add(): void }
        interface Box<T> { content: T; open(): T }
        interface CartBox extends Box<Cart> { size: number }
        export function own(box: Box<Cart>) { box.content.add(); }
        export function inherited(box: CartBox) { box.content.add(); }
        export function literal(box: { content: Cart }) { box.content.add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'own'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'inherited'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'literal'), ['Cart.add']);
});
