// A comparison of a member with a value narrows a union.
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

test('only the option with the compared tag is left', async () => {
  const graph = await graphOfSources(
    {
      'a.ts': dedent`
        interface Cart { kind: 'cart'; add(): void }
        interface Box { kind: 'box'; add(): void }
        export function run(thing: Cart | Box) { if (thing.kind === 'cart') thing.add(); }
        export function other(thing: Cart | Box) { if (thing.kind !== 'cart') thing.add(); }
      `,
    },
    parsers,
  );
  assert.deepEqual(calleesOf(graph, 'run'), ['Cart.add']);
  assert.deepEqual(calleesOf(graph, 'other'), ['Box.add']);
});
