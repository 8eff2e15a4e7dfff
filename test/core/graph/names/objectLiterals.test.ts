// Methods of an object literal in a function are no plain names: a call without a receiver means a function of the file.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('a plain call leads to the function of the file and not to a method of that name in an object literal', async () => {
  const text = dedent`
    function clear(): void {}
    export function make() {
      return { clear(type: string) { clear(); }, close: () => clear() };
    }
  `;
  const graph = graphOf([await graphFile('log.ts', text, 'typescript', parsers)]);
  const [clear] = graph.byName('clear').filter(({ fact }) => fact.kind === 'function');
  const callers = graph.incoming(clear?.id ?? '', ['calls']).map(({ caller }) => graph.symbol(caller)?.fact.qualifiedName);
  assert.deepEqual(callers, ['make.clear', 'make.close']);
});
